import type streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ServerWritableStream } from '@grpc/grpc-js'

export type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>

/** Sends a response; resolves when the client can take another one, or has disconnected. */
export async function written<Response>(
  call: ServerWritableStream<unknown, Response>,
  response: Response,
): Promise<void> {
  if (call.cancelled || call.write(response)) return
  await new Promise<void>((resolve) => {
    const done = () => {
      call.off('drain', done).off('cancelled', done).off('close', done)
      resolve()
    }
    call.on('drain', done).on('cancelled', done).on('close', done)
  })
}
