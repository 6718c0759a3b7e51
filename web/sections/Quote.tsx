import type { OptionsOf } from '../../services/rules/sections.ts'
import css from './sections.module.css'

/** What somebody said. */
export const Quote = ({ options: { text, author } }: { options: OptionsOf<'Quote'> }) => (
  <figure className={css.quote}>
    <blockquote>
      <p>{text}</p>
    </blockquote>
    {author && <figcaption>{author}</figcaption>}
  </figure>
)
