import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { suggestQuery } from './__generated__/suggestQuery.graphql.ts'
import { conditionNames } from './Conditions.tsx'

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
    conditions: disorderSearch(search: $text) {
      disorders {
        id
        name
        slug
        synonyms
      }
    }
  }
`

/** Names of conditions, titles, and names of members that continue a text; none if the server does not answer. */
export async function suggest(environment: Environment, text: string): Promise<string[]> {
  const answer = await fetchQuery<suggestQuery>(environment, query, { text })
    .toPromise()
    .catch(() => undefined)
  const { content = [], members = [] } = answer?.searchSuggestions ?? {}
  const { disorders: found = [] } = answer?.conditions ?? {}
  return [
    ...new Set([
      ...conditionNames(found, text),
      ...content.map(({ title }) => title),
      ...members.map(({ username }) => username),
    ]),
  ]
}
