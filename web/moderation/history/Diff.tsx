import { diff } from '../../../services/rules/diff.ts'
import css from '../moderation.module.css'

const elements = { same: 'span', added: 'ins', removed: 'del' } as const

/** A text's two versions merged: removed words struck through, added ones underlined. */
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
