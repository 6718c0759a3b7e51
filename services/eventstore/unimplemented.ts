import { failure, UNIMPLEMENTED, type Failure } from './grpc/failure.ts'

const services = new Map([
  ['persistent_subscriptions.PersistentSubscriptions', 'Persistent subscriptions'],
  ['projections.Projections', 'Server-side projections'],
  ['users.Users', 'Users'],
  ['operations.Operations', 'Operations other than scavenges'],
])

/** Error that answers a call for which the node has no route: UNIMPLEMENTED, with an explanation. */
export function unimplemented(path: string): Failure {
  const [, service = ''] = /^\/event_store\.client\.(.+)\//.exec(path) ?? []
  const what = services.get(service)
  const sentence =
    what === undefined
      ? `This event store has no ${path}.`
      : `${what} are not supported by this embedded event store: it supports streams and catch-up subscriptions.`
  return failure(UNIMPLEMENTED, sentence)
}
