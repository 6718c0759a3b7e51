import { escape } from '../../rest/page.ts'
import { moment } from '../html.ts'
import { byItem, item, kindInWords, list, rows, type OwnLists } from '../list.ts'

export const reportLists: OwnLists = ({ reads }, member) => [
  list(
    { name: 'reports', heading: 'Your reports' },
    rows(byItem, (part) => reads.ownReports(member, part)),
    ({ item: of, reportedAt, reason, note }) =>
      item(
        `${moment(reportedAt)}: ${kindInWords(of)} <span class="soft">(${escape(of)})</span>` +
          [reason, note].map((said) => (said ? `, ${escape(said)}` : '')).join(''),
      ),
  ),
]
