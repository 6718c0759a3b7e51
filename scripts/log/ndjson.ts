import { z } from 'zod'
import type { StoredEvent } from '../../events/log/codec.ts'
import type { StreamName } from '../../events/kinds.ts'

// Converts events to lines of an export and back, and the export's final line with the number of events.

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
  data: z.json(),
  /** Metadata of the event; missing if there is none, or if it is not JSON and therefore in `metadataBase64`. */
  metadata: z.json().optional(),
  metadataBase64: z.base64().optional(),
})

/** Converts an event to a line of NDJSON. `position` and `created` are for readers only: each store assigns its own. */
export function lineOf(event: StoredEvent): string {
  const { id, type, stream, revision, position, recordedAt, isJson, data, metadata } = event
  const line = {
    id,
    type,
    stream,
    // The revision of a tombstone is larger than any safe integer.
    revision: Math.min(revision, Number.MAX_SAFE_INTEGER),
    position: String(position),
    created: recordedAt.toISOString(),
    contentType: isJson ? 'application/json' : 'application/octet-stream',
    data: data instanceof Uint8Array ? base64(data) : data,
    ...(metadata instanceof Uint8Array ? { metadataBase64: base64(metadata) } : { metadata }),
  }
  return JSON.stringify(line)
}

/** Parses a line of an export. Throws an Error that says what is wrong, without any content of the event. */
export function eventOf(line: string): StoredEvent {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    throw new Error('it is not JSON')
  }
  const result = Line.safeParse(json)
  if (!result.success) {
    const fields = result.error.issues.map(({ path, code }) => `${path.join('.') || 'whole line'}: ${code}`)
    throw new Error(`it is not an event (${fields.join(', ')})`)
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

/** Returns the final line of an export, without a line break: the number of exported events. */
export const countLine = (events: number): string => JSON.stringify({ events })

/** Parses the number of events in the final line of an export; null for other lines. */
export function countIn(line: string): number | null {
  const found = /^\{"events":(\d+)\}$/.exec(line)
  return found ? Number(found[1]) : null
}

/** True for events to export; of the event store's own events, only stream metadata and tombstones are exported. */
export const isCarried = ({ stream, type }: StoredEvent): boolean =>
  stream.startsWith('$')
    ? stream.startsWith('$$') && !stream.startsWith('$$$')
    : !type.startsWith('$') || type === STREAM_ENDED

export const STREAM_ENDED = '$streamDeleted'
