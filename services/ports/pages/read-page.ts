import { lookup as lookupAddresses, type LookupAddress, type LookupOptions } from 'node:dns'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-addresses.ts'

/** Time limit for a page in ms, with all redirects, and the number of bytes that are read of it. */
const TIMEOUT_MS = 3000
const MAX_BYTES = 1_000_000
const MAX_REDIRECTS = 3
const redirects = new Set([301, 302, 303, 307, 308])

/** The page cannot be read: its address is not public, or its server does not answer with a web page in time. */
export class UnreadablePageError extends Error {
  override name = 'UnreadablePageError'
}

interface Options {
  isPublic?: (address: string) => boolean
  lookup?: (
    host: string,
    options: LookupOptions & { all: true },
    done: (error: Error | null, addresses: LookupAddress[]) => void,
  ) => void
  /** Ports that can be reached besides those of http and https. */
  ports?: readonly string[]
  timeoutMs?: number
}

type Reach = Required<Pick<Options, 'isPublic' | 'lookup' | 'ports'>> & { signal: AbortSignal }

/**
 * Reads the head of a web page on the public internet: its HTML, at most until the end of the head. The addresses of its
 * host are checked after the look-up, and exactly these are used; those of redirects are too. Throws
 * UnreadablePageError.
 */
export async function readPage(
  url: string,
  { isPublic = isPublicAddress, lookup = lookupAddresses, ports = [], timeoutMs = TIMEOUT_MS }: Options = {},
): Promise<string> {
  const reach = { isPublic, lookup, ports, signal: AbortSignal.timeout(timeoutMs) }
  let next = new URL(url)
  for (let redirected = 0; redirected <= MAX_REDIRECTS; redirected++) {
    const response = await answerOf(next, reach)
    try {
      const { location } = response.headers
      if (!redirects.has(response.statusCode ?? 0) || location === undefined) return await headOf(response)
      if (!URL.canParse(location, next)) throw new UnreadablePageError('a redirect leads nowhere')
      next = new URL(location, next)
    } finally {
      response.destroy()
    }
  }
  throw new UnreadablePageError('too many redirects')
}

/** Function with which a socket finds the addresses of a host; fails if any of them is not public. */
const checkedLookup =
  ({ isPublic, lookup }: Reach): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) done(error ?? new UnreadablePageError('the host has no address'), '')
      else if (!addresses.every(({ address }) => isPublic(address)))
        done(new UnreadablePageError('the address is not public'), '')
      else if (options.all) done(null, addresses)
      else done(null, first.address, first.family)
    })

function answerOf(url: URL, reach: Reach): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isWeb || url.username !== '' || url.password !== '' || !['', ...reach.ports].includes(url.port))
    throw new UnreadablePageError('the address is not that of a public page')
  // Sockets do not look up hosts that are addresses already.
  if (isIP(host) && !reach.isPublic(host)) throw new UnreadablePageError('the address is not public')
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    request(url, {
      agent: false,
      lookup: checkedLookup(reach),
      signal: reach.signal,
      headers: {
        accept: 'text/html,application/xhtml+xml',
        'accept-encoding': 'identity',
        'user-agent': 'Mozilla/5.0 (compatible; health-communities link preview)',
      },
    })
      .on('response', resolve)
      .on('error', ({ message }) => reject(new UnreadablePageError(message)))
      .end()
  })
}

/** The HTML of an answer until its head ends; throws if the answer is not a web page. */
async function headOf(response: IncomingMessage): Promise<string> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = response.headers
  if (
    response.statusCode !== 200 ||
    encoding !== 'identity' ||
    !/^(text\/html|application\/xhtml)/i.test(type)
  )
    throw new UnreadablePageError('the answer is not a web page')
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, MAX_BYTES - size))
      size += chunk.length
      if (size >= MAX_BYTES || chunk.includes('</head')) break
    }
  } catch (error) {
    throw new UnreadablePageError((error as Error).message)
  }
  return decoded(Buffer.concat(chunks), type)
}

/** Decodes a page by the character set that its answer or its beginning names; UTF-8 if that is unknown. */
function decoded(bytes: Buffer, type: string): string {
  const named = /charset\s*=\s*["']?([\w-]+)/i
  const [, label = 'utf-8'] = named.exec(type) ?? named.exec(bytes.toString('latin1', 0, 1024)) ?? []
  try {
    return new TextDecoder(label).decode(bytes)
  } catch {
    return bytes.toString()
  }
}
