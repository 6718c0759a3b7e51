import { agreementsOf } from '../../consent/agreements.ts'
import { escape } from '../../http/page.ts'
import { moment } from '../html.ts'
import { item, list, type OwnLists } from '../list.ts'

/** List of everything that the member agreed to or refused, in which words, for the copy of the member's data. */
export const consentLists: OwnLists = ({ log }, member) => [
  list(
    { name: 'agreements', heading: 'What you agreed to' },
    () => agreementsOf(log, member),
    ({ at, agreed, about, words, form, providers }) =>
      item(
        `${moment(new Date(at))}: you ${agreed ? 'agreed' : 'did not agree'} to “${escape(words ?? about)}”` +
          `${providers.length > 0 ? ` (${escape(providers.join(', '))})` : ''}, in the form ${escape(form)}`,
      ),
  ),
]
