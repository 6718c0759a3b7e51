import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * Requests a page of a site from this machine's address, as not every system resolves such host names. Rejects if
 * nothing listens.
 */
export async function answerOf(url: string, prefix: string, path: string, cookie = '') {
  const { port } = new URL(url)
  const headers = { host: `${prefix}.localhost:${port}`, accept: 'text/html', cookie }
  const asked = get({ host: '127.0.0.1', port, path, headers })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}
