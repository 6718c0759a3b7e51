import { useEffect, useRef } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router'
import { useLive } from '../../relay/useLive.ts'
import type { useUnreadsQuery } from './__generated__/useUnreadsQuery.graphql.ts'
import type { useUnreadsSubscription } from './__generated__/useUnreadsSubscription.graphql.ts'

const query = graphql`
  query useUnreadsQuery {
    unreads {
      messages
      notifications
    }
  }
`

const subscription = graphql`
  subscription useUnreadsSubscription {
    unreads {
      messages
      notifications
    }
  }
`

/** Keeps the member's unread counts live, and refetches the counts on each route change (spec §4 Conversations). */
export function useUnreads(isMember: boolean): void {
  const environment = useRelayEnvironment()
  const { pathname } = useLocation()
  const stopAsking = useRef(() => {})
  useEffect(() => {
    if (!isMember) return
    // A failure is only logged, because the counts are fetched again on the next route change (spec §8).
    const { unsubscribe } = fetchQuery<useUnreadsQuery>(environment, query, {}).subscribe({
      error: (error: unknown) => console.warn("Couldn't load the unread counts", error),
    })
    stopAsking.current = unsubscribe
    return unsubscribe
  }, [environment, isMember, pathname])

  useLive<useUnreadsSubscription>(subscription, isMember ? {} : null, {
    // A pending response could be older than this event, so the request is cancelled.
    onNext: () => stopAsking.current(),
    updater(store) {
      const counts = store.getRootField('unreads')
      if (counts) store.getRoot().setLinkedRecord(counts, 'unreads')
    },
  })
}
