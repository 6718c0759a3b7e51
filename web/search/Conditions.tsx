import { graphql, useFragment } from 'react-relay'
import { optionsOf } from '../../services/rules/disorders/options.ts'
import { Links } from '../disorders/Links.tsx'
import layout from '../ui/theme/layout.module.css'
import type { Conditions_query$key } from './__generated__/Conditions_query.graphql.ts'

const MAX_CONDITIONS = 5

/** Conditions that the term of a search means, by name or synonym. */
export function Conditions({ query, term }: { query: Conditions_query$key; term: string }) {
  const { disorderSearch } = useFragment(
    graphql`
      fragment Conditions_query on Query @argumentDefinitions(text: { type: "String!" }) {
        disorderSearch(search: $text) {
          disorders {
            id
            name
            slug
            path
            synonyms
          }
        }
      }
    `,
    query,
  )
  const found = disorderSearch.disorders.slice(0, MAX_CONDITIONS)
  if (found.length === 0) return null
  return (
    <section aria-labelledby="found-conditions" className={layout.stack}>
      <h2 id="found-conditions">Conditions</h2>
      <Links
        links={found.map((one) => ({ name: optionsOf([one], term)[0]?.label ?? one.name, path: one.path }))}
      />
    </section>
  )
}
