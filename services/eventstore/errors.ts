import shared from '@eventstore/db-client/generated/shared_pb.js'
import statusMessage from '@eventstore/db-client/generated/status_pb.js'
import anyMessage from 'google-protobuf/google/protobuf/any_pb.js'
import emptyMessage from 'google-protobuf/google/protobuf/empty_pb.js'
import type { Expected, Written } from './storage/write.ts'
import {
  DATA_LOSS,
  DEADLINE_EXCEEDED,
  failure,
  FAILED_PRECONDITION,
  INVALID_ARGUMENT,
  NOT_FOUND,
  UNAUTHENTICATED,
  UNAVAILABLE,
  type Failure,
} from './grpc/failure.ts'
import { streamIdentifier } from './wire.ts'

const { Empty } = emptyMessage

export const streamDeleted = (stream: string): Failure =>
  failure(FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  })

export const tooLarge = (limit: number): Failure =>
  failure(INVALID_ARGUMENT, `Maximum append size of ${limit} bytes exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(limit),
  })

export const scavengeNotFound = (id: string): Failure =>
  failure(NOT_FOUND, `No scavenge '${id}' is running.`, {
    exception: 'scavenge-not-found',
    'scavenge-id': id,
  })

export const invalid = (sentence: string): Failure => failure(INVALID_ARGUMENT, sentence)
export const unavailable = (sentence: string): Failure => failure(UNAVAILABLE, sentence)
/** gRPC error for damage to the log file; `position` is that of the damaged event, null for damage outside events. */
export const dataLoss = (sentence: string, position: number | null): Failure =>
  failure(DATA_LOSS, sentence, position === null ? {} : { 'damaged-position': String(position) })
export const unauthenticated = (): Failure =>
  failure(
    UNAUTHENTICATED,
    'This event store requires a login: esdb://communities:<password>@host:port. The password is in the file next to ' +
      'its log whose name ends in .secret.',
  )

const expectedText = (expected: Expected) =>
  String(typeof expected === 'number' ? expected : { any: -2, no_stream: -1, stream_exists: -4 }[expected])

/** gRPC error for a failed write, for methods whose response cannot contain the failure. */
export function writeFailure(
  written: Exclude<Written, { kind: 'written' }>,
  stream: string,
  expected: Expected,
) {
  switch (written.kind) {
    case 'wrong-expected':
      return failure(FAILED_PRECONDITION, `Append failed due to WrongExpectedVersion on '${stream}'.`, {
        exception: 'wrong-expected-version',
        'stream-name': stream,
        'expected-version': expectedText(expected),
        'actual-version': String(written.actual),
      })
    case 'stream-deleted':
      return streamDeleted(stream)
    case 'failed':
      return unavailable(written.message)
  }
}

function statusOf(
  code: number,
  sentence: string,
  name: string,
  detail: { serializeBinary: () => Uint8Array },
) {
  const any = new anyMessage.Any()
  any.pack(detail.serializeBinary(), `event_store.client.${name}`)
  const result = new statusMessage.Status()
  result.setCode(code)
  result.setMessage(sentence)
  result.setDetails(any)
  return result
}

/** Status of a failed write in a batch append, whose responses contain failures instead of gRPC errors. */
export function batchStatus(
  written: Exclude<Written, { kind: 'written' }>,
  stream: string,
  expected: Expected,
) {
  switch (written.kind) {
    case 'wrong-expected':
      return statusOf(
        FAILED_PRECONDITION,
        'Wrong expected version',
        'WrongExpectedVersion',
        wrong(written, expected),
      )
    case 'stream-deleted': {
      const detail = new shared.StreamDeleted()
      detail.setStreamIdentifier(streamIdentifier(stream))
      return statusOf(FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, 'StreamDeleted', detail)
    }
    case 'failed':
      // The code `Unknown` is not used, because clients discard the message of such errors.
      return statusOf(UNAVAILABLE, written.message, 'WriteFailed', new shared.Unknown())
  }
}

export function batchTooLarge(limit: number) {
  const detail = new shared.MaximumAppendSizeExceeded()
  detail.setMaxappendsize(limit)
  return statusOf(
    INVALID_ARGUMENT,
    `Maximum append size of ${limit} exceeded`,
    'MaximumAppendSizeExceeded',
    detail,
  )
}

export const batchTimeout = () => statusOf(DEADLINE_EXCEEDED, 'Timeout', 'Timeout', new shared.Timeout())

function wrong({ actual }: Extract<Written, { kind: 'wrong-expected' }>, expected: Expected) {
  const detail = new shared.WrongExpectedVersion()
  if (actual < 0) detail.setCurrentNoStream(new Empty())
  else detail.setCurrentStreamRevision(String(actual))
  if (expected === 'any') detail.setExpectedAny(new Empty())
  else if (expected === 'no_stream') detail.setExpectedNoStream(new Empty())
  else if (expected === 'stream_exists') detail.setExpectedStreamExists(new Empty())
  else detail.setExpectedStreamPosition(String(expected))
  return detail
}
