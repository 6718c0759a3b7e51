import { graphql, useFragment } from 'react-relay'
import { ItemList } from '../parts/ItemList.tsx'
import type { TopArticles_section$key } from './__generated__/TopArticles_section.graphql.ts'
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
  return <ItemList heading={heading} items={articles} className={css.list} as="ol" />
}
