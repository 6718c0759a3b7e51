import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { invalid, tooLarge, writeFailure } from '../errors.ts'
import type { Call } from '../grpc/server.ts'
import type { Store } from '../storage/store.ts'
import type { NewEvent, Written } from '../storage/write.ts'
import { expectedOf, newEvent, streamName } from '../wire.ts'

const { AppendResp } = streams
const { Empty } = shared

/** Size of an event as counted toward the maximum size of an append, in bytes. */
export const sizeOf = (event: NewEvent): number => event.data.length + event.metadata.length

/** `Streams/Append`: receives options and then events, and responds after the last event. */
export const append =
  (store: Store, maxAppendSize: number) =>
  (call: Call<streams.AppendReq, streams.AppendResp>): void => {
    let options: streams.AppendReq.Options | undefined
    const events: NewEvent[] = []
    let size = 0
    call.onRequest = (request) => {
      options ??= request.getOptions()
      const message = request.getProposedMessage()
      if (!message || size > maxAppendSize) return
      const event = newEvent(message)
      size += sizeOf(event)
      if (size <= maxAppendSize) events.push(event)
    }
    call.onEnd = async () => {
      if (!options) return call.fail(invalid('An append begins with its options.'))
      if (size > maxAppendSize) return call.fail(tooLarge(maxAppendSize))
      const stream = streamName(options.getStreamIdentifier())
      const expected = expectedOf(expecting(options))
      const written = await store.write({ kind: 'append', stream, expected, events })
      if (written.kind !== 'written' && written.kind !== 'wrong-expected')
        return call.fail(writeFailure(written, stream, expected))
      call.write(written.kind === 'written' ? success(written) : wrongExpected(options, written.actual))
      call.end()
    }
  }

/** Expected revision of a stream, in the encoding that three kinds of requests share. */
export const expecting = (options: {
  hasNoStream: () => boolean
  hasAny: () => boolean
  hasStreamExists: () => boolean
  getRevision: () => string
}) => ({
  hasNoStream: () => options.hasNoStream(),
  hasAny: () => options.hasAny(),
  hasStreamExists: () => options.hasStreamExists(),
  revision: options.getRevision(),
})

function success({ revision, position }: Extract<Written, { kind: 'written' }>) {
  const at = new AppendResp.Position()
  at.setCommitPosition(String(position))
  at.setPreparePosition(String(position))
  const result = new AppendResp.Success()
  if (revision < 0) result.setNoStream(new Empty())
  else result.setCurrentRevision(String(revision))
  result.setPosition(at)
  const response = new AppendResp()
  response.setSuccess(result)
  return response
}

function wrongExpected(options: streams.AppendReq.Options, actual: number) {
  const wrong = new AppendResp.WrongExpectedVersion()
  if (actual < 0) wrong.setCurrentNoStream(new Empty())
  else wrong.setCurrentRevision(String(actual))
  if (options.hasAny()) wrong.setExpectedAny(new Empty())
  else if (options.hasNoStream()) wrong.setExpectedNoStream(new Empty())
  else if (options.hasStreamExists()) wrong.setExpectedStreamExists(new Empty())
  else wrong.setExpectedRevision(options.getRevision())
  const response = new AppendResp()
  response.setWrongExpectedVersion(wrong)
  return response
}
