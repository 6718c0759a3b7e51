import { escape } from '../../http/page.ts'
import { moment } from '../html.ts'
import { byId, item, list, rows, type OwnLists } from '../list.ts'

export const questionLists: OwnLists = ({ reads }, member) => [
  list(
    { name: 'questions', heading: 'Questions you asked as an analyst' },
    rows(byId, (part) => reads.ownQuestions(member, part)),
    ({ title, askedAt, kept }) =>
      item(`${moment(askedAt)}: “${escape(title ?? 'Removed')}”${kept ? ', kept up to date' : ''}`),
  ),
]
