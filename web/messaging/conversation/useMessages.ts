import { useEffect, useReducer } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime'
import { addEdge } from '../../relay/connections.ts'
import { useLive } from '../../relay/useLive.ts'
import type { MessageList_conversation$data } from './__generated__/MessageList_conversation.graphql.ts'
import type { useMessagesSubscription } from './__generated__/useMessagesSubscription.graphql.ts'
import { follow, missingOf, newMessages, openedAt } from './messages-state.ts'

const subscription = graphql`
  subscription useMessagesSubscription($conversationId: ID!) {
    messageCreated(conversationId: $conversationId) {
      cursor
      node {
        id
        body
        userId
        insertedAt
        ...MessageBubble_message
      }
    }
  }
`

type Message = MessageList_conversation$data['messages']['edges'][number]['node']

/**
 * Keeps a conversation's messages live: replaces messages with known ids and appends others (spec §4 Conversations).
 * Returns the new messages by the other member.
 */
export function useMessages(
  conversationId: string,
  messages: readonly Message[],
  place: { viewerId: string; isAtEnd: boolean },
) {
  const environment = useRelayEnvironment()
  const newest = messages.at(-1)?.id ?? ''
  const [state, move] = useReducer(follow, newest, openedAt)
  useLive<useMessagesSubscription>(
    subscription,
    { conversationId },
    {
      updater(store, event) {
        addEdge(store, connectionIn(store, conversationId), store.getRootField('messageCreated'))
        if (event) move({ arrived: event.messageCreated.node.id })
      },
    },
  )
  const missing = missingOf(state, messages).join(' ')
  useEffect(() => {
    if (!missing) return
    environment.commitUpdate((store) => {
      const connection = connectionIn(store, conversationId)
      for (const id of missing.split(' ')) {
        const message = store.get(id)
        if (!connection || !message) continue
        addEdge(store, connection, ConnectionHandler.createEdge(store, connection, message, 'MessageEdge'))
      }
    })
  }, [environment, conversationId, missing])
  useEffect(() => {
    if (place.isAtEnd) move({ seen: newest })
  }, [place.isAtEnd, newest])
  return newMessages(state, messages, place)
}

function connectionIn(store: RecordSourceProxy, conversationId: string) {
  const conversation = store.get(conversationId)
  return conversation && ConnectionHandler.getConnection(conversation, 'MessageList_messages')
}
