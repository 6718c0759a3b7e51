import { diff } from '../../../services/rules/diff.ts'
import css from '../moderation.module.css'

const elements = { same: 'span', added: 'ins', removed: 'del' } as const

/** Two versions of a text as one: what was removed is struck through, what was added underlined. */
export function Diff({ before, after }: { before: string; after: string }) {
  return (
    <p className={css.diff}>
      {diff(before, after).map(({ kind, text }, index) => {
        const Element = elements[kind]
        return <Element key={index}>{text}</Element>
      })}
    </p>
  )
}
