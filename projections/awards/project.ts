import { isErased } from '../../events/define.ts'
import { only } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { relation } from '../relation.ts'

const pairs = relation({
  table: 'award',
  key: ['member', 'award'],
  members: ['member'],
  value: { column: 'about', type: 'text' },
})

/** Read model of the awards of members (spec §3 Award); those of an erased member are deleted. */
export const awards: Projection = {
  name: 'awards',
  version: 1,
  handles: ['AwardGiven', 'AwardTaken', 'MemberErased'],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    if (erased.length > 0) {
      void pairs.leave(erased, sql)
      void sql`${pairs.pairsOf(erased)}`
    }
    const ends = only(batch, 'AwardGiven', 'AwardTaken').flatMap((event) => {
      const { member, award } = event.data
      if (event.type === 'AwardTaken') return { member, award, about: '', holds: false }
      const { name, year, status, earnedAt } = event.data
      return isErased(name)
        ? []
        : { member, award, about: `${year} ${status} ${earnedAt} ${name}`, holds: true }
    })
    if (ends.length > 0) void sql`with ${pairs.ended(ends)} select from ended`
  },
  changes: () => [],
}
