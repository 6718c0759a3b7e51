import type { EventStoreDBClient } from '@eventstore/db-client'
import { unpackToCommandError } from '@eventstore/db-client/dist/streams/appendToStream/unpackError.js'
import { convertToCommandError } from '@eventstore/db-client/dist/utils/CommandError.js'
import { StreamsClient, StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ClientDuplexStream } from '@grpc/grpc-js'
import { innerOf } from './client-internals.ts'
import {
  readResponse,
  requests,
  type EncodedEvent,
  type ExpectedRevision,
  type Response,
} from './messages.ts'

// Appends by EventStoreDB's `BatchAppend`, as the client does, but without its generated code for each event.

interface Answer {
  resolve: (appended: { position: bigint; revision: number }) => void
  reject: (error: unknown) => void
}
type Call = ClientDuplexStream<Buffer, Response>

const asIs = (bytes: Buffer) => bytes

function errorOf(bytes: Buffer): Error {
  const response = streams.BatchAppendResp.deserializeBinary(bytes)
  const error = response.getError()
  const stream = Buffer.from(response.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8')
  if (error) return unpackToCommandError(error, stream)
  return new Error('The event log did not say where it kept the events')
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
        readResponse,
        // With this, a follower answers with the leader's address instead of forwarding each append.
        ...inner.callArguments({ requiresLeader: true }, { deadline: Infinity }),
      )
      pending.set(call, waiting)
      call.on('data', ({ id, written, bytes }: Response) => {
        const answer = waiting.get(id)
        waiting.delete(id)
        if (written) answer?.resolve(written)
        else answer?.reject(errorOf(bytes))
      })
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
