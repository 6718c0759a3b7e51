import { graphql, useFragment } from 'react-relay'
import { ItemList } from '../parts/ItemList.tsx'
import type { Homepage_section$key } from './__generated__/Homepage_section.graphql.ts'
import parts from '../parts/parts.module.css'

/** Blocks of a home page, beside each other in wide windows. */
export function Component({ section }: { section: Homepage_section$key }) {
  const {
    homepage: { heading, blocks },
  } = useFragment(
    graphql`
      fragment Homepage_section on HomepageSection {
        homepage: options {
          heading
          blocks {
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
  return <ItemList heading={heading} items={blocks} className={parts.grid} />
}
