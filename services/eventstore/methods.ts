import gossip from '@eventstore/db-client/generated/gossip_pb.js'
import monitoring from '@eventstore/db-client/generated/monitoring_pb.js'
import operations from '@eventstore/db-client/generated/operations_pb.js'
import serverFeatures from '@eventstore/db-client/generated/serverfeatures_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'

// Methods with generated messages; the generated services are not used, as they load a second implementation of gRPC.

interface Message {
  serializeBinary: () => Uint8Array
}

const method = <Request, Response extends Message>(
  path: string,
  request: { deserializeBinary: (bytes: Uint8Array) => Request },
  _response: new () => Response,
) => ({
  path: `/event_store.client.${path}`,
  requestDeserialize: (bytes: Buffer): Request => request.deserializeBinary(new Uint8Array(bytes)),
  responseSerialize: (response: Response): Uint8Array => response.serializeBinary(),
})

const { AppendReq, AppendResp, DeleteReq, DeleteResp, ReadReq, ReadResp, TombstoneReq, TombstoneResp } =
  streams
const { ScavengeResp, StartScavengeReq, StopScavengeReq } = operations

export const methods = {
  read: method('streams.Streams/Read', ReadReq, ReadResp),
  append: method('streams.Streams/Append', AppendReq, AppendResp),
  delete: method('streams.Streams/Delete', DeleteReq, DeleteResp),
  tombstone: method('streams.Streams/Tombstone', TombstoneReq, TombstoneResp),
  startScavenge: method('operations.Operations/StartScavenge', StartScavengeReq, ScavengeResp),
  stopScavenge: method('operations.Operations/StopScavenge', StopScavengeReq, ScavengeResp),
  stats: method('monitoring.Monitoring/Stats', monitoring.StatsReq, monitoring.StatsResp),
  gossip: method('gossip.Gossip/Read', shared.Empty, gossip.ClusterInfo),
  supportedMethods: method(
    'server_features.ServerFeatures/GetSupportedMethods',
    shared.Empty,
    serverFeatures.SupportedMethods,
  ),
}

export const BATCH_APPEND = '/event_store.client.streams.Streams/BatchAppend'
