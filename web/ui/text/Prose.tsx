import css from '../theme/layout.module.css'
import { Linked } from './Linked.tsx'

/** A member's text with links, divided into paragraphs at blank lines; line breaks and lists are shown as typed. */
export function Prose({ text }: { text: string }) {
  return (
    <div className={css.stack}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} className={css.prose}>
          {/* Most paragraphs have no address, and a page may have hundreds of them. */}
          {paragraph.includes('://') ? <Linked text={paragraph} /> : paragraph}
        </p>
      ))}
    </div>
  )
}
