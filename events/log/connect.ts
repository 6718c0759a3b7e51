import { Client as EventStoreDBClient } from '@eventstore/db-client/dist/Client/index.js'
// Adds the methods for streams. The main module would also load those for other services, 3 MiB in each process.
// oxlint-disable-next-line import/no-unassigned-import
import '@eventstore/db-client/dist/streams/index.js'

interface Login {
  name: string
  password: string
}
type Settings = ConstructorParameters<typeof EventStoreDBClient>[0]

/** A client that sends a login over a connection without TLS, which the client package does not support. */
export class LocalClient extends EventStoreDBClient {
  constructor(settings: Settings, { name, password }: Login) {
    super(settings, { insecure: true })
    const basic = `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`
    const { callArguments } = this
    this.callArguments = (...given) => {
      const [metadata, options] = callArguments(...given)
      metadata.set('authorization', basic)
      return [metadata, options]
    }
  }
}

/** Matches an address on this machine that has a login, but no TLS and no other options. */
const LOCAL = /^esdb:\/\/([^:@/]+):([^:@/]+)@((?:127\.0\.0\.1|localhost|\[::1\]):\d+)\/?\?tls=false$/

/**
 * Connects to an event store. Sends a login without TLS only if the store is on this machine. Throws for an invalid
 * address; the error does not contain the password.
 */
export function connect(url: string): EventStoreDBClient {
  const [, name, password, endpoint] = LOCAL.exec(url) ?? []
  if (name !== undefined && password !== undefined && endpoint !== undefined) {
    const login = { name: decodeURIComponent(name), password: decodeURIComponent(password) }
    return new LocalClient({ endpoint }, login)
  }
  try {
    return EventStoreDBClient.connectionString(url)
  } catch {
    throw new Error('The address of the event store must be like esdb://user:password@host:2113?tls=true.')
  }
}
