import { awardStatuses } from '../../../rules/awards/awards.ts'
import { givenTo } from '../../member-grants.ts'
import { escape } from '../../http/page.ts'
import { item, list, type OwnLists } from '../list.ts'

/** Lists of the member's awards, and of roles, badges and awards that the member got or lost with the reasons. */
export const awardsLists: OwnLists = ({ reads, log }, member) => [
  list(
    { name: 'awards', heading: 'Your awards' },
    async function* () {
      for (const { name, year, status, earnedAt } of await reads.awardsOf(member))
        yield { name, year, status, earnedAt }
    },
    ({ name, year, status }) => item(escape(`${name} ${year}, ${awardStatuses[status]}`)),
  ),
  list(
    { name: 'given', heading: 'Roles, badges and awards given to you or taken from you' },
    async function* () {
      for (const { words, at, reason } of await givenTo(log, member)) yield { words, at, reason }
    },
    ({ words, reason }) => item(escape(reason === null ? words : `${words}: ${reason}`)),
  ),
]
