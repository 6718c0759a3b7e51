import { useRef } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router'
import { useLive } from '../../relay/useLive.ts'
import type { useQueueChangesSubscription } from './__generated__/useQueueChangesSubscription.graphql.ts'

/** Time in ms for which changes are collected before the queue is refetched. */
const COLLECT_MS = 150

const subscription = graphql`
  subscription useQueueChangesSubscription {
    moderationQueue {
      claimed {
        id
        claim {
          isOwn
          by {
            id
            username
          }
        }
      }
    }
  }
`

/**
 * Shows claims of others, and refetches the screen soon after a report or decision, so that its counts are true. A
 * change during a request is fetched after it: with many changes, requests that replaced each other would never end.
 */
export function useQueueChanges(): void {
  const { revalidate } = useRevalidator()
  const changes = useRef({ count: 0, isFetching: false })
  const refetch = async () => {
    const { current } = changes
    if (current.isFetching) return
    current.isFetching = true
    for (let fetched = -1; fetched !== current.count;) {
      await new Promise((resolve) => setTimeout(resolve, COLLECT_MS))
      fetched = current.count
      await revalidate()
    }
    current.isFetching = false
  }
  useLive<useQueueChangesSubscription>(
    subscription,
    {},
    {
      onNext(event) {
        if (event?.moderationQueue.claimed) return
        changes.current.count++
        void refetch()
      },
    },
  )
}
