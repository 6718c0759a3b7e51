import { RESOURCE_EXHAUSTED, UNIMPLEMENTED } from './failure.ts'

/** Bytes before each message: a flag for compression, and the length. */
const HEAD_BYTES = 5

/** A message as sent, with its length before it. */
export function framed(message: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(HEAD_BYTES + message.length)
  frame[0] = 0
  frame.writeUInt32BE(message.length, 1)
  frame.set(message, HEAD_BYTES)
  return frame
}

/** A frame that the node does not accept. */
export class FrameError extends Error {
  override name = 'FrameError'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * Splits received bytes into messages, which are valid until the next call. Throws FrameError for a message that is
 * compressed or larger than `limit` bytes.
 */
export function openFrames(limit: number): (chunk: Buffer) => Buffer[] {
  let chunks: Buffer[] = []
  let length = 0
  let wanted = HEAD_BYTES
  return (chunk) => {
    chunks.push(chunk)
    length += chunk.length
    if (length < wanted) return []
    const bytes = chunks.length === 1 ? chunk : Buffer.concat(chunks, length)
    const messages: Buffer[] = []
    let at = 0
    for (wanted = HEAD_BYTES; length - at >= HEAD_BYTES; wanted = HEAD_BYTES) {
      const size = bytes.readUInt32BE(at + 1)
      if (bytes[at] !== 0)
        throw new FrameError(UNIMPLEMENTED, 'This event store does not support compression.')
      if (size > limit)
        throw new FrameError(RESOURCE_EXHAUSTED, `A message of ${size} bytes is larger than ${limit}.`)
      wanted = HEAD_BYTES + size
      if (length - at < wanted) break
      messages.push(bytes.subarray(at + HEAD_BYTES, at + wanted))
      at += wanted
    }
    chunks = at < length ? [bytes.subarray(at)] : []
    length -= at
    return messages
  }
}
