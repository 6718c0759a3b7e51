import type { IncomingMessage } from 'node:http'
import { requestPublic, type Reach } from './request-public.ts'
import { errorFrom } from '../../thrown.ts'

/** Time limit for a page in ms, with all redirects, and the number of bytes that are read of it. */
const TIMEOUT_MS = 3000
const MAX_BYTES = 200_000
const MAX_REDIRECTS = 3
const redirects = new Set([301, 302, 303, 307, 308])

/** The page cannot be read: its address is not public, or its server does not answer with a web page in time. */
export class UnreadablePageError extends Error {
  override name = 'UnreadablePageError'
}

interface Options extends Reach {
  timeoutMs?: number
}

/**
 * Reads the head of a web page on the public internet: its HTML, at most until its body. The addresses of its
 * host are checked after the look-up, and exactly these are used; those of redirects are too. Throws
 * UnreadablePageError.
 */
export async function readPage(
  url: string,
  { timeoutMs = TIMEOUT_MS, ...reach }: Options = {},
): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs)
  let next = new URL(url)
  for (let redirected = 0; redirected <= MAX_REDIRECTS; redirected++) {
    const response = await answerOf(next, reach, signal)
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

async function answerOf(url: URL, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  try {
    return await requestPublic(url, reach, {
      signal,
      headers: {
        accept: 'text/html,application/xhtml+xml',
        'accept-encoding': 'identity',
        'user-agent': 'Mozilla/5.0 (compatible; health-communities link preview)',
      },
    })
  } catch (error) {
    throw new UnreadablePageError(errorFrom(error).message)
  }
}

const HEAD_END = /<\/head|<body/i
/** Characters at the end of a chunk in which the end of a head can begin. */
const OVERLAP = 6

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
  let before = ''
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk.subarray(0, MAX_BYTES - size))
      size += chunk.length
      const text = before + chunk.toString('latin1')
      if (size >= MAX_BYTES || HEAD_END.test(text)) break
      before = text.slice(-OVERLAP)
    }
  } catch (error) {
    throw new UnreadablePageError(errorFrom(error).message)
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
