import { escape } from '../../http/page.ts'
import { moment } from '../html.ts'
import { byItem, item, kindInWords, list, rows, type OwnLists } from '../list.ts'

/** List of the member's bookmarks for the copy of the member's data. */
export const bookmarkLists: OwnLists = ({ reads }, member) => [
  list(
    { name: 'bookmarks', heading: 'Your bookmarks' },
    rows(byItem, (part) => reads.ownBookmarks(member, part)),
    ({ item: of, addedAt }) =>
      item(`${moment(addedAt)}: ${kindInWords(of)} <span class="soft">(${escape(of)})</span>`),
  ),
]
