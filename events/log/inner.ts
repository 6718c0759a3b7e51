import type { EventStoreDBClient } from '@eventstore/db-client'
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import type { CallOptions, Metadata } from '@grpc/grpc-js'
import type { Readable } from 'node:stream'

/** Parts of a client that its types hide. */
interface Inner {
  /** Opens calls on a connection that is made anew after an error; `cache` keeps one call for all. */
  GRPCStreamCreator: <Call extends Readable>(
    type: typeof StreamsClient,
    name: string,
    create: (grpc: StreamsClient) => Call,
    cache?: WeakMap<object, Call | Promise<Call>>,
  ) => () => Promise<Call>
  /** Metadata of a call, with the login, and its options. */
  callArguments: (options: object, callOptions: CallOptions) => [Metadata, CallOptions]
}

export const innerOf = (client: EventStoreDBClient): Inner => client as unknown as Inner

/** Passes messages of a call on as bytes. */
export const asIs = (bytes: Buffer): Buffer => bytes
