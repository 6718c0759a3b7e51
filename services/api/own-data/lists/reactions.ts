import { escape } from '../../http/page.ts'
import { byItem, item, kindInWords, list, rows, type OwnLists } from '../list.ts'

export const reactionLists: OwnLists = ({ reads }, member) => [
  list(
    { name: 'reactions', heading: 'Your reactions' },
    rows(byItem, (part) => reads.ownReactions(member, part)),
    ({ kind, item: of }) =>
      item(`“${escape(kind)}” on ${kindInWords(of)} <span class="soft">(${escape(of)})</span>`),
  ),
]
