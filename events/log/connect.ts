import { EventStoreDBClient } from '@eventstore/db-client'

/** A name and a password, as basic authentication sends them. */
interface Login {
  name: string
  password: string
}
type Settings = ConstructorParameters<typeof EventStoreDBClient>[0]

/** A client that logs in without TLS. The package itself sends a login over TLS only. */
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

/** An address with a login on this machine, without TLS and with no other options. */
const LOCAL = /^esdb:\/\/([^:@/]+):([^:@/]+)@((?:127\.0\.0\.1|localhost|\[::1\]):\d+)\/?\?tls=false$/

/**
 * Connects to the event store at an address (`esdb://…`). Without TLS the login in it is sent within this machine
 * only. Throws where it is no address, with a sentence that does not repeat it: there may be a password in it.
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
