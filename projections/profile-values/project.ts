import { isErased } from '../../events/define.ts'
import { text } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { relation } from '../relation.ts'

const pairs = relation({
  table: 'profile_value',
  key: ['member', 'field'],
  members: ['member'],
  columns: { value: 'text' },
})

/** Read model of what members say on their profiles (spec §3 User); the values of an erased member are deleted. */
export const profileValues: Projection = {
  name: 'profile_values',
  version: 1,
  tables: tablesBeside(import.meta.url),
  ...pairs.projected(['ProfileFieldChanged'], ({ data: { member, field, value } }) =>
    isErased(value) ? null : { member, field, value: text(value), holds: value !== null },
  ),
  changes: ({ data }) => ('member' in data ? [{ topic: `member:${data.member}`, id: data.member }] : []),
}
