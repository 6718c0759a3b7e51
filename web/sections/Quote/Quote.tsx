import { graphql, useFragment } from 'react-relay'
import type { Quote_section$key } from './__generated__/Quote_section.graphql.ts'
import css from './quote.module.css'

/** A section with a quote and its attribution. */
export function Component({ section }: { section: Quote_section$key }) {
  const { quote } = useFragment(
    graphql`
      fragment Quote_section on QuoteSection {
        quote: options {
          text
          author
        }
      }
    `,
    section,
  )
  return (
    <figure className={css.quote}>
      <blockquote>
        <p>{quote.text}</p>
      </blockquote>
      {quote.author && <figcaption>{quote.author}</figcaption>}
    </figure>
  )
}
