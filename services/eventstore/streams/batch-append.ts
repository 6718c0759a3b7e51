import shared from '@eventstore/db-client/generated/shared_pb.js'
import type statusMessage from '@eventstore/db-client/generated/status_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerDuplexStream } from '@grpc/grpc-js'
import emptyMessage from 'google-protobuf/google/protobuf/empty_pb.js'
import { batchStatus, batchTimeout, batchTooLarge, invalid } from '../errors.ts'
import type { Store } from '../storage/store.ts'
import type { Expected, NewEvent } from '../storage/write.ts'
import { expectedOf, newEvent, streamIdentifier, streamName, uuid, uuidText } from '../wire.ts'
import { sizeOf } from './append.ts'

interface Pending {
  stream: string
  expected: Expected
  deadline: number
  events: NewEvent[]
  size: number
}

/** Maximum number of writes per connection of which only some chunks have arrived. */
const MAX_INCOMPLETE_WRITES = 10_000

/** `Streams/BatchAppend`: receives a client's writes in chunks over a long call; responses have correlation ids. */
export const batchAppend =
  (store: Store, maxAppendSize: number) =>
  (call: ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>): void => {
    const pending = new Map<string, Pending>()

    async function finish(id: string, { stream, expected, deadline, events, size }: Pending) {
      const answer = new streams.BatchAppendResp()
      answer.setCorrelationId(uuid(id, false))
      answer.setStreamIdentifier(streamIdentifier(stream))
      if (size > maxAppendSize) answer.setError(batchTooLarge(maxAppendSize))
      else if (deadline <= Date.now()) answer.setError(batchTimeout())
      else {
        const written = await store.write({ kind: 'append', stream, expected, events })
        if (written.kind === 'written') answer.setSuccess(success(written))
        else answer.setError(batchStatus(written, stream, expected) satisfies statusMessage.Status)
      }
      if (!call.writableEnded && !call.cancelled) call.write(answer)
    }

    call.on('data', (request: streams.BatchAppendReq) => {
      const id = uuidText(request.getCorrelationId())
      const write = pending.get(id) ?? opened(request.getOptions())
      if (!write || pending.size >= MAX_INCOMPLETE_WRITES) {
        const sentence = write ? 'Too many unfinished writes.' : 'A write begins with its options.'
        return void call.emit('error', invalid(sentence))
      }
      for (const message of request.getProposedMessagesList()) {
        const event = newEvent(message)
        write.size += sizeOf(event)
        if (write.size <= maxAppendSize) write.events.push(event)
      }
      if (!request.getIsFinal()) return void pending.set(id, write)
      pending.delete(id)
      void finish(id, write)
    })
    call.on('end', () => call.end())
    call.on('error', () => pending.clear())
  }

function opened(options: streams.BatchAppendReq.Options | undefined): Pending | undefined {
  if (!options) return undefined
  return {
    stream: streamName(options.getStreamIdentifier()),
    expected: expectedOf({
      hasAny: () => options.hasAny(),
      hasNoStream: () => options.hasNoStream(),
      hasStreamExists: () => options.hasStreamExists(),
      revision: options.getStreamPosition(),
    }),
    deadline: options.getDeadline()?.toDate().getTime() ?? Infinity,
    events: [],
    size: 0,
  }
}

function success({ revision, position }: { revision: number; position: number }) {
  const at = new shared.AllStreamPosition()
  at.setCommitPosition(String(position))
  at.setPreparePosition(String(position))
  const result = new streams.BatchAppendResp.Success()
  if (revision < 0) result.setNoStream(new emptyMessage.Empty())
  else result.setCurrentRevision(String(revision))
  result.setPosition(at)
  return result
}
