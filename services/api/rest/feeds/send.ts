import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { atMost } from '../../../lru.ts'
import { encoded } from '../../pages/encoding.ts'

const MAX_FEEDS = 5000

/**
 * Returns a function that sends the feed of an address, compressed if the reader accepts that, or status 304 if the
 * reader already has it (RFC 9110, section 13).
 */
export function openFeedSender() {
  // Items that leave a feed take their dates along, so that the date of a feed is that of its text.
  const sent = new LRUCache<string, { etag: string; seconds: number }>(atMost(MAX_FEEDS))

  function dateOf(address: string, etag: string): string {
    const before = sent.get(address)
    const now = Math.max(Math.floor(Date.now() / 1000), (before?.seconds ?? 0) + 1)
    const seconds = before?.etag === etag ? before.seconds : now
    sent.set(address, { etag, seconds })
    return new Date(seconds * 1000).toUTCString()
  }

  return async (
    { headers }: FastifyRequest,
    reply: FastifyReply,
    { text, type, address }: { text: string; type: string; address: string },
  ) => {
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    const date = dateOf(address, etag)
    const cached = { 'cache-control': 'public, max-age=600', vary: 'accept-encoding' }
    reply.type(type).headers({ ...cached, etag, 'last-modified': date })
    const { 'if-none-match': tags, 'if-modified-since': since } = headers
    const isSame = tags === undefined ? since === date : tags === '*' || tags.includes(etag)
    if (isSame) return reply.code(304).send()
    const compressed = await encoded(text, headers['accept-encoding'])
    if (!compressed) return reply.send(text)
    return reply.header('content-encoding', compressed.encoding).send(compressed.bytes)
  }
}
