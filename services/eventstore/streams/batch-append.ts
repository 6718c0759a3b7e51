import streams from '@eventstore/db-client/generated/streams_pb.js'
import type statusMessage from '@eventstore/db-client/generated/status_pb.js'
import { batchStatus, batchTimeout, batchTooLarge, invalid } from '../errors.ts'
import type { Call } from '../grpc/server.ts'
import type { Store } from '../storage/store.ts'
import type { NewEvent } from '../storage/write.ts'
import { streamIdentifier, uuid } from '../wire.ts'
import { sizeOf } from './append.ts'
import { writtenResponse, type Chunk } from './messages.ts'

interface Pending {
  options: NonNullable<Chunk['options']>
  events: NewEvent[]
  size: number
}

/** Maximum number of writes per connection of which only some chunks have arrived. */
const MAX_INCOMPLETE_WRITES = 10_000

/** `Streams/BatchAppend`: receives a client's writes in chunks over a long call; responses have correlation ids. */
export const batchAppend =
  (store: Store, maxAppendSize: number) =>
  (call: Call<Chunk, Uint8Array>): void => {
    const pending = new Map<string, Pending>()

    function finish(id: string, { options: { stream, expected, deadline }, events, size }: Pending) {
      if (size > maxAppendSize) return call.write(failed(id, stream, batchTooLarge(maxAppendSize)))
      if (deadline <= Date.now()) return call.write(failed(id, stream, batchTimeout()))
      store.submit({ kind: 'append', stream, expected, events }, (written) =>
        call.write(
          written.kind === 'written'
            ? writtenResponse(id, stream, written)
            : failed(id, stream, batchStatus(written, stream, expected)),
        ),
      )
    }

    call.onRequest = ({ id, options, events, isFinal }) => {
      const write = pending.get(id) ?? (options && { options, events: [], size: 0 })
      if (!write || pending.size >= MAX_INCOMPLETE_WRITES) {
        const sentence = write ? 'Too many unfinished writes.' : 'A write begins with its options.'
        return call.fail(invalid(sentence))
      }
      for (const event of events) {
        write.size += sizeOf(event)
        if (write.size <= maxAppendSize) write.events.push(event)
      }
      if (!isFinal) return void pending.set(id, write)
      pending.delete(id)
      finish(id, write)
    }
    call.onEnd = call.end
    call.onGone = () => pending.clear()
  }

function failed(id: string, stream: string, status: statusMessage.Status): Uint8Array {
  const response = new streams.BatchAppendResp()
  response.setCorrelationId(uuid(id, false))
  response.setStreamIdentifier(streamIdentifier(stream))
  response.setError(status)
  return response.serializeBinary()
}
