import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { Teasers } from '../../recommendations/Teasers.tsx'
import type { PopularQuery, PopularQuery$data } from './__generated__/PopularQuery.graphql.ts'

const query = graphql`
  query PopularQuery {
    recentsAsRecommendations {
      ...Teasers_results
    }
  }
`

/** Recommendations on an error page; nothing if fetching fails. */
export function Popular() {
  const environment = useRelayEnvironment()
  const [results, setResults] = useState<PopularQuery$data['recentsAsRecommendations']>([])
  useEffect(() => {
    const { unsubscribe } = fetchQuery<PopularQuery>(environment, query, {}).subscribe({
      next: (response) => setResults(response.recentsAsRecommendations),
      error: (error: unknown) => console.warn("Couldn't load the recommendations", error),
    })
    return unsubscribe
  }, [environment])
  if (results.length === 0) return null
  return (
    <section aria-labelledby="popular">
      <h2 id="popular">Popular in the community</h2>
      <Teasers results={results} />
    </section>
  )
}
