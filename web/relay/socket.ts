import { createClient } from 'graphql-ws'
import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime'
import { OperationError } from './errors.ts'

/** How long a lost connection is given before it is put down for good until the next use (spec §4). */
const disconnectAfter = 100_000

/** The one live connection of the browser, opened by its first subscription and reconnecting for ever. */
export interface Socket {
  subscribe: SubscribeFunction
  /** Calls back each time the connection is there again after it was lost; answers how to stop. */
  onReconnect(listener: () => void): () => void
  /** Opens the connection anew, as whoever is signed in now. */
  restart(): void
}

/** Opens no connection yet. */
export function openSocket(url: string): Socket {
  const listeners = new Set<() => void>()
  let wasLost = false
  let lostAt = 0
  const client = createClient({
    url,
    lazy: true,
    keepAlive: 12_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    // From half a second to ten, spread so that browsers do not come back all at once; at most one try each
    // `disconnectAfter` in a tab that lost it long ago and that nobody looks at.
    retryWait: (tries) => {
      const wait = Math.min(500 * 2 ** tries, 10_000) * (0.5 + Math.random())
      const longLost = Date.now() - lostAt > disconnectAfter && document.hidden
      return new Promise((resolve) => setTimeout(resolve, longLost ? disconnectAfter : wait))
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
  return {
    subscribe: (request, variables) =>
      Observable.create<GraphQLResponse>((sink) =>
        client.subscribe<Record<string, unknown>>(
          {
            query: '',
            operationName: request.name,
            variables,
            extensions: { persistedQuery: request.id },
          },
          {
            next: ({ data, errors }) =>
              errors ? sink.error(new OperationError(errors)) : sink.next({ data: data ?? {} }),
            error: (error) => sink.error(error instanceof Error ? error : new OperationError(error)),
            complete: () => sink.complete(),
          },
        ),
      ),
    onReconnect(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    restart: () => client.terminate(),
  }
}
