import { isErased } from '../../events/define.ts'
import { text } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { relation } from '../relation.ts'

const pairs = relation({
  table: 'award',
  key: ['member', 'award'],
  members: ['member'],
  columns: { name: 'text', year: 'int', status: 'text', earned_at: 'text' },
})

/** Read model of the awards of members (spec §3 Award); those of an erased member are deleted. */
export const awards: Projection = {
  name: 'awards',
  version: 2,
  tables: tablesBeside(import.meta.url),
  ...pairs.projected(['AwardGiven', 'AwardTaken'], ({ type, data }) => {
    const { member, award } = data
    if (type === 'AwardTaken') return { member, award, holds: false }
    const { name, year, status, earnedAt } = data
    return isErased(name)
      ? null
      : { member, award, name: text(name), year, status, earned_at: earnedAt, holds: true }
  }),
  changes: () => [],
}
