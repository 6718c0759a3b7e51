import { useRef, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { useLive } from '../../relay/useLive.ts'
import { counted } from '../../ui/text/counted.ts'
import type { useConversationChangesSubscription } from './__generated__/useConversationChangesSubscription.graphql.ts'
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
  const isNews = useRef(false)
  useLive<useConversationChangesSubscription>(
    subscription,
    {},
    {
      onNext(event) {
        if (!event || !isNews.current || event.conversations.isMuted) return
        const { unreadCount, user } = event.conversations
        setNews(`${counted(unreadCount, 'unread message')} from ${user.username}`)
      },
      updater(store) {
        const conversation = store.getRootField('conversations')
        if (!conversation) return
        // The update can be of a message that the list contains already.
        const before = environment.getStore().getSource().get(conversation.getDataID())
        isNews.current = conversation.getValue('unreadCount') > Number(before?.unreadCount ?? 0)
        placeInFolders(store, conversation)
      },
    },
  )
  return news
}
