import { graphql, useFragment } from 'react-relay'
import { ItemList } from '../parts/ItemList.tsx'
import type { Reading_section$key } from './__generated__/Reading_section.graphql.ts'
import css from './reading.module.css'

/** Links for those who want to read more. */
export function Component({ section }: { section: Reading_section$key }) {
  const {
    reading: { heading, items },
  } = useFragment(
    graphql`
      fragment Reading_section on ReadingSection {
        reading: options {
          heading
          items {
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
  return <ItemList heading={heading} items={items} className={css.list} />
}
