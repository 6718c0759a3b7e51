import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Host of the pages, which no look-up finds. */
export const PAGES_HOST = 'pages.bench.invalid'

const MAX_BYTES = 200_000
const meta = (n: number) => `<meta name="part-${n}" content="An ordinary value of a page">`
const title = '<meta property="og:title" content="A page">'
const repeated = (piece: string) => piece.repeat(Math.ceil(MAX_BYTES / piece.length))
const until = (count: number) => Array.from({ length: count }, (_, n) => meta(n)).join('')

/** Ordinary pages at each limit, by what is at its limit. */
const pages: Record<string, string> = {
  bytes: `<head>${title}${repeated('A long text. ')}`,
  elements: `<head>${until(1990)}${title}`,
  'more elements': `<head>${title}${until(3000)}`,
  depth: `<head>${'<noscript>'.repeat(18)}${title}`,
  'more depth': `<head>${title}${repeated('<div>')}`,
  attribute: `<head>${title}<meta content="${repeated('word ')}">`,
  title: `<head><title>${repeated('word ')}`,
}
export const pageNames = [...Object.keys(pages), 'endless', 'late']

function answer(name: string, response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/html' })
  if (name !== 'endless' && name !== 'late') return response.end(pages[name])
  // An endless page comes as fast as it is read, and a late one in small pieces until its reader gives up.
  const send = () => {
    while (!response.destroyed && response.write('An endless text. '.repeat(1000)));
    if (!response.destroyed) response.once('drain', send)
  }
  const trickle = name === 'late' ? setInterval(() => response.write('<link>'), 50) : null
  response.once('close', () => clearInterval(trickle ?? undefined))
  if (name === 'endless') send()
  return response
}

/** Serves the pages; the first part of a path is the name of a page, so that each address can be new. */
export async function servePages() {
  const server = createServer(({ url = '' }, response) =>
    answer(decodeURIComponent(url.split('/')[1] ?? ''), response),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  }
}
