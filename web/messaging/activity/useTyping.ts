import { useRef } from 'react'
import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand.ts'
import type { useTypingMutation } from './__generated__/useTypingMutation.graphql.ts'

/** Minimum time between two signals that a member is typing, in ms. */
const SIGNAL_MS = 4000

/** Returns a function to call at each change of a draft, which tells the other member now and then. */
export function useTyping(conversationId: string): () => void {
  const last = useRef(-Infinity)
  const [run] = useCommand<useTypingMutation>(graphql`
    mutation useTypingMutation($conversationId: ID!) {
      setTyping(conversationId: $conversationId)
    }
  `)
  return () => {
    const now = performance.now()
    if (now - last.current < SIGNAL_MS) return
    last.current = now
    void run({ conversationId }, { failed: () => {} })
  }
}
