import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useRevisionsQuery, useRevisionsQuery$data } from './__generated__/useRevisionsQuery.graphql.ts'

const query = graphql`
  query useRevisionsQuery($id: ID!, $after: String) {
    manuscript(id: $id) {
      revisions(first: 20, after: $after) {
        edges {
          node {
            id
            revision
            change
            insertedAt
            reason
            scheduledAt
            by {
              username
            }
            text {
              ...valuesOf_text
            }
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`

type Connection = NonNullable<useRevisionsQuery$data['manuscript']>['revisions']
export type Revision = Connection['edges'][number]['node']

interface Loaded {
  revisions: readonly Revision[]
  next: string | null
}

/** Changes of an item, newest first, as far as they are loaded; they are loaded again for another `version`. */
export function useRevisions(id: string, version: string) {
  const environment = useRelayEnvironment()
  const [asked, setAsked] = useState<{ version: string; after: string | null }>({ version, after: null })
  const [{ revisions, next }, setLoaded] = useState<Loaded>({ revisions: [], next: null })
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading')
  if (asked.version !== version) setAsked({ version, after: null })
  useEffect(() => {
    const { after } = asked
    setStatus('loading')
    const { unsubscribe } = fetchQuery<useRevisionsQuery>(environment, query, { id, after }).subscribe({
      next({ manuscript }) {
        const { edges = [], pageInfo } = manuscript?.revisions ?? {}
        setLoaded((before) => ({
          revisions: [...(after ? before.revisions : []), ...edges.map(({ node }) => node)],
          next: pageInfo?.hasNextPage ? (pageInfo.endCursor ?? null) : null,
        }))
        setStatus('loaded')
      },
      error: () => setStatus('failed'),
    })
    return unsubscribe
  }, [environment, id, asked])
  return {
    revisions,
    status,
    more: next === null ? null : () => setAsked({ version, after: next }),
    again: () => setAsked({ ...asked }),
  }
}
