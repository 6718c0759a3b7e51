import operationsService from '@eventstore/db-client/generated/operations_grpc_pb.js'
import persistentService from '@eventstore/db-client/generated/persistent_grpc_pb.js'
import projectionsService from '@eventstore/db-client/generated/projections_grpc_pb.js'
import usersService from '@eventstore/db-client/generated/users_grpc_pb.js'
import type { MethodDefinition, sendUnaryData, Server, ServiceDefinition } from '@grpc/grpc-js'
import { unimplemented } from './errors.ts'

const { startScavenge: _start, stopScavenge: _stop, ...otherOperations } = operationsService.OperationsService

const services: [what: string, service: ServiceDefinition][] = [
  ['Persistent subscriptions', persistentService.PersistentSubscriptionsService],
  ['Server-side projections', projectionsService.ProjectionsService],
  ['Users', usersService.UsersService],
  ['Operations other than scavenges', otherOperations],
]

type Method = MethodDefinition<unknown, unknown>

/** Responds to all calls of services that the node does not have with UNIMPLEMENTED and an explanation. */
export function addUnimplemented(server: Server): void {
  for (const [what, service] of services) {
    const failure = unimplemented(
      `${what} are not supported by this embedded event store: it supports streams and catch-up subscriptions.`,
    )
    const refuse = ({ responseStream }: Method) =>
      responseStream
        ? (call: { emit: (event: 'error', error: object) => unknown }) => call.emit('error', failure)
        : (_: unknown, answer: sendUnaryData<unknown>) => answer(failure)
    server.addService(
      service,
      Object.fromEntries(Object.entries(service).map(([name, method]) => [name, refuse(method)])),
    )
  }
}
