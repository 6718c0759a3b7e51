import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { z } from 'zod'
import type { ConversationId } from '../../../events/kinds.ts'

/** A member's subscription to a conversation, over a separate connection. */
interface Watching {
  url: string
  cookie: string
  conversation: ConversationId
  /** Called with the body of each message. */
  hear: (body: string) => void
  /** Called when the client has sent the subscription on a new connection. */
  asked?: () => void
  /** True to reconnect after a lost connection. */
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
const MAX_PAUSE_MS = 500
/** Time in ms after which a connection without a response is closed and opened again. */
const RESPONSE_TIMEOUT_MS = 3000

/** Opens a connection with one subscription over graphql-transport-ws. Resolves when the connection has ended. */
function connect({ url, cookie, conversation, hear, asked }: Watching, stop: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, 'graphql-transport-ws', {
    headers: { cookie },
    perMessageDeflate: false,
    handshakeTimeout: RESPONSE_TIMEOUT_MS,
  })
  const say = (message: object) => socket.send(JSON.stringify(message))
  const end = () => socket.terminate()
  // The server sends pings, so a connection without any message means that the server has stopped.
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
    // After the subscription has ended or was rejected, the socket reconnects like a browser.
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

/** Watches a conversation until the returned function is called; without `again`, only until the connection is lost. */
export function watch(watching: Watching): () => void {
  const stop = new AbortController()
  async function keepConnected() {
    do {
      await connect(watching, stop.signal)
      if (watching.again) await sleep(Math.random() * MAX_PAUSE_MS, undefined, { ref: false })
    } while (watching.again && !stop.signal.aborted)
  }
  void keepConnected()
  return () => stop.abort()
}
