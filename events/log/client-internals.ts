import type { EventStoreDBClient } from '@eventstore/db-client'
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import type { CallOptions, Metadata } from '@grpc/grpc-js'
import type { Readable } from 'node:stream'

/** Members of an EventStoreDB client that its types do not declare. */
interface Inner {
  /** Opens calls on a connection that is replaced after an error; with `cache`, all callers share one call. */
  GRPCStreamCreator: <Call extends Readable>(
    type: typeof StreamsClient,
    name: string,
    create: (grpc: StreamsClient) => Call,
    cache?: WeakMap<object, Call | Promise<Call>>,
  ) => () => Promise<Call>
  /** Metadata (including the login) and options for a call. */
  callArguments: (options: object, callOptions: CallOptions) => [Metadata, CallOptions]
}

export const innerOf = (client: EventStoreDBClient): Inner => client as unknown as Inner
