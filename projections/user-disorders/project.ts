import { isErased } from '../../events/define.ts'
import { only, text } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { relation } from '../relation.ts'

const pairs = relation({
  table: 'user_disorder',
  key: ['member', 'disorder'],
  members: ['member'],
  value: { column: 'relationship', type: 'text' },
})

/** Read model of the disorders that members name (spec §3 User); those of an erased member are deleted. */
export const userDisorders: Projection = {
  name: 'user_disorders',
  version: 2,
  handles: ['UserDisorderAdded', 'UserDisorderRelationshipChanged', 'UserDisorderRemoved', 'MemberErased'],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    if (erased.length > 0) {
      void pairs.leave(erased, sql)
      void sql`${pairs.pairsOf(erased)}`
    }
    const ends = only(
      batch,
      'UserDisorderAdded',
      'UserDisorderRelationshipChanged',
      'UserDisorderRemoved',
    ).flatMap(({ type, data }) =>
      isErased(data.disorder)
        ? []
        : [
            {
              member: data.member,
              disorder: data.disorder,
              relationship: type === 'UserDisorderRemoved' ? null : text(data.relationship),
              holds: type !== 'UserDisorderRemoved',
            },
          ],
    )
    if (ends.length > 0) void sql`with ${pairs.ended(ends)} select from ended`
  },
  changes: ({ data }) => ('member' in data ? [{ topic: `member:${data.member}`, id: data.member }] : []),
}
