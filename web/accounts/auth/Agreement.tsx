import { graphql, useFragment } from 'react-relay'
import { partsOf } from '../../../services/rules/sites/wording.ts'
import type { Agreement_wording$key } from './__generated__/Agreement_wording.graphql.ts'
import css from './auth.module.css'

/** Terms that a person accepts by registering. Links open in another tab, so that the form keeps its input. */
export function Agreement(props: { wording: Agreement_wording$key }) {
  const wording = useFragment(
    graphql`
      fragment Agreement_wording on Wording {
        language
        sentence
        terms {
          title
          url
        }
        privacy {
          title
          url
        }
      }
    `,
    props.wording,
  )
  return (
    <p lang={wording.language} className={css.agreement}>
      {partsOf(wording.sentence).map((part, index) =>
        'text' in part ? (
          part.text
        ) : (
          <a key={index} href={wording[part.link].url} target="_blank" rel="noreferrer">
            {wording[part.link].title}
          </a>
        ),
      )}
    </p>
  )
}
