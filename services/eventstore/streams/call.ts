import type streams from '@eventstore/db-client/generated/streams_pb.js'
import type { Call } from '../grpc/server.ts'

export type ReadCall = Call<streams.ReadReq, Uint8Array>

/** Sends a response; resolves when the client can take another one, or has disconnected. */
export const written = (call: ReadCall, response: Uint8Array): Promise<void> | undefined =>
  call.write(response) ? undefined : call.ready()
