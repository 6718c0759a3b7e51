import { graphql, useFragment } from 'react-relay'
import text from '../HTML/html.module.css'
import type { Columns_section$key } from './__generated__/Columns_section.graphql.ts'
import css from './columns.module.css'

/** Columns of formatted text, which are below each other in narrow windows. The server has sanitized them. */
export function Component({ section }: { section: Columns_section$key }) {
  const {
    layout: { columns },
  } = useFragment(
    graphql`
      fragment Columns_section on ColumnsSection {
        layout: options {
          columns {
            heading
            html
          }
        }
      }
    `,
    section,
  )
  return (
    <div className={css.columns}>
      {columns.map(({ heading, html }, at) => (
        <div key={at} className={css.column}>
          {heading && <h2>{heading}</h2>}
          <div className={text.html} dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      ))}
    </div>
  )
}
