import streams from '@eventstore/db-client/generated/streams_pb.js'
import { writeFailure } from '../errors.ts'
import type { Answer } from '../grpc/server.ts'
import type { Store } from '../storage/store.ts'
import { expectedOf, streamName } from '../wire.ts'
import { expecting } from './append.ts'

/** `Streams/Delete`: soft-deletes a stream, which hides its events; the next append continues its revision numbers. */
export const softDelete =
  (store: Store) =>
  async ({ request }: { request: streams.DeleteReq }, answer: Answer<streams.DeleteResp>): Promise<void> => {
    const options = request.getOptions() ?? new streams.DeleteReq.Options()
    const stream = streamName(options.getStreamIdentifier())
    const expected = expectedOf(expecting(options))
    const written = await store.write({ kind: 'delete', stream, expected })
    if (written.kind !== 'written') return answer(writeFailure(written, stream, expected))
    const at = new streams.DeleteResp.Position()
    at.setCommitPosition(String(written.position))
    at.setPreparePosition(String(written.position))
    const response = new streams.DeleteResp()
    response.setPosition(at)
    answer(null, response)
  }

export const tombstone =
  (store: Store) =>
  async (
    { request }: { request: streams.TombstoneReq },
    answer: Answer<streams.TombstoneResp>,
  ): Promise<void> => {
    const options = request.getOptions() ?? new streams.TombstoneReq.Options()
    const stream = streamName(options.getStreamIdentifier())
    const expected = expectedOf(expecting(options))
    const written = await store.write({ kind: 'tombstone', stream, expected })
    if (written.kind !== 'written') return answer(writeFailure(written, stream, expected))
    const at = new streams.TombstoneResp.Position()
    at.setCommitPosition(String(written.position))
    at.setPreparePosition(String(written.position))
    const response = new streams.TombstoneResp()
    response.setPosition(at)
    answer(null, response)
  }
