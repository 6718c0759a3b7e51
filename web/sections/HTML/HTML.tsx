import { graphql, useFragment } from 'react-relay'
import type { HTML_section$key } from './__generated__/HTML_section.graphql.ts'
import css from './html.module.css'

/** A section of formatted text, which the server has sanitized (services/html.ts). */
export function Component({ section }: { section: HTML_section$key }) {
  const { text } = useFragment(
    graphql`
      fragment HTML_section on HTMLSection {
        text: options {
          html
        }
      }
    `,
    section,
  )
  return <div className={css.html} dangerouslySetInnerHTML={{ __html: text.html }} />
}
