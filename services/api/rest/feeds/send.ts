import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encoded } from '../../pages/encoding.ts'

/**
 * Sends a feed, compressed if the reader accepts that, or status 304 if the reader already has it (RFC 9110, section
 * 13). `changed` is the time of its newest change, null for an empty one.
 */
export async function sendFeed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { text, type, changed }: { text: string; type: string; changed: Date | null },
) {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  reply.type(type).headers({ 'cache-control': 'public, max-age=600', vary: 'accept-encoding', etag })
  if (changed) reply.header('last-modified', changed.toUTCString())
  const { 'if-none-match': tags, 'if-modified-since': since } = headers
  const isSame =
    tags === undefined
      ? changed !== null && since !== undefined && Date.parse(since) >= Math.floor(+changed / 1000) * 1000
      : tags === '*' || tags.includes(etag)
  if (isSame) return reply.code(304).send()
  const compressed = await encoded(text, headers['accept-encoding'])
  if (!compressed) return reply.send(text)
  return reply.header('content-encoding', compressed.encoding).send(compressed.bytes)
}
