import { useMemo } from 'react'
import { graphql, useSubscription } from 'react-relay'
import { ConnectionHandler, type GraphQLSubscriptionConfig } from 'relay-runtime'
import type { useConversationChangesSubscription } from './__generated__/useConversationChangesSubscription.graphql.ts'

/** Keeps the viewer's conversations live: the one that changed last goes to the top of its folder. */
export function useConversationChanges(): void {
  const config = useMemo(
    (): GraphQLSubscriptionConfig<useConversationChangesSubscription> => ({
      subscription: graphql`
        subscription useConversationChangesSubscription {
          conversations {
            id
            isArchived
            ...ConversationRow_conversation
            ...ReplyBox_conversation
          }
        }
      `,
      variables: {},
      updater(store) {
        const conversation = store.getRootField('conversations')
        if (!conversation) return
        const isArchived = conversation.getValue('isArchived')
        for (const folder of [true, false]) {
          const connection = ConnectionHandler.getConnection(
            store.getRoot(),
            'ConversationList_conversations',
            {
              isArchived: folder,
            },
          )
          if (!connection) continue
          ConnectionHandler.deleteNode(connection, conversation.getDataID())
          if (folder !== isArchived) continue
          const edge = ConnectionHandler.createEdge(store, connection, conversation, 'ConversationEdge')
          ConnectionHandler.insertEdgeBefore(connection, edge)
        }
      },
    }),
    [],
  )
  useSubscription(config)
}
