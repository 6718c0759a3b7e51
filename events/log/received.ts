import { readFields, readInt64, type Field } from '../../services/protobuf.ts'
import type { StreamName } from '../kinds.ts'
import type { StoredEvent } from './codec.ts'

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

/** Reads a ReadResp of a subscription. */
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
