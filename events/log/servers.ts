import { credentials, Metadata } from '@grpc/grpc-js'
import { readFileSync } from 'node:fs'

/** A server that a connection string names, with the credentials to use. */
export interface Server {
  address: string
  secure: ReturnType<typeof credentials.createInsecure>
  metadata: Metadata
}

/** Servers that a connection string names. Throws if it uses discovery instead. */
export function serversOf(url: string): Server[] {
  const [, login, hosts, query] = /^esdb:\/\/(?:([^@/]*)@)?([^/?]+)\/?(?:\?(.*))?$/.exec(url) ?? []
  if (hosts === undefined)
    throw new Error('Every server must be named in the address: esdb://host:port,host:port?…')
  const options = new Map([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]))
  const authority = options.get('tlscafile')
  const metadata = new Metadata()
  if (login) {
    const basic = Buffer.from(decodeURIComponent(login)).toString('base64')
    metadata.set('authorization', `Basic ${basic}`)
  }
  return hosts.split(',').map((host) => ({
    address: host.includes(':') ? host : `${host}:2113`,
    secure:
      options.get('tls') === 'false'
        ? credentials.createInsecure()
        : credentials.createSsl(authority === undefined ? null : readFileSync(authority)),
    metadata,
  }))
}
