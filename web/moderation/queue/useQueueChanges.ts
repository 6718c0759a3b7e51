import { useEffect, useRef } from 'react'
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

/** Shows claims of others, and refetches the screen soon after a report or decision, so that its counts are true. */
export function useQueueChanges(): void {
  const { revalidate } = useRevalidator()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useLive<useQueueChangesSubscription>(
    subscription,
    {},
    {
      onNext(event) {
        if (event?.moderationQueue.claimed) return
        clearTimeout(timer.current)
        timer.current = setTimeout(() => void revalidate(), COLLECT_MS)
      },
    },
  )
}
