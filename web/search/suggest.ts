import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
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
  }
`

/** Titles and names that continue a text; none if the server does not answer. */
export async function suggest(environment: Environment, text: string): Promise<string[]> {
  const answer = await fetchQuery<suggestQuery>(environment, query, { text })
    .toPromise()
    .catch(() => undefined)
  const { content = [], members = [] } = answer?.searchSuggestions ?? {}
  return [...new Set([...content.map(({ title }) => title), ...members.map(({ username }) => username)])]
}
