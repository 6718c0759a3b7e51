import { EventStoreDBClient } from '@eventstore/db-client'

interface Login {
  name: string
  password: string
}
type Settings = ConstructorParameters<typeof EventStoreDBClient>[0]

/** A client that sends a login without TLS, which the package does not support. */
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

/** Address on this machine with a login, without TLS or other options. */
const LOCAL = /^esdb:\/\/([^:@/]+):([^:@/]+)@((?:127\.0\.0\.1|localhost|\[::1\]):\d+)\/?\?tls=false$/

/**
 * Connects to a store. Sends a login without TLS only to this machine. Throws for an invalid address, without naming
 * its password.
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
