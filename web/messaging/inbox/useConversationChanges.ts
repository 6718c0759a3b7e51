import { useRef, useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { ConnectionHandler, type RecordProxy } from 'relay-runtime'
import { useLive } from '../../relay/useLive.ts'
import { counted } from '../../ui/text/counted.ts'
import type { useConversationChangesSubscription } from './__generated__/useConversationChangesSubscription.graphql.ts'

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

const lastMessageAt = (edge: RecordProxy | null | undefined) =>
  String(edge?.getLinkedRecord('node')?.getValue('lastMessageAt') ?? '')

/** Inserts a conversation into a folder, which is ordered by newest message; a later page gets its own. */
function insertByTime(folder: RecordProxy, edge: RecordProxy) {
  const edges = (folder.getLinkedRecords('edges') ?? []).filter((other) => other !== null)
  const at = edges.findIndex((other) => lastMessageAt(other) <= lastMessageAt(edge))
  if (at < 0 && edges.length > 0 && folder.getLinkedRecord('pageInfo')?.getValue('hasNextPage')) return
  folder.setLinkedRecords(edges.toSpliced(at < 0 ? edges.length : at, 0, edge), 'edges')
}

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
          insertByTime(connection, edge)
        }
      },
    },
  )
  return news
}
