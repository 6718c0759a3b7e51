import operationsService from '@eventstore/db-client/generated/operations_grpc_pb.js'
import persistentService from '@eventstore/db-client/generated/persistent_grpc_pb.js'
import projectionsService from '@eventstore/db-client/generated/projections_grpc_pb.js'
import usersService from '@eventstore/db-client/generated/users_grpc_pb.js'
import { failure, UNIMPLEMENTED } from './grpc/failure.ts'
import { refuse, type Route } from './grpc/server.ts'

const { startScavenge: _start, stopScavenge: _stop, ...otherOperations } = operationsService.OperationsService

const services: [what: string, service: Record<string, { path: string }>][] = [
  ['Persistent subscriptions', { ...persistentService.PersistentSubscriptionsService }],
  ['Server-side projections', { ...projectionsService.ProjectionsService }],
  ['Users', { ...usersService.UsersService }],
  ['Operations other than scavenges', otherOperations],
]

/** Routes that respond to all calls of services that the node does not have with UNIMPLEMENTED and an explanation. */
export const unimplemented: [path: string, route: Route][] = services.flatMap(([what, service]) => {
  const sentence = `${what} are not supported by this embedded event store: it supports streams and catch-up subscriptions.`
  const refused = refuse(failure(UNIMPLEMENTED, sentence))
  return Object.values(service).map(({ path }): [string, Route] => [path, refused])
})
