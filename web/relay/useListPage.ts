import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import type { useListPageSubscription } from './__generated__/useListPageSubscription.graphql.ts'
import { usePage, usePageVariables } from './page.ts'
import { useLive } from './useLive.ts'
import { useRested } from './useRested.ts'

const subscription = graphql`
  subscription useListPageSubscription {
    listsChanged
  }
`

/** Shortest time in ms between two requests. */
const REST_MS = 2000

/**
 * Reads the data of a screen with lists of items or members, as `usePage` does, and fetches it again soon after a
 * member's role has changed: the items of a new spammer leave the lists, and those of a former one come back. Pages
 * spread their requests over the time that the server names, and collect changes.
 */
export function useListPage<T extends OperationType>(query: GraphQLTaggedNode): T['response'] {
  const data = usePage<T>(query)
  const variables = usePageVariables<T>()
  const environment = useRelayEnvironment()
  const isRested = useRested()
  const { revalidate } = useRevalidator()
  const [due, setDue] = useState<number | null>(null)
  const rests = useRef(0)
  useLive<useListPageSubscription>(subscription, isRested ? {} : null, {
    onNext(event) {
      const at = Math.max(Date.now(), rests.current) + Math.random() * (event?.listsChanged ?? 0)
      setDue((waiting) => waiting ?? at)
    },
  })
  const fetchAgain = useEffectEvent(() => {
    setDue(null)
    rests.current = Date.now() + REST_MS
    // If the page itself is gone, `usePage` shows it.
    void import('./lists/refetch.ts').then(({ refetch }) =>
      refetch<T>(environment, query, variables, () => void revalidate()),
    )
  })
  useEffect(() => {
    if (due === null) return
    const timer = setTimeout(() => fetchAgain(), due - Date.now())
    return () => clearTimeout(timer)
  }, [due])
  return data
}
