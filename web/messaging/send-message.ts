import { graphql } from 'react-relay'
import { commitMutation, ConnectionHandler, type Environment } from 'relay-runtime'
import { appendEdge } from '../relay/connections.ts'
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

/** Sends a message once, however often it is tried under one `key`. Rejects when it could not be sent. */
export const sendMessage = (
  environment: Environment,
  { conversationId, body, key }: { conversationId: string; body: string; key: string },
): Promise<void> =>
  new Promise((resolve, reject) => {
    commitMutation<sendMessageMutation>(environment, {
      mutation,
      variables: { conversationId, body },
      cacheConfig: { metadata: { idempotencyKey: key } },
      updater(store) {
        const conversation = store.get(conversationId)
        const connection =
          conversation && ConnectionHandler.getConnection(conversation, 'MessageList_messages')
        appendEdge(store, connection, store.getRootField('sendMessage')?.getLinkedRecord('messageEdge'))
      },
      onCompleted: () => resolve(),
      onError: reject,
    })
  })
