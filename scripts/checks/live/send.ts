import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { ConversationId } from '../../../events/kinds.ts'
import { errorFrom } from '../../../services/thrown.ts'

const mutation = `mutation ($id: ID!, $body: String!) {
  sendMessage(conversationId: $id, body: $body) { messageEdge { node { id } } pending } }`

const Errors = z.array(
  z.object({
    message: z.string(),
    extensions: z.object({ code: z.string(), retryAfter: z.number().optional() }).optional(),
  }),
)
const Answer = z.object({ errors: Errors.optional(), code: z.string().optional() }).catch({})

interface Sending {
  url: string
  cookie: string
  conversation: ConversationId
  body: string
  /** Idempotency key (UUIDv7), which all attempts to send the message share. */
  key: string
  timeoutMs: number
}

/** Result of an attempt: accepted, rejected with an error code and a retry hint, or no response. */
export type Sent =
  | { kind: 'accepted' }
  | { kind: 'refused'; code: string; retryAfter: number | null }
  | { kind: 'unreachable'; reason: string }
  | { kind: 'hung' }

const agent = new Agent({ keepAlive: true, maxSockets: 512 })

export function send({ url, cookie, conversation, body, key, timeoutMs }: Sending): Promise<Sent> {
  const { promise, resolve } = Promise.withResolvers<Sent>()
  const headers = { 'content-type': 'application/json', cookie, 'idempotency-key': key }
  const asked = request(`${url}/api`, { method: 'POST', headers, agent })
  const timer = setTimeout(() => {
    resolve({ kind: 'hung' })
    asked.destroy()
  }, timeoutMs)
  asked.on('error', (error) => resolve({ kind: 'unreachable', reason: error.message }))
  asked.on('response', async (response) => {
    try {
      const answer = Answer.parse(JSON.parse(await text(response)))
      const [error] = answer.errors ?? []
      const status = response.statusCode ?? 0
      if (status === 200 && !error) return resolve({ kind: 'accepted' })
      const code = error?.extensions?.code ?? answer.code ?? String(status)
      const hint = error?.extensions?.retryAfter ?? Number(response.headers['retry-after'])
      resolve({ kind: 'refused', code, retryAfter: Number.isFinite(hint) ? hint : null })
    } catch (error) {
      resolve({ kind: 'unreachable', reason: errorFrom(error).message })
    }
  })
  asked.end(JSON.stringify({ query: mutation, variables: { id: conversation, body } }))
  return promise.finally(() => clearTimeout(timer))
}
