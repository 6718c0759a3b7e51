import { graphql, useFragment } from 'react-relay'
import { Item } from '../parts/Item.tsx'
import type { TopArticles_section$key } from './__generated__/TopArticles_section.graphql.ts'
import parts from '../parts/parts.module.css'
import css from './top-articles.module.css'

/** Articles in a numbered list, the best first. */
export function Component({ section }: { section: TopArticles_section$key }) {
  const {
    topArticles: { heading, articles },
  } = useFragment(
    graphql`
      fragment TopArticles_section on TopArticlesSection {
        topArticles: options {
          heading
          articles {
            title
            url
            label
            body
            image {
              url
              alt
              width
              height
            }
          }
        }
      }
    `,
    section,
  )
  return (
    <div className={parts.wide}>
      <h2>{heading}</h2>
      <ol className={css.list}>
        {articles.map((item, at) => (
          <li key={at}>
            <Item item={item} />
          </li>
        ))}
      </ol>
    </div>
  )
}
