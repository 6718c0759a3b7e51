import { graphql } from 'react-relay'
import { ConnectionHandler } from 'relay-runtime'
import { addEdge } from '../../relay/connections.ts'
import { useCommand } from '../../relay/useCommand.ts'
import type { useSendMessageMutation } from './__generated__/useSendMessageMutation.graphql.ts'
import type { Outgoing } from './outbox.ts'

export const messageMutation = graphql`
  mutation useSendMessageMutation($conversationId: ID!, $body: String!) {
    sendMessage(conversationId: $conversationId, body: $body) {
      pending
      messageEdge {
        cursor
        node {
          id
          body
          userId
          ...MessageBubble_message
        }
      }
      conversation {
        ...ConversationRow_conversation
        ...ApprovalBar_conversation
      }
    }
  }
`

/**
 * Sends a message of a conversation; the server stores it once, however often it is retried. Resolves to an object with
 * the message's id, or with null if the read models do not contain the message yet. If sending fails, calls `failed`
 * and resolves to null.
 */
export function useSendMessage(
  conversationId: string,
): (message: Outgoing, failed: (error: Error) => void) => Promise<{ id: string | null } | null> {
  const [run] = useCommand<useSendMessageMutation>(messageMutation)
  return async ({ text, key }, failed) => {
    const response = await run(
      { conversationId, body: text },
      {
        key,
        failed,
        updater(store) {
          const conversation = store.get(conversationId)
          const connection =
            conversation && ConnectionHandler.getConnection(conversation, 'MessageList_messages')
          addEdge(store, connection, store.getRootField('sendMessage')?.getLinkedRecord('messageEdge'))
        },
      },
    )
    return response && { id: response.sendMessage.messageEdge?.node.id ?? null }
  }
}
