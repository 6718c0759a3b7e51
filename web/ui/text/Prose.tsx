import css from '../theme/layout.module.css'
import { Linked } from './Linked.tsx'
import marked from './prose.module.css'

/**
 * A member's text with links, divided into paragraphs at blank lines; line breaks are shown as typed. `html` is the text
 * with bold, lists or quotes, made by the server.
 */
export function Prose({ text, html }: { text: string; html?: string | null | undefined }) {
  if (html)
    return <div className={`${css.stack} ${marked.marked}`} dangerouslySetInnerHTML={{ __html: html }} />
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
