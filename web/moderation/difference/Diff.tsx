import { diff } from '../../../services/rules/writing/diff.ts'
import css from '../moderation.module.css'

const elements = { same: 'span', added: 'ins', removed: 'del' } as const

/** Two versions of a text merged: removed words are struck through, and added words underlined. */
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
