import { ownReadPlaces } from '../../../operational/read-places.ts'
import { escape } from '../../http/page.ts'
import { moment } from '../html.ts'
import { item, list, type OwnLists } from '../list.ts'

/** List of the threads that the member has read, for the copy of the member's data. */
export const readPlaceLists: OwnLists = ({ sql }, member) => [
  list(
    { name: 'read-places', heading: 'Up to when you have read threads' },
    async function* () {
      yield* await ownReadPlaces(sql, member)
    },
    ({ thread, through }) => item(`${escape(thread)}: ${moment(through)}`),
  ),
]
