import { message, put, readFields, readInt64, type Field } from '../../protobuf.ts'
import { BATCH_APPEND, methods } from '../methods.ts'
import { TOMBSTONE_REVISION, type EventRow } from '../storage/schema.ts'
import type { Expected, NewEvent } from '../storage/write.ts'
import { uuidOf } from '../wire.ts'

// The messages that carry events, by their field numbers. Other messages use the client's generated code.

/** Part of a write in a batch append. */
export interface Chunk {
  id: string
  /** In the first part of a write. */
  options: { stream: string; expected: Expected; deadline: number } | null
  events: NewEvent[]
  isFinal: boolean
}

const textOf = (bytes: Buffer, { start, end }: Field) => bytes.toString('utf8', start, end)

function readUuid(bytes: Buffer, { start, end }: Field): string {
  let id = ''
  let [high, low] = [0n, 0n]
  const visitBits = (field: Field) => {
    if (field.number === 1) high = readInt64(bytes, field)
    if (field.number === 2) low = readInt64(bytes, field)
  }
  const visit = (field: Field) => {
    if (field.number === 2) id = textOf(bytes, field)
    if (field.number !== 1) return
    readFields(bytes, visitBits, field.start, field.end)
    id = uuidOf(high, low)
  }
  readFields(bytes, visit, start, end)
  return id
}

function readOptions(bytes: Buffer, { start, end }: Field): Chunk['options'] {
  let [stream, deadline, expected]: [string, number, Expected] = ['', Infinity, 0]
  const visitName = (field: Field) => {
    if (field.number === 3) stream = textOf(bytes, field)
  }
  const visitTime = (field: Field) => {
    if (field.number === 1) deadline += field.value * 1000
    if (field.number === 2) deadline += field.value / 1_000_000
  }
  const visit = (field: Field) => {
    switch (field.number) {
      case 1:
        return readFields(bytes, visitName, field.start, field.end)
      case 2:
        return void (expected = field.value)
      case 3:
        return void (expected = 'no_stream')
      case 4:
        return void (expected = 'any')
      case 5:
        return void (expected = 'stream_exists')
      case 6:
        deadline = 0
        return readFields(bytes, visitTime, field.start, field.end)
    }
  }
  readFields(bytes, visit, start, end)
  return { stream, expected, deadline }
}

const EMPTY = new Uint8Array()

function readProposed(bytes: Buffer, { start, end }: Field): NewEvent {
  const event: NewEvent = { id: '', type: '', json: false, data: EMPTY, metadata: EMPTY }
  let [name, value] = ['', '']
  const visitEntry = (field: Field) => {
    if (field.number === 1) name = textOf(bytes, field)
    if (field.number === 2) value = textOf(bytes, field)
  }
  const visit = (field: Field) => {
    switch (field.number) {
      case 1:
        return void (event.id = readUuid(bytes, field))
      case 2:
        readFields(bytes, visitEntry, field.start, field.end)
        if (name === 'type') event.type = value
        if (name === 'content-type') event.json = value === 'application/json'
        return
      case 3:
        return void (event.metadata = bytes.subarray(field.start, field.end))
      case 4:
        return void (event.data = bytes.subarray(field.start, field.end))
    }
  }
  readFields(bytes, visit, start, end)
  return event
}

export function readChunk(message: Uint8Array): Chunk {
  // Memory of its own: an event that is sent to the writer takes all of its buffer with it.
  const bytes = Buffer.from(new Uint8Array(message).buffer)
  const chunk: Chunk = { id: '', options: null, events: [], isFinal: false }
  readFields(bytes, (field) => {
    switch (field.number) {
      case 1:
        return void (chunk.id = readUuid(bytes, field))
      case 2:
        return void (chunk.options = readOptions(bytes, field))
      case 3:
        return void chunk.events.push(readProposed(bytes, field))
      case 4:
        return void (chunk.isFinal = field.value !== 0)
    }
  })
  return chunk
}

const putStream = (field: number, stream: string) =>
  put.nested(field, () => {
    if (stream !== '') put.text(3, stream)
  })

/** Writes the BatchAppendResp of a successful write. */
export const writtenResponse = (id: string, stream: string, at: { revision: number; position: number }) =>
  message(() => {
    putStream(4, stream)
    put.nested(3, () => {
      put.nested(3, () => {
        put.uint(2, at.position)
        put.uint(1, at.position)
      })
      if (at.revision < 0) put.nested(2, () => {})
      else put.uint(1, at.revision)
    })
    put.nested(1, () => put.text(2, id))
  })

/** Largest revision in the protocol, 2^63 - 1, which stands for a tombstone. */
const MAX_REVISION = 2n ** 63n - 1n

function putUuid(field: number, id: string, isStructured: boolean) {
  put.nested(field, () => {
    if (!isStructured) return put.text(2, id)
    const hex = id.replaceAll('-', '')
    put.nested(1, () => {
      put.int64(2, BigInt(`0x${hex.slice(16)}`))
      put.int64(1, BigInt(`0x${hex.slice(0, 16)}`))
    })
  })
}

const putEntry = (name: string, value: string) =>
  put.nested(6, () => {
    put.text(2, value)
    put.text(1, name)
  })

export const eventResponse = (row: EventRow, isStructured: boolean): Buffer =>
  message(() =>
    put.nested(1, () => {
      put.uint(3, row.position)
      put.nested(1, () => {
        if (row.data.length > 0) put.bytes(8, row.data)
        if (row.metadata.length > 0) put.bytes(7, row.metadata)
        // Time in .NET ticks of 100 ns.
        putEntry('created', `${row.created}0`)
        putEntry('content-type', row.json ? 'application/json' : 'application/octet-stream')
        putEntry('type', row.type)
        put.uint(5, row.position)
        put.uint(4, row.position)
        if (row.revision === TOMBSTONE_REVISION) put.int64(3, MAX_REVISION)
        else put.uint(3, row.revision)
        putStream(2, row.stream)
        putUuid(1, row.id, isStructured)
      })
    }),
  )

const asIs = (bytes: Uint8Array) => bytes

/** Calls whose messages are read and written here. */
export const calls = {
  read: { ...methods.read, responseSerialize: asIs },
  batchAppend: { path: BATCH_APPEND, requestDeserialize: readChunk, responseSerialize: asIs },
}
