import type { Client } from 'graphql-ws'
import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime'
import { OperationError } from './errors.ts'
import { retryDelay, somebodyThere } from './reconnect.ts'
import { oldestRead } from './reads.ts'
import { noteChange, noteSeen } from './seen.ts'

/** Shortest time in ms before the code of the connection is requested again. */
const RELOAD_MS = 5000

/**
 * The browser's live connection, which the first subscription opens. A lost connection is retried for 100 seconds, and
 * later on user activity (docs/decisions/live.md#disconnecting-after-a-failure).
 */
export interface Socket {
  subscribe: SubscribeFunction
  /** Registers a listener for reconnections; returns a function to remove it. */
  onReconnect(listener: () => void): () => void
  /** Closes the connection and opens another one for the member who is now signed in. */
  restart(): void
}

/** Loads the code of the connection; repeats it after a failure, as soon as somebody is there. */
async function protocol() {
  for (;;)
    try {
      return await import('graphql-ws')
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RELOAD_MS))
      await somebodyThere(window)
    }
}

/** Creates a live connection, which is opened on the first subscription. */
export function openSocket(url: string): Socket {
  const listeners = new Set<() => void>()
  let wasLost = false
  let lostAt = 0
  let opened: Promise<Client> | undefined
  /** Opens the connection once; its code is loaded for the first subscription, after the page responds to input. */
  const open = () => (opened ??= connect())
  async function connect() {
    const { createClient } = await protocol()
    let subscriptions = 0
    return createClient({
      url,
      lazy: true,
      // Equal ids in many browsers make equal frames, which the server encodes once.
      generateID: () => String(++subscriptions),
      keepAlive: 12_000,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: async (tries) => {
        const delay = retryDelay(tries, Date.now() - lostAt)
        if (delay !== null) return new Promise((resolve) => setTimeout(resolve, delay))
        await somebodyThere(window)
        lostAt = Date.now()
      },
      on: {
        connected: () => {
          if (wasLost) for (const listener of listeners) listener()
          wasLost = false
        },
        closed: (event) => {
          if (!wasLost) lostAt = Date.now()
          wasLost = !(event instanceof CloseEvent && event.wasClean && event.code === 1000)
        },
      },
    })
  }
  return {
    subscribe: (request, variables) =>
      Observable.create<GraphQLResponse>((sink) => {
        const readAt = oldestRead()
        const begin = (client: Client) =>
          client.subscribe<Record<string, unknown>>(
            {
              query: '',
              operationName: request.name,
              variables,
              extensions: {
                persistedQuery: request.id,
                // Read when the request is sent, which may be long after this call.
                get age() {
                  return performance.now() - readAt
                },
              },
            },
            {
              next({ data, errors, extensions }) {
                noteSeen(extensions)
                noteChange()
                if (errors) sink.error(new OperationError(errors))
                else sink.next({ data: data ?? {} })
              },
              error: (error) => sink.error(error instanceof Error ? error : new OperationError(error)),
              complete: () => sink.complete(),
            },
          )
        let isOver = false
        let stop = () => {}
        const start = async () => {
          const client = await open()
          if (!isOver) stop = begin(client)
        }
        void start()
        return () => {
          isOver = true
          stop()
        }
      }),
    onReconnect(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    restart: () => void opened?.then((client) => client.terminate()),
  }
}
