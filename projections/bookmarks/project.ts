import { tablesBeside, type Projection } from '../projection.ts'
import { relation } from '../relation.ts'

const pairs = relation({
  table: 'bookmark',
  key: ['member', 'item'],
  members: ['member'],
  columns: { added_at: 'timestamptz' },
})

/** Read model of the bookmarks of members; an erased member's bookmarks are deleted. */
export const bookmarks: Projection = {
  name: 'bookmarks',
  version: 1,
  personal: false,
  tables: tablesBeside(import.meta.url),
  ...pairs.projected(['BookmarkAdded', 'BookmarkRemoved'], ({ type, data, metadata }) => ({
    member: data.member,
    item: data.subject.id,
    added_at: metadata.occurredAt,
    holds: type === 'BookmarkAdded',
  })),
  changes: () => [],
}
