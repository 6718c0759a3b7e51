import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { optionsOf } from '../../services/rules/disorders/options.ts'
import type { suggestQuery } from './__generated__/suggestQuery.graphql.ts'

const query = graphql`
  query suggestQuery($text: String!) {
    searchSuggestions(text: $text) {
      content {
        title
      }
      members {
        username
      }
    }
    disorderSearch(search: $text) {
      disorders {
        id
        name
        slug
        synonyms
      }
    }
  }
`

const MAX_CONDITIONS = 5

/** Names of conditions, titles, and names of members that continue a text; none if the server does not answer. */
export async function suggest(environment: Environment, text: string): Promise<string[]> {
  const answer = await fetchQuery<suggestQuery>(environment, query, { text })
    .toPromise()
    .catch(() => undefined)
  const { content = [], members = [] } = answer?.searchSuggestions ?? {}
  const conditions = optionsOf(answer?.disorderSearch.disorders ?? [], text).slice(0, MAX_CONDITIONS)
  return [
    ...new Set([
      ...conditions.map(({ name }) => name),
      ...content.map(({ title }) => title),
      ...members.map(({ username }) => username),
    ]),
  ]
}
