import css from '../theme/layout.module.css'
import { Linked } from './Linked.tsx'

/** What a member wrote: plain text with links, paragraphs parted by blank lines, lines and lists as they were typed. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={css.stack}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} className={css.prose}>
          <Linked text={paragraph} />
        </p>
      ))}
    </div>
  )
}
