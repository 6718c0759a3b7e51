import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import { useCommand } from '../../relay/useCommand.ts'
import type { useMarkReadMutation } from './__generated__/useMarkReadMutation.graphql.ts'

/** Marks a conversation as read up to the newest message while the page is visible. */
export function useMarkRead({
  conversationId,
  isRead,
  newest,
}: {
  conversationId: string
  isRead: boolean
  newest: string | null
}): void {
  const isVisible = useVisible()
  const [run] = useCommand<useMarkReadMutation>(graphql`
    mutation useMarkReadMutation($conversationId: ID!, $messageId: ID!) {
      updateConversationRead(conversationId: $conversationId, messageId: $messageId) {
        conversation {
          id
          isRead
          unreadCount
        }
      }
    }
  `)
  useEffect(() => {
    if (isRead || !newest || !isVisible) return
    const failed = (error: Error) => console.warn("Couldn't mark the conversation as read", error)
    void run({ conversationId, messageId: newest }, { failed })
  }, [run, conversationId, isRead, newest, isVisible])
}

/** Returns true while the page is visible, not in a background tab. */
function useVisible(): boolean {
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    const read = () => setVisible(document.visibilityState === 'visible')
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [])
  return isVisible
}
