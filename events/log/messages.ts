import { message, put, readFields, readInt64, type Field } from '../../services/protobuf.ts'
import type { StreamName } from '../kinds.ts'
import type { StoredEvent } from './codec.ts'

// The messages that carry events, by their field numbers, as generated code is too slow for each event.

/** An event as the store keeps it. */
export interface EncodedEvent {
  id: string
  type: string
  isJson: boolean
  data: Uint8Array
  metadata: Uint8Array
}

/** Revision at which a stream must be for an append; null for any state of the stream. */
export type ExpectedRevision = 'no_stream' | number | null

/** Maximum size of the events in one message; larger appends are divided into several messages. */
const MAX_CHUNK_BYTES = 3 * 1024 * 1024
/** Time in ms after which the store rejects an append that it has not started to write. */
const DEADLINE_MS = 10_000

function putEvent({ id, type, isJson, data, metadata }: EncodedEvent) {
  const putEntry = (name: string, value: string) =>
    put.nested(2, () => {
      put.text(2, value)
      put.text(1, name)
    })
  put.nested(3, () => {
    put.bytes(4, data)
    put.bytes(3, metadata)
    putEntry('content-type', isJson ? 'application/json' : 'application/octet-stream')
    putEntry('type', type)
    put.nested(1, () => put.text(2, id))
  })
}

function putOptions(stream: string, expected: ExpectedRevision, deadline: number) {
  put.nested(2, () => {
    put.nested(6, () => {
      put.uint(2, (deadline % 1000) * 1_000_000)
      put.uint(1, Math.floor(deadline / 1000))
    })
    if (expected === null) put.nested(4, () => {})
    else if (expected === 'no_stream') put.nested(3, () => {})
    else put.uint(2, expected)
    put.nested(1, () => put.text(3, stream))
  })
}

/** BatchAppendReqs of one append, whose id the response repeats. */
export function* requests(
  id: string,
  stream: string,
  events: readonly EncodedEvent[],
  expected: ExpectedRevision,
) {
  let first = 0
  do {
    let end = first
    for (let size = 0; end < events.length && size < MAX_CHUNK_BYTES; end++)
      size += events[end]!.data.length + events[end]!.metadata.length
    const start = first
    first = end
    yield message(() => {
      put.uint(4, end === events.length ? 1 : 0)
      for (let index = end - 1; index >= start; index--) putEvent(events[index]!)
      if (start === 0) putOptions(stream, expected, Date.now() + DEADLINE_MS)
      put.nested(1, () => put.text(2, id))
    })
  } while (first < events.length)
}

export interface Response {
  /** Of the append. */
  id: string
  written: { position: bigint; revision: number } | null
  /** All of the response, for errors. */
  bytes: Buffer
}

export function readResponse(bytes: Buffer): Response {
  let [id, position, revision] = ['', -1n, -1]
  const visitId = (field: Field) => {
    if (field.number === 2) id = bytes.toString('utf8', field.start, field.end)
  }
  const visitPosition = (field: Field) => {
    if (field.number === 1) position = readInt64(bytes, field)
  }
  const visitSuccess = (field: Field) => {
    if (field.number === 1) revision = field.value
    if (field.number === 3) readFields(bytes, visitPosition, field.start, field.end)
  }
  readFields(bytes, (field) => {
    if (field.number === 1) readFields(bytes, visitId, field.start, field.end)
    if (field.number === 3) readFields(bytes, visitSuccess, field.start, field.end)
  })
  return { id, written: position < 0n ? null : { position, revision }, bytes }
}

/** A response to a subscription: an event, the news that all earlier events were sent, or another message. */
export interface Received {
  event: StoredEvent | null
  isCaughtUp: boolean
}

function parsed<Fallback>(bytes: Buffer, fallback: (bytes: Buffer) => Fallback): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return fallback(bytes)
  }
}

/** Milliseconds of a time in .NET ticks of 100 ns, exactly, although ticks are beyond JavaScript's integers. */
const msOf = (ticks: string) => Number(ticks.slice(0, -4))

function readRecorded(bytes: Buffer, from: Field): StoredEvent {
  const text = ({ start, end }: Field) => bytes.toString('utf8', start, end)
  let [id, stream, type, contentType, created] = ['', '', '', '', 0]
  let [revision, position] = [0, -1n]
  let [data, metadata] = [Buffer.alloc(0), Buffer.alloc(0)]
  let [name, value] = ['', '']
  const visitId = (field: Field) => {
    if (field.number === 2) id = text(field)
  }
  const visitStream = (field: Field) => {
    if (field.number === 3) stream = text(field)
  }
  const visitEntry = (field: Field) => {
    if (field.number === 1) name = text(field)
    if (field.number === 2) value = text(field)
  }
  const visit = (field: Field) => {
    switch (field.number) {
      case 1:
        return readFields(bytes, visitId, field.start, field.end)
      case 2:
        return readFields(bytes, visitStream, field.start, field.end)
      case 3:
        return void (revision = field.value)
      case 5:
        return void (position = readInt64(bytes, field))
      case 6:
        readFields(bytes, visitEntry, field.start, field.end)
        if (name === 'type') type = value
        if (name === 'content-type') contentType = value
        if (name === 'created') created = msOf(value)
        return
      case 7:
        return void (metadata = bytes.subarray(field.start, field.end) as Buffer<ArrayBuffer>)
      case 8:
        return void (data = bytes.subarray(field.start, field.end) as Buffer<ArrayBuffer>)
    }
  }
  readFields(bytes, visit, from.start, from.end)
  const isJson = contentType === 'application/json'
  return {
    id,
    stream: stream as StreamName,
    type,
    revision,
    position,
    recordedAt: new Date(created),
    isJson,
    data: isJson ? parsed(data, String) : data,
    metadata: metadata.length > 0 ? parsed(metadata, (bytes) => bytes) : undefined,
  }
}

export function readReceived(bytes: Buffer): Received {
  const received: Received = { event: null, isCaughtUp: false }
  readFields(bytes, (field) => {
    if (field.number === 8) received.isCaughtUp = true
    if (field.number !== 1) return
    readFields(
      bytes,
      (inner) => {
        if (inner.number === 1) received.event = readRecorded(bytes, inner)
      },
      field.start,
      field.end,
    )
  })
  return received
}
