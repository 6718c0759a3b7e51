import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { z } from 'zod'
import type { ConversationId } from '../../../events/kinds.ts'

/** A member who looks at a conversation. */
export interface Watching {
  /** Where the network answers, `http://…`. */
  url: string
  /** The cookie of the member's session. */
  cookie: string
  conversation: ConversationId
  /** Hears the body of each message that comes. */
  hear: (body: string) => void
  /** Told each time that a subscription was asked for over a new connection. */
  asked?: () => void
  /** Connects again when the connection breaks. */
  again?: boolean
}

const query = `subscription ($id: ID!) { messageCreated(conversationId: $id) { node { body } } }`
const Message = z.object({
  type: z.string(),
  payload: z
    .object({ data: z.object({ messageCreated: z.object({ node: z.object({ body: z.string() }) }) }) })
    .optional()
    .catch(undefined),
})
/** The longest pause, in ms, before a connection is tried again. */
const LONGEST_PAUSE = 500
/** A connection that is not answered within this time, in ms, is tried again. */
const PATIENCE = 3000

/** One connection with its one subscription, by graphql-transport-ws. Resolves when it has ended. */
function connect({ url, cookie, conversation, hear, asked }: Watching, stop: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, 'graphql-transport-ws', {
    headers: { cookie },
    perMessageDeflate: false,
    handshakeTimeout: PATIENCE,
  })
  const say = (message: object) => socket.send(JSON.stringify(message))
  const end = () => socket.terminate()
  // The server pings; one that has stopped does not.
  let heard = performance.now()
  const watch = setInterval(() => performance.now() - heard > 30_000 && end(), 5000).unref()
  stop.addEventListener('abort', end, { once: true })
  socket.on('ping', () => (heard = performance.now()))
  socket.on('open', () => say({ type: 'connection_init' }))
  socket.on('message', (bytes: Buffer) => {
    heard = performance.now()
    const { type, payload } = Message.parse(JSON.parse(bytes.toString()))
    if (type === 'connection_ack') {
      say({ id: '1', type: 'subscribe', payload: { query, variables: { id: conversation } } })
      asked?.()
    } else if (type === 'next' && payload) hear(payload.data.messageCreated.node.body)
    else if (type === 'ping') say({ type: 'pong' })
    // The subscription has ended or was turned down: begin anew, as a browser does.
    else if (type === 'error' || type === 'complete') end()
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    clearInterval(watch)
    stop.removeEventListener('abort', end)
    resolve()
  })
  return promise
}

/** Looks at a conversation until the returned function is called; without `again`, until the connection breaks. */
export function watch(watching: Watching): () => void {
  const stop = new AbortController()
  async function keepConnected() {
    do {
      await connect(watching, stop.signal)
      if (watching.again) await sleep(Math.random() * LONGEST_PAUSE, undefined, { ref: false })
    } while (watching.again && !stop.signal.aborted)
  }
  void keepConnected()
  return () => stop.abort()
}
