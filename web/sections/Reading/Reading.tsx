import { graphql, useFragment } from 'react-relay'
import { Item } from '../parts/Item.tsx'
import type { Reading_section$key } from './__generated__/Reading_section.graphql.ts'
import parts from '../parts/parts.module.css'
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
  return (
    <div className={parts.wide}>
      <h2>{heading}</h2>
      <ul className={css.list}>
        {items.map((item, at) => (
          <li key={at}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}
