import { isErased } from '../../events/define.ts'
import { only } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { relation } from '../relation.ts'

const pairs = relation({
  table: 'profile_value',
  key: ['member', 'field'],
  members: ['member'],
  value: { column: 'value', type: 'text' },
})

/** Read model of what members say on their profiles (spec §3 User); the values of an erased member are deleted. */
export const profileValues: Projection = {
  name: 'profile_values',
  version: 1,
  handles: ['ProfileFieldChanged', 'MemberErased'],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    if (erased.length > 0) {
      void pairs.leave(erased, sql)
      void sql`${pairs.pairsOf(erased)}`
    }
    const ends = only(batch, 'ProfileFieldChanged').flatMap(({ data: { member, field, value } }) =>
      isErased(value) ? [] : [{ member, field, value: value ?? '', holds: value !== null }],
    )
    if (ends.length > 0) void sql`with ${pairs.ended(ends)} select from ended`
  },
  changes: ({ data }) => ('member' in data ? [{ topic: `member:${data.member}`, id: data.member }] : []),
}
