import { useEffect, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { useLive } from '../../relay/useLive.ts'
import type { useActivitySubscription } from './__generated__/useActivitySubscription.graphql.ts'

/** Time after the last signal for which a member counts as typing, in ms. */
const TYPING_MS = 6000
/** Time after a message in which a signal counts as sent before it, in ms: the two come on different ways. */
const AFTER_MESSAGE_MS = 1000

const subscription = graphql`
  subscription useActivitySubscription($conversationId: ID!) {
    conversationActivity(conversationId: $conversationId) {
      isTyping
      conversation {
        id
        seenThrough
      }
    }
  }
`

/**
 * Keeps a conversation's `seenThrough` live, and returns true while the other member is typing. A new message, named by
 * `newest`, ends the typing.
 */
export function useActivity(conversationId: string, newest: string | null): boolean {
  const [signal, setSignal] = useState<object | null>(null)
  const messageAt = useRef(-Infinity)
  useLive<useActivitySubscription>(
    subscription,
    { conversationId },
    {
      onNext(event) {
        const isLater = performance.now() - messageAt.current > AFTER_MESSAGE_MS
        if (event?.conversationActivity.isTyping && isLater) setSignal({})
      },
    },
  )
  useEffect(() => {
    messageAt.current = performance.now()
    setSignal(null)
  }, [newest])
  useEffect(() => {
    if (!signal) return
    const timer = setTimeout(() => setSignal(null), TYPING_MS)
    return () => clearTimeout(timer)
  }, [signal])
  return signal !== null
}
