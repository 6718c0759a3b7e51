import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useLive } from '../../relay/useLive.ts'
import type { useConversationChangesSubscription } from './__generated__/useConversationChangesSubscription.graphql.ts'
import { announcementOf } from './announcement.ts'
import { placeInFolders } from './folders.ts'

const subscription = graphql`
  subscription useConversationChangesSubscription {
    conversations {
      id
      isArchived
      isMuted
      unreadCount
      user {
        username
      }
      ...ConversationRow_conversation
      ...ReplyBox_conversation
    }
  }
`

/**
 * Keeps the viewer's conversations live, and moves a changed conversation to its place in its folder. Returns a
 * screen-reader announcement of the last unread message; empty until a message arrives.
 */
export function useConversationChanges(): string {
  const environment = useRelayEnvironment()
  const [news, setNews] = useState('')
  useLive<useConversationChangesSubscription>(
    subscription,
    {},
    {
      updater(store, event) {
        const conversation = store.getRootField('conversations')
        if (!conversation || !event) return
        const { user, ...counts } = event.conversations
        const before = environment.getStore().getSource().get(conversation.getDataID())
        const announced = announcementOf({ ...user, ...counts }, Number(before?.unreadCount ?? 0))
        if (announced !== null) setNews(announced)
        placeInFolders(store, conversation)
      },
    },
  )
  return news
}
