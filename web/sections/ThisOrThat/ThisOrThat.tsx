import { graphql, useFragment } from 'react-relay'
import { Picture } from '../parts/Picture.tsx'
import type { ThisOrThat_section$key } from './__generated__/ThisOrThat_section.graphql.ts'
import parts from '../parts/parts.module.css'
import css from './this-or-that.module.css'

/** A question with two answers. Voting comes later. */
export function Component({ section }: { section: ThisOrThat_section$key }) {
  const {
    thisOrThat: { question, first, second },
  } = useFragment(
    graphql`
      fragment ThisOrThat_section on ThisOrThatSection {
        thisOrThat: options {
          question
          first {
            label
            image {
              url
              alt
              width
              height
            }
          }
          second {
            label
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
      <h2>{question}</h2>
      <ul className={css.pair}>
        {[first, second].map(({ label, image }, at) => (
          <li key={at}>
            {image && <Picture image={image} className={css.picture} />}
            <p className={css.label}>{label}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
