import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import type { sendUnaryData, ServerReadableStream } from '@grpc/grpc-js'
import { invalid, tooLarge, writeFailure } from '../errors.ts'
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
  (
    call: ServerReadableStream<streams.AppendReq, streams.AppendResp>,
    answer: sendUnaryData<streams.AppendResp>,
  ): void => {
    let options: streams.AppendReq.Options | undefined
    const events: NewEvent[] = []
    let size = 0
    call.on('data', (request: streams.AppendReq) => {
      options ??= request.getOptions()
      const message = request.getProposedMessage()
      if (!message || size > maxAppendSize) return
      const event = newEvent(message)
      size += sizeOf(event)
      if (size <= maxAppendSize) events.push(event)
    })
    call.on('end', async () => {
      if (!options) return answer(invalid('An append begins with its options.'))
      if (size > maxAppendSize) return answer(tooLarge(maxAppendSize))
      const stream = streamName(options.getStreamIdentifier())
      const expected = expectedOf(expecting(options))
      const written = await store.write({ kind: 'append', stream, expected, events })
      if (written.kind === 'written') return answer(null, success(written))
      if (written.kind !== 'wrong-expected') return answer(writeFailure(written, stream, expected))
      answer(null, wrongExpected(options, written.actual))
    })
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
