import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { v7 } from 'uuid'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { root } from '../../../network.ts'
import { now } from '../clock.ts'
import type { Request, Subscription } from './rows.ts'

/** A browser in which a member is logged in. */
export interface Browser {
  url: string
  cookie: string
  /** Address of this machine from which the browser connects. */
  address?: string
}

const persisted = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(join(root, 'web/persisted-queries.json'), 'utf8')))
const idOf = new Map(
  Object.entries(persisted).map(([id, text]) => [/^\s*\w+ (\w+)/.exec(text)?.[1] ?? '', id]),
)

const RESPONSE_TIMEOUT_MS = 10_000
const agent = new Agent({ keepAlive: true, maxSockets: 512 })
const Answer = z.object({ errors: z.unknown().optional(), data: z.unknown() })

/** Headers that the web's pages and browsers send. */
const headersOf = ({ url, cookie }: Browser) => ({
  origin: url,
  cookie,
  'user-agent':
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'accept-language': 'en-GB,en;q=0.9',
  'accept-encoding': 'gzip, deflate, br, zstd',
})

const pageHeaders = (url: string) => ({
  'content-type': 'application/json',
  accept: '*/*',
  referer: `${url}/messages`,
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'cors',
  'sec-fetch-dest': 'empty',
  'nex-path': '/messages',
  'nex-host': new URL(url).host,
  'nex-ssr': 'false',
  'nex-uuid': v7(),
  'nex-ad-block': 'false',
})

/** Sends a persisted operation. Throws if the response reports an error. */
export async function post(browser: Browser, { operation, variables }: Request): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const asked = request(`${browser.url}/api`, {
    method: 'POST',
    headers: { ...headersOf(browser), ...pageHeaders(browser.url), 'idempotency-key': v7() },
    agent,
    timeout: RESPONSE_TIMEOUT_MS,
  })
  asked.on('timeout', () => asked.destroy(new Error('The API did not answer in time')))
  asked.on('error', reject)
  asked.on('response', async (response) => {
    try {
      const body = await text(response)
      const answer = Answer.safeParse(JSON.parse(body))
      if (response.statusCode === 200 && answer.success && !answer.data.errors) resolve()
      else reject(new Error(`${operation} was answered with ${response.statusCode}: ${body.slice(0, 300)}`))
    } catch (error) {
      reject(error)
    }
  })
  asked.end(JSON.stringify({ id: idOf.get(operation), variables }))
  return promise
}

/** Matches the beginning of a message, as parsing all would take too long with thousands of sockets. */
const envelope = /^\{(?:"id":"([^"]*)",)?"type":"(\w+)"/

interface Listening {
  subscriptions: readonly Subscription[]
  /** Called with the text of each delivery, and the time (by `clock.ts`) at which the socket's handler ran. */
  hear: (field: string, text: string, at: number) => void
  /** Called with the close code and reason of the connection. */
  closed?: (code: number, reason: string) => void
}

/** Opens the web's live connection; resolves with the socket once its subscriptions are requested. */
export function listen(
  browser: Browser,
  { subscriptions, hear, closed = () => {} }: Listening,
): Promise<WebSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>()
  const { url, address } = browser
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, 'graphql-transport-ws', {
    headers: headersOf(browser),
    perMessageDeflate: false,
    ...(address !== undefined && { localAddress: address, family: 4 }),
  })
  const say = (message: object) => socket.send(JSON.stringify(message))
  socket.on('open', () => say({ type: 'connection_init' }))
  socket.on('message', (bytes: Buffer) => {
    const at = now()
    const said = bytes.toString()
    const [, id = '', type] = envelope.exec(said) ?? []
    if (type === 'connection_ack') {
      for (const { field, operation, variables } of subscriptions) {
        const extensions = { persistedQuery: idOf.get(operation) }
        const payload = { query: '', operationName: operation, variables, extensions }
        say({ id: field, type: 'subscribe', payload })
      }
      resolve(socket)
    } else if (type === 'next') hear(id, said, at)
    else if (type === 'ping') say({ type: 'pong' })
    else if (type === 'error') process.stderr.write(`A subscription failed: ${said.slice(0, 300)}\n`)
  })
  socket.on('error', reject)
  socket.on('close', (code, reason) => {
    closed(code, reason.toString())
    reject(new Error(`The socket was closed: ${code} ${reason.toString()}`))
  })
  return promise
}
