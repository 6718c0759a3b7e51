import { isErased } from '../../events/define.ts'
import { text } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { relation } from '../relation.ts'

const pairs = relation({
  table: 'user_disorder',
  key: ['member', 'disorder'],
  members: ['member'],
  columns: { relationship: 'text' },
})

/** Read model of the disorders that members name (spec §3 User); those of an erased member are deleted. */
export const userDisorders: Projection = {
  name: 'user_disorders',
  version: 2,
  tables: tablesBeside(import.meta.url),
  ...pairs.projected(
    ['UserDisorderAdded', 'UserDisorderRelationshipChanged', 'UserDisorderRemoved'],
    ({ type, data }) => {
      const { member, disorder } = data
      if (isErased(disorder)) return null
      const pair = { member, disorder }
      return type === 'UserDisorderRemoved'
        ? { ...pair, holds: false }
        : { ...pair, relationship: text(data.relationship), holds: true }
    },
  ),
  changes: ({ data }) => ('member' in data ? [{ topic: `member:${data.member}`, id: data.member }] : []),
}
