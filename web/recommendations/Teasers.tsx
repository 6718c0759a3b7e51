import { graphql, useFragment } from 'react-relay'
import forums from '../forums/forums.module.css'
import { Teaser } from './Teaser.tsx'
import type { Teasers_results$key } from './__generated__/Teasers_results.graphql.ts'

/** Teasers of recommendations below a heading of level 2. */
export function Teasers(props: { results: Teasers_results$key }) {
  const results = useFragment(
    graphql`
      fragment Teasers_results on SearchResult @relay(plural: true) {
        permalink
        ...Teaser_result
      }
    `,
    props.results,
  )
  return (
    <ul className={forums.list}>
      {results.map((result) => (
        <li key={result.permalink}>
          <Teaser result={result} />
        </li>
      ))}
    </ul>
  )
}
