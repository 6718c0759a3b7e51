import { useEffect, useRef } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime'
import { addEdge } from '../../relay/connections.ts'
import { useLive } from '../../relay/useLive.ts'
import type { useMessagesSubscription } from './__generated__/useMessagesSubscription.graphql.ts'

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

/**
 * Keeps a conversation's messages live: replaces messages with known ids and appends others (spec §4 Conversations).
 * `shown` are the ids on screen. A live message is appended again if a page of messages that was fetched earlier
 * replaces the list without it (race 6 of docs/decisions/live.md#races-in-the-browser).
 */
export function useMessages(conversationId: string, shown: readonly string[]): void {
  const environment = useRelayEnvironment()
  const arrived = useRef(new Set<string>())
  useLive<useMessagesSubscription>(
    subscription,
    { conversationId },
    {
      updater(store, event) {
        const id = event?.messageCreated.node.id
        if (id) arrived.current.add(id)
        addEdge(store, connectionIn(store, conversationId), store.getRootField('messageCreated'))
      },
    },
  )

  useEffect(() => {
    const missing = [...arrived.current].filter((id) => !shown.includes(id))
    if (missing.length === 0) return
    environment.commitUpdate((store) => {
      const connection = connectionIn(store, conversationId)
      for (const id of missing) {
        const message = store.get(id)
        if (!connection || !message) continue
        addEdge(store, connection, ConnectionHandler.createEdge(store, connection, message, 'MessageEdge'))
      }
    })
  }, [environment, conversationId, shown])
}

function connectionIn(store: RecordSourceProxy, conversationId: string) {
  const conversation = store.get(conversationId)
  return conversation && ConnectionHandler.getConnection(conversation, 'MessageList_messages')
}
