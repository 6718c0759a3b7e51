import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import { credentials, Metadata } from '@grpc/grpc-js'
import { readFileSync } from 'node:fs'

/** A server of the event store, with the credentials to use. */
export interface Server {
  address: string
  secure: ReturnType<typeof credentials.createInsecure>
  metadata: Metadata
}

const MAX_ANSWER_MS = 2000

function secureBy(options: ReadonlyMap<string, string>) {
  if (options.get('tls') === 'false') return credentials.createInsecure()
  const read = (option: string) => {
    const file = options.get(option)
    return file === undefined ? null : readFileSync(file)
  }
  const rejectUnauthorized = options.get('tlsverifycert') !== 'false'
  return credentials.createSsl(read('tlscafile'), read('userkeyfile'), read('usercertfile'), {
    rejectUnauthorized,
  })
}

/** Addresses of the servers of the cluster to which a server belongs, also of those that are away at present. */
async function clusterOf({ address, secure, metadata }: Server): Promise<string[]> {
  const client = new gossipService.GossipClient(address, secure)
  const options = { deadline: Date.now() + MAX_ANSWER_MS }
  try {
    return await new Promise((resolve, reject) => {
      client.read(new shared.Empty(), metadata, options, (error, cluster) => {
        if (error) return reject(error)
        const points = cluster.getMembersList().flatMap((member) => member.getHttpEndPoint() ?? [])
        resolve(points.map((point) => `${point.getAddress()}:${point.getPort()}`))
      })
    })
  } catch (cause) {
    throw new Error(`The event store at ${address} did not tell which servers it has.`, { cause })
  } finally {
    client.close()
  }
}

/**
 * Servers of the event store: those that a connection string names (`esdb://`), or those of the cluster to which the
 * named one belongs (`esdb+discover://`). Throws if that one does not respond, or for another address.
 */
export async function serversOf(url: string): Promise<Server[]> {
  const [, discovers, login, hosts, query] =
    /^esdb(\+discover)?:\/\/(?:([^@/]*)@)?([^/?]+)\/?(?:\?(.*))?$/.exec(url) ?? []
  if (hosts === undefined)
    throw new Error('The address of the event store must be like esdb://host:port,host:port?…')
  const options = new Map([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]))
  const metadata = new Metadata()
  if (login) {
    const basic = Buffer.from(decodeURIComponent(login)).toString('base64')
    metadata.set('authorization', `Basic ${basic}`)
  }
  const secure = secureBy(options)
  const serverAt = (address: string): Server => ({ address, secure, metadata })
  const named = hosts.split(',').map((host) => serverAt(host.includes(':') ? host : `${host}:2113`))
  return discovers ? (await clusterOf(named[0]!)).map(serverAt) : named
}
