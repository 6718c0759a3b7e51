import { z } from 'zod'
import type { StoredEvent } from '../../events/log/codec.ts'
import type { StreamName } from '../../events/kinds.ts'

// One event of the log as a line of text, and back; and the line with their count that ends an export.

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))

const Line = z.strictObject({
  id: z.uuid(),
  type: z.string().min(1),
  stream: z.custom<StreamName>((name) => typeof name === 'string' && name.length > 0),
  revision: z.int().min(0),
  position: z.string().regex(/^\d+$/),
  created: z.iso.datetime(),
  contentType: z.enum(['application/json', 'application/octet-stream']),
  /** Bytes are in base 64. */
  data: z.json(),
  /** Missing where there is none; what is no JSON is in `metadataBase64`. */
  metadata: z.json().optional(),
  metadataBase64: z.base64().optional(),
})

/**
 * An event as a line of NDJSON, without its end. `position` and `created` are told, but no store can be made to
 * keep them.
 */
export function lineOf(event: StoredEvent): string {
  const { id, type, stream, revision, position, recordedAt, isJson, data, metadata } = event
  const line = {
    id,
    type,
    stream,
    // A tombstone has the largest revision that there is.
    revision: Math.min(revision, Number.MAX_SAFE_INTEGER),
    position: String(position),
    created: recordedAt.toISOString(),
    contentType: isJson ? 'application/json' : 'application/octet-stream',
    data: data instanceof Uint8Array ? base64(data) : data,
    ...(metadata instanceof Uint8Array ? { metadataBase64: base64(metadata) } : { metadata }),
  }
  return JSON.stringify(line)
}

/** The event of a line. Throws an Error that says what is wrong with it, and nothing of what it holds. */
export function eventOf(line: string): StoredEvent {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    throw new Error('it is no JSON')
  }
  const result = Line.safeParse(json)
  if (!result.success) {
    const fields = result.error.issues.map(({ path, code }) => `${path.join('.') || 'all of it'}: ${code}`)
    throw new Error(`it is no event (${fields.join(', ')})`)
  }
  const { contentType, created, position, data, metadata, metadataBase64, ...event } = result.data
  const isJson = contentType === 'application/json'
  return {
    ...event,
    position: BigInt(position),
    recordedAt: new Date(created),
    isJson,
    data: isJson ? data : bytes(z.base64().parse(data)),
    metadata: metadataBase64 === undefined ? metadata : bytes(metadataBase64),
  }
}

/** The last line of an export, without its end: how many events are above it. */
export const countLine = (events: number): string => JSON.stringify({ events })

/** The count that a last line tells; null for any other line. */
export function countIn(line: string): number | null {
  const found = /^\{"events":(\d+)\}$/.exec(line)
  return found ? Number(found[1]) : null
}

/**
 * Whether an event goes along when the log is carried elsewhere: all but the store's own, of which the metadata of
 * streams and the end of a stream go along.
 */
export const isCarried = ({ stream, type }: StoredEvent): boolean =>
  stream.startsWith('$')
    ? stream.startsWith('$$') && !stream.startsWith('$$$')
    : !type.startsWith('$') || type === STREAM_ENDED

/** The type of the event that ends a stream for good (a tombstone). */
export const STREAM_ENDED = '$streamDeleted'
