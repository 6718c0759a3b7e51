import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { metricsText, registry } from './metrics.ts'
import type { Readiness } from './ready.ts'

export interface ProbeRequest {
  headers: IncomingHttpHeaders
  address: string | undefined
}

interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Handlers of the paths `/metrics`, `/live` and `/ready`. */
export type Probes = Record<string, (request: ProbeRequest) => Promise<Answer>>

const RETRY_AFTER_SECONDS = 2

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
const plain = (status: number, body: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body,
})

const digest = (text: string) => createHash('sha256').update(text).digest()

/** True if a request may read metrics: it has the token or, if no token is set, comes directly from this machine. */
function mayRead({ headers, address = '' }: ProbeRequest, token: string | undefined): boolean {
  const presented = headers.authorization?.replace(/^Bearer /i, '') ?? ''
  if (token) return timingSafeEqual(digest(presented), digest(token))
  return LOOPBACK.test(address) && !headers['x-forwarded-for'] && !headers.forwarded
}

/** Opens the probes. `collect` updates metrics before each scrape; if it fails, all other metrics are still served. */
export const openProbes = (
  readiness: Pick<Readiness, 'reasons' | 'warnings'>,
  { token, collect = async () => {} }: { token?: string | undefined; collect?: () => Promise<void> },
): Probes => ({
  async '/metrics'(request) {
    if (!mayRead(request, token))
      return plain(403, 'Metrics are available only on this machine or with the token.\n')
    await collect().catch(() => {})
    return plain(200, await metricsText(), { 'content-type': registry.contentType })
  },
  '/live': async () => plain(200, 'ok\n'),
  async '/ready'() {
    const reasons = await readiness.reasons()
    const warnings = readiness.warnings().map((sentence) => `warning: ${sentence}\n`)
    if (reasons.length === 0) return plain(200, `ready\n${warnings.join('')}`)
    return plain(503, `${reasons.join('\n')}\n`, { 'retry-after': String(RETRY_AFTER_SECONDS) })
  },
})

/** Serves the probes on a port of their own; 0 disables them. Rejects if the port is in use. */
export async function listenForProbes(
  probes: Probes,
  { host, port }: { host: string; port: number },
): Promise<{ close: () => Promise<void> }> {
  if (port === 0) return { close: async () => {} }
  const server = createServer(async ({ url = '', method, headers, socket }, response) => {
    const probe = method === 'GET' ? probes[url.split('?', 1)[0] ?? ''] : undefined
    const answered = probe?.({ headers, address: socket.remoteAddress }) ?? plain(404, 'Not found\n')
    const {
      status,
      headers: answerHeaders,
      body,
    } = await Promise.resolve(answered).catch(() => plain(500, 'Internal error\n'))
    response.writeHead(status, answerHeaders).end(body)
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
