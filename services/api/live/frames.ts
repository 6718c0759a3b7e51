import type { FormattedExecutionResult } from 'graphql'

/** Final text frame of a WebSocket, without a mask. */
const TEXT = 0x81
const MAX_SHORT = 125
const MAX_MEDIUM = 0xffff

/** WebSocket frame with a text of `bytes` in UTF-8 (RFC 6455, section 5.2). */
export function textFrame(bytes: readonly Buffer[]): Buffer {
  const length = bytes.reduce((sum, part) => sum + part.length, 0)
  const header = Buffer.alloc(length <= MAX_SHORT ? 2 : length <= MAX_MEDIUM ? 4 : 10)
  header[0] = TEXT
  if (length <= MAX_SHORT) header[1] = length
  else if (length <= MAX_MEDIUM) {
    header[1] = 126
    header.writeUInt16BE(length, 2)
  } else {
    header[1] = 127
    header.writeBigUInt64BE(BigInt(length), 2)
  }
  return Buffer.concat([header, ...bytes])
}

const END = Buffer.from('}')

/**
 * Encodes a result once for many clients: the frames that deliver it to subscriptions by their ids, which are the same
 * for most clients, as the web counts its subscriptions.
 */
export function openFrames(result: FormattedExecutionResult): (id: string) => Buffer {
  const payload = Buffer.from(JSON.stringify(result))
  const frames = new Map<string, Buffer>()
  return (id) => {
    const known = frames.get(id)
    if (known) return known
    const head = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`)
    const frame = textFrame([head, payload, END])
    frames.set(id, frame)
    return frame
  }
}
