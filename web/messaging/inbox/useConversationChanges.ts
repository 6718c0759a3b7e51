import { useState } from 'react'
import { graphql } from 'react-relay'
import { ConnectionHandler } from 'relay-runtime'
import { useLive } from '../../relay/useLive.ts'
import { counted } from '../../ui/text/counted.ts'
import type { useConversationChangesSubscription } from './__generated__/useConversationChangesSubscription.graphql.ts'

const subscription = graphql`
  subscription useConversationChangesSubscription {
    conversations {
      id
      isArchived
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
 * Keeps the viewer's conversations live, and moves a changed conversation to the top of its folder. Returns a
 * screen-reader announcement of the last unread message; empty until a message arrives.
 */
export function useConversationChanges(): string {
  const [news, setNews] = useState('')
  useLive<useConversationChangesSubscription>(
    subscription,
    {},
    {
      onNext(event) {
        if (!event?.conversations.unreadCount) return
        const { unreadCount, user } = event.conversations
        setNews(`${counted(unreadCount, 'unread message')} from ${user.username}`)
      },
      updater(store) {
        const conversation = store.getRootField('conversations')
        if (!conversation) return
        const isArchived = conversation.getValue('isArchived')
        for (const folder of [true, false]) {
          const connection = ConnectionHandler.getConnection(
            store.getRoot(),
            'ConversationList_conversations',
            { isArchived: folder },
          )
          if (!connection) continue
          ConnectionHandler.deleteNode(connection, conversation.getDataID())
          if (folder !== isArchived) continue
          const edge = ConnectionHandler.createEdge(store, connection, conversation, 'ConversationEdge')
          ConnectionHandler.insertEdgeBefore(connection, edge)
        }
      },
    },
  )
  return news
}
