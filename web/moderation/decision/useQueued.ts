import { useEffect, useEffectEvent } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { toastFailure } from '../../relay/useCommand.ts'
import { toast } from '../../ui/overlays/toast.ts'
import type { useQueuedQuery } from './__generated__/useQueuedQuery.graphql.ts'

const query = graphql`
  query useQueuedQuery($id: ID!) {
    node(id: $id) {
      ... on FlaggedContent {
        revision
      }
    }
  }
`

/**
 * Returns a function that reads the newest revision of a report in the queue; null once it is decided on or withdrawn.
 * When the report `isUnlisted`, and it is, says so and calls `onGone`.
 */
export function useQueued(id: string, isUnlisted: boolean, onGone: () => void): () => Promise<number | null> {
  const environment = useRelayEnvironment()
  const findRevision = async () => {
    const options = { fetchPolicy: 'network-only' } as const
    const found = await fetchQuery<useQueuedQuery>(environment, query, { id }, options).toPromise()
    return found?.node?.revision ?? null
  }
  const find = useEffectEvent(findRevision)
  const leave = useEffectEvent(onGone)
  useEffect(() => {
    if (!isUnlisted) return
    let isOver = false
    const leaveIfGone = async () => {
      if ((await find()) !== null || isOver) return
      toast('This report has left the queue, so nothing was decided.', 'error')
      leave()
    }
    leaveIfGone().catch(toastFailure)
    return () => {
      isOver = true
    }
  }, [isUnlisted])
  return findRevision
}
