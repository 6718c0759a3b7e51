import { graphql } from 'react-relay'
import { commitMutation, ConnectionHandler, type Environment } from 'relay-runtime'
import { addEdge } from '../../relay/connections.ts'
import type { sendMessageMutation } from './__generated__/sendMessageMutation.graphql.ts'

const mutation = graphql`
  mutation sendMessageMutation($conversationId: ID!, $body: String!) {
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
 * Sends a message once, however often it is tried under one `key`. Resolves to its id, null where the read
 * models do not have it yet; rejects when it could not be sent.
 */
export const sendMessage = (
  environment: Environment,
  { conversationId, body, key }: { conversationId: string; body: string; key: string },
): Promise<string | null> =>
  new Promise((resolve, reject) => {
    commitMutation<sendMessageMutation>(environment, {
      mutation,
      variables: { conversationId, body },
      cacheConfig: { metadata: { idempotencyKey: key } },
      updater(store) {
        const conversation = store.get(conversationId)
        const connection =
          conversation && ConnectionHandler.getConnection(conversation, 'MessageList_messages')
        addEdge(store, connection, store.getRootField('sendMessage')?.getLinkedRecord('messageEdge'))
      },
      onCompleted: ({ sendMessage: { messageEdge } }) => resolve(messageEdge?.node.id ?? null),
      onError: reject,
    })
  })
