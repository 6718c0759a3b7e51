import { escape } from '../../http/page.ts'
import { moment } from '../html.ts'
import { byId, item, kindInWords, list, rows, type OwnLists } from '../list.ts'

/** List of the items of which the member is an author, for the copy of the member's data. */
export const publishingLists: OwnLists = ({ reads }, member) => [
  list(
    { name: 'articles', heading: 'What you have written for communities' },
    rows(byId, (part) => reads.ownPosts(member, part)),
    ({ id, title, site, state, date }) =>
      item(
        `${date ? moment(date) : escape(state)}: ${kindInWords(id)} in ${escape(site)}, ${escape(title)}
        <span class="soft">(${escape(id)})</span>`,
      ),
  ),
]
