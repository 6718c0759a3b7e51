import { escape } from '../../http/page.ts'
import { byId, item, list, nameOf, rows, type OwnLists } from '../list.ts'

export const followLists: OwnLists = ({ reads }, member) => [
  list(
    { name: 'following', heading: 'Members you follow' },
    rows(byId, (part) => reads.ownFollows(member, part)),
    ({ username }) => item(escape(nameOf(username))),
  ),
]
