import { only } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { relation } from '../relation.ts'

const pairs = relation({
  table: 'bookmark',
  key: ['member', 'item'],
  members: ['member'],
  value: { column: 'added_at', type: 'timestamptz' },
})

/** Read model of the bookmarks of members; an erased member's bookmarks are deleted. */
export const bookmarks: Projection = {
  name: 'bookmarks',
  version: 1,
  handles: ['BookmarkAdded', 'BookmarkRemoved', 'MemberErased'],
  personal: false,
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    if (erased.length > 0) {
      void pairs.leave(erased, sql)
      void sql`${pairs.pairsOf(erased)}`
    }
    const ends = only(batch, 'BookmarkAdded', 'BookmarkRemoved').map(({ type, data, metadata }) => ({
      member: data.member,
      item: data.subject.id,
      added_at: metadata.occurredAt,
      holds: type === 'BookmarkAdded',
    }))
    if (ends.length > 0) void sql`with ${pairs.ended(ends)} select from ended`
  },
  changes: () => [],
}
