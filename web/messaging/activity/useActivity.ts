import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import { useLive } from '../../relay/useLive.ts'
import type { useActivitySubscription } from './__generated__/useActivitySubscription.graphql.ts'

/** Time after the last signal for which a member counts as typing, in ms. */
const TYPING_MS = 6000

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
  useLive<useActivitySubscription>(
    subscription,
    { conversationId },
    { onNext: (event) => event?.conversationActivity.isTyping && setSignal({}) },
  )
  useEffect(() => setSignal(null), [newest])
  useEffect(() => {
    if (!signal) return
    const timer = setTimeout(() => setSignal(null), TYPING_MS)
    return () => clearTimeout(timer)
  }, [signal])
  return signal !== null
}
