import type { EventStoreDBClient } from '@eventstore/db-client'
import { unpackToCommandError } from '@eventstore/db-client/dist/streams/appendToStream/unpackError.js'
import { convertToCommandError } from '@eventstore/db-client/dist/utils/CommandError.js'
import { StreamsClient, StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ClientDuplexStream } from '@grpc/grpc-js'
import { message, put, readFields, type Field } from '../../services/protobuf.ts'
import { asIs, innerOf } from './inner.ts'

// Appends by EventStoreDB's `BatchAppend`, as the client does, with messages written and read here: the client encodes
// each event three times, which takes longer than the disk.

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

interface Answer {
  resolve: (appended: { position: bigint; revision: number }) => void
  reject: (error: unknown) => void
}
type Call = ClientDuplexStream<Buffer, Buffer>

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

/** Requests of one append. */
function* requests(id: string, stream: string, events: readonly EncodedEvent[], expected: ExpectedRevision) {
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

function respond(bytes: Buffer, waiting: Map<string, Answer>) {
  let [id, position, revision, isDone] = ['', -1n, -1, false]
  const visitId = (field: Field) => {
    if (field.number === 2) id = bytes.toString('utf8', field.start, field.end)
  }
  const visitPosition = (field: Field) => {
    if (field.number === 1) position = BigInt(field.value)
  }
  const visitSuccess = (field: Field) => {
    if (field.number === 1) revision = field.value
    if (field.number === 3) readFields(bytes, visitPosition, field.start, field.end)
  }
  readFields(bytes, (field) => {
    if (field.number === 1) readFields(bytes, visitId, field.start, field.end)
    if (field.number !== 3) return
    isDone = true
    readFields(bytes, visitSuccess, field.start, field.end)
  })
  const answer = waiting.get(id)
  waiting.delete(id)
  if (!answer) return
  if (isDone && position >= 0n) return answer.resolve({ position, revision })
  const response = streams.BatchAppendResp.deserializeBinary(bytes)
  const error = response.getError()
  const stream = Buffer.from(response.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8')
  if (error) answer.reject(unpackToCommandError(error, stream))
  else answer.reject(new Error('The event log did not say where it kept the events'))
}

/** Opens appends with a client. They reject with the client's errors. */
export function openAppends(client: EventStoreDBClient) {
  const inner = innerOf(client)
  const calls = new WeakMap<object, Call | Promise<Call>>()
  const pending = new WeakMap<Call, Map<string, Answer>>()

  const connected = inner.GRPCStreamCreator(
    StreamsClient,
    'append',
    (grpc) => {
      const waiting = new Map<string, Answer>()
      const call: Call = grpc.makeBidiStreamRequest(
        StreamsService.batchAppend.path,
        asIs,
        asIs,
        ...inner.callArguments({}, { deadline: Infinity }),
      )
      pending.set(call, waiting)
      call.on('data', (bytes: Buffer) => respond(bytes, waiting))
      call.on('error', (error) => {
        for (const { reject } of waiting.values()) reject(convertToCommandError(error))
        waiting.clear()
      })
      return call
    },
    calls,
  )

  return async (stream: string, events: readonly EncodedEvent[], expected: ExpectedRevision) => {
    const call = await connected()
    const id = crypto.randomUUID()
    const { promise, resolve, reject } = Promise.withResolvers<{ position: bigint; revision: number }>()
    pending.get(call)?.set(id, { resolve, reject })
    for (const request of requests(id, stream, events, expected)) call.write(request)
    return promise
  }
}
