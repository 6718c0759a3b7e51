import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { registry } from './metrics.ts'
import type { Readiness } from './ready.ts'

/** Who asks. */
export interface Asking {
  headers: IncomingHttpHeaders
  /** The address at the other end of the connection. */
  address: string | undefined
}

/** An answer over HTTP. */
export interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

/** What those who watch a process ask of it, by path: `/metrics`, `/live`, `/ready`. */
export type Probes = Record<string, (asking: Asking) => Promise<Answer>>

/** After how many seconds who found a process not ready may ask again. */
const RETRY_AFTER = 2

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
const plain = (status: number, body: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body,
})

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether metrics are for them: with the token; where there is none, from this machine and not passed on by a proxy on it
 * that says so. (Not every proxy does: behind one, set a token.)
 */
function mayRead({ headers, address = '' }: Asking, token: string | undefined): boolean {
  const given = headers.authorization?.replace(/^Bearer /i, '') ?? ''
  if (token) return timingSafeEqual(digest(given), digest(token))
  return LOOPBACK.test(address) && !headers['x-forwarded-for'] && !headers.forwarded
}

/**
 * The probes of a process. `collect` brings figures up to date that are read only when they are asked for; when it
 * fails, the others are told all the same.
 */
export const openProbes = (
  readiness: Pick<Readiness, 'reasons' | 'warnings'>,
  { token, collect = async () => {} }: { token?: string | undefined; collect?: () => Promise<void> },
): Probes => ({
  async '/metrics'(asking) {
    if (!mayRead(asking, token))
      return plain(403, 'Metrics are for this machine, or for who has the token.\n')
    await collect().catch(() => {})
    return plain(200, await registry.metrics(), { 'content-type': registry.contentType })
  },
  '/live': async () => plain(200, 'ok\n'),
  async '/ready'() {
    const reasons = await readiness.reasons()
    const told = readiness.warnings().map((sentence) => `warning: ${sentence}\n`)
    if (reasons.length === 0) return plain(200, `ready\n${told.join('')}`)
    return plain(503, `${reasons.join('\n')}\n`, { 'retry-after': String(RETRY_AFTER) })
  },
})

/** Answers probes at a port of their own; port 0 answers nowhere. Rejects when the port is taken. */
export async function listenForProbes(
  probes: Probes,
  { host, port }: { host: string; port: number },
): Promise<{ close: () => Promise<void> }> {
  if (port === 0) return { close: async () => {} }
  const server = createServer(async ({ url = '', method, headers, socket }, response) => {
    const probe = method === 'GET' ? probes[url.split('?', 1)[0] ?? ''] : undefined
    const answered =
      probe?.({ headers, address: socket.remoteAddress }) ?? plain(404, 'There is nothing here\n')
    const {
      status,
      headers: told,
      body,
    } = await Promise.resolve(answered).catch(() => plain(500, 'It failed\n'))
    response.writeHead(status, told).end(body)
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(port, host, resolve)
  await promise
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
