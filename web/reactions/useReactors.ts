import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { ReactionType } from './choose.ts'
import type { useReactorsQuery, useReactorsQuery$data } from './__generated__/useReactorsQuery.graphql.ts'
import type { Reacted } from './useReact.ts'

const query = graphql`
  query useReactorsQuery($reactables: [ReactableInput!]!, $type: ReactionType, $after: String) {
    reactions(reactables: $reactables) {
      reactors(type: $type, first: 20, after: $after) {
        edges {
          cursor
          node {
            type
            user {
              id
              username
              avatar {
                thumb
              }
              slug
              isDeleted
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`

type Reactor = useReactorsQuery$data['reactions'][number]['reactors']['edges'][number]['node']

/** Members who reacted to an item, as far as they are loaded. */
interface Reactors {
  reactors: readonly Reactor[]
  state: 'loading' | 'failed' | 'loaded'
  hasMore: boolean
  /** Loads the next page, or after a failure, the same one again. */
  load(): void
}

/** Members who reacted to an item with one kind of reaction; with null, with any. Loads the first page at once. */
export function useReactors({ assocId, assocType }: Reacted, type: ReactionType | null): Reactors {
  const environment = useRelayEnvironment()
  const [reactors, setReactors] = useState<readonly Reactor[]>([])
  const [state, setState] = useState<Reactors['state']>('loading')
  const [end, setEnd] = useState<string | null>(null)
  const [request, setRequest] = useState<{ after: string | null }>({ after: null })
  useEffect(() => {
    setState('loading')
    const variables = { reactables: [{ assocId, assocType }], type, after: request.after }
    const { unsubscribe } = fetchQuery<useReactorsQuery>(environment, query, variables).subscribe({
      next({ reactions }) {
        const found = reactions[0]?.reactors
        const nodes = found?.edges.map(({ node }) => node) ?? []
        setReactors((before) => (request.after === null ? nodes : [...before, ...nodes]))
        setEnd(found?.pageInfo.hasNextPage ? (found.pageInfo.endCursor ?? null) : null)
        setState('loaded')
      },
      error(error: unknown) {
        console.warn("Couldn't load who reacted", error)
        setState('failed')
      },
    })
    return unsubscribe
  }, [environment, assocId, assocType, type, request])
  return {
    reactors,
    state,
    hasMore: end !== null,
    load: () => setRequest({ after: state === 'failed' ? request.after : end }),
  }
}
