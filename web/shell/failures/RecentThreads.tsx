import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { ThreadTeaser } from '../../forums/ThreadTeaser.tsx'
import forums from '../../forums/forums.module.css'
import type {
  RecentThreadsQuery,
  RecentThreadsQuery$data,
} from './__generated__/RecentThreadsQuery.graphql.ts'

const query = graphql`
  query RecentThreadsQuery {
    threads(first: 3) {
      edges {
        node {
          id
          ...ThreadTeaser_thread
        }
      }
    }
  }
`

/** Recent threads on an error page, fetched after the page is shown; nothing if fetching fails. */
export function RecentThreads() {
  const environment = useRelayEnvironment()
  const [threads, setThreads] = useState<RecentThreadsQuery$data['threads']['edges']>([])
  useEffect(() => {
    const { unsubscribe } = fetchQuery<RecentThreadsQuery>(environment, query, {}).subscribe({
      next: (response) => setThreads(response.threads.edges),
      error: (error: unknown) => console.warn("Couldn't load the popular threads", error),
    })
    return unsubscribe
  }, [environment])
  if (threads.length === 0) return null
  return (
    <section aria-labelledby="popular">
      <h2 id="popular">Popular in the community</h2>
      <ul className={forums.list}>
        {threads.map(({ node }) => (
          <li key={node.id}>
            <ThreadTeaser thread={node} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
