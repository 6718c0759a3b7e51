import gossipMessages from '@eventstore/db-client/generated/gossip_pb.js'
import features from '@eventstore/db-client/generated/serverfeatures_pb.js'
import type shared from '@eventstore/db-client/generated/shared_pb.js'
import type { Answer } from './grpc/server.ts'
import { uuid } from './wire.ts'

/** EventStoreDB version that the node claims to be, so that clients know which protocol to use. */
const VERSION = '23.10.0'
const LEADER = gossipMessages.MemberInfo.VNodeState.LEADER

const methods: [service: string, names: Record<string, string[]>][] = [
  [
    'event_store.client.streams.streams',
    {
      read: ['position', 'events'],
      append: [],
      delete: [],
      tombstone: [],
      batchappend: ['deadline-duration'],
    },
  ],
  // Methods that this node does not support but lists, because clients of the claimed version call them and expect an
  // error.
  [
    'event_store.client.persistent_subscriptions.persistentsubscriptions',
    {
      create: ['stream', 'all'],
      update: ['stream', 'all'],
      delete: ['stream', 'all'],
      read: ['stream', 'all'],
    },
  ],
  ['event_store.client.gossip.gossip', { read: [] }],
  ['event_store.client.monitoring.monitoring', { stats: [] }],
  ['event_store.client.operations.operations', { startscavenge: [], stopscavenge: [] }],
  ['event_store.client.server_features.serverfeatures', { getsupportedmethods: [] }],
]

/** `ServerFeatures/GetSupportedMethods`: lists the node's methods, from which clients choose how to call it. */
export function supportedMethods(
  _call: { request: shared.Empty },
  answer: Answer<features.SupportedMethods>,
): void {
  const list = methods.flatMap(([service, names]) =>
    Object.entries(names).map(([name, supported]) => {
      const method = new features.SupportedMethod()
      method.setServiceName(service)
      method.setMethodName(name)
      method.setFeaturesList(supported)
      return method
    }),
  )
  const response = new features.SupportedMethods()
  response.setMethodsList(list)
  response.setEventStoreServerVersion(VERSION)
  answer(null, response)
}

const instance = crypto.randomUUID()

interface Member {
  host: string
  port: number
  state: gossipMessages.MemberInfo.VNodeState
  isAlive: boolean
}

export function clusterInfo(members: readonly Member[]): gossipMessages.ClusterInfo {
  const response = new gossipMessages.ClusterInfo()
  response.setMembersList(
    members.map(({ host, port, state, isAlive }) => {
      const endPoint = new gossipMessages.EndPoint()
      endPoint.setAddress(host)
      endPoint.setPort(port)
      const member = new gossipMessages.MemberInfo()
      member.setInstanceId(uuid(instance, true))
      member.setTimeStamp(String(Date.now() * 10_000))
      member.setState(state)
      member.setIsAlive(isAlive)
      member.setHttpEndPoint(endPoint)
      return member
    }),
  )
  return response
}

/** `Gossip/Read`: describes a cluster of which this node is the only member and the leader. */
export const gossip =
  (at: { host: string; port: number }) =>
  (_call: { request: shared.Empty }, answer: Answer<gossipMessages.ClusterInfo>): void =>
    answer(null, clusterInfo([{ ...at, state: LEADER, isAlive: true }]))
