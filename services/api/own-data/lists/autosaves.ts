import { ownAutosaves } from '../../../operational/publishing/autosaves.ts'
import { typedPost } from '../../../rules/publishing/typed-post.ts'
import { escape } from '../../http/page.ts'
import { line, moment, prose } from '../html.ts'
import { list, type OwnLists } from '../list.ts'

/** Everything that was typed into an item, as text. */
const wordsOf = (json: string) => {
  const typed = typedPost(json)
  return [typed?.excerpt, ...(typed?.sections ?? []).flatMap((row) => Object.values(row.typed))]
    .filter(Boolean)
    .join('\n')
}

/** List of what the member has typed into articles and not saved, for the copy of the member's data. */
export const autosaveLists: OwnLists = ({ sql }, member) => [
  list(
    { name: 'autosaves', heading: 'What you have written in articles and not saved yet' },
    async function* () {
      yield* await ownAutosaves(sql, member)
    },
    ({ item, title, at, text }) =>
      `<article><h3>${escape(title)}</h3>${line(moment(at), escape(item))}${prose(wordsOf(text))}</article>`,
  ),
]
