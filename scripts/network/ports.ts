import { createSocket, type Socket } from 'node:dgram'
import { createServer } from 'node:net'

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

const claims = new Map<number, Socket>()

/**
 * Claims a port among the commands of this machine until `releasePort` or the end of this process, as its server begins
 * to listen only later: takes the UDP port of the same number, which nothing else uses. False if it is claimed.
 */
const claim = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createSocket('udp4')
    socket.once('error', () => {
      socket.close()
      resolve(false)
    })
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      claims.set(port, socket.unref())
      resolve(true)
    })
  })

/** Ends the claim of a port that `portFrom` has returned. */
export function releasePort(port: number): void {
  claims.get(port)?.close()
  claims.delete(port)
}

/** Finds and claims a free port: `wanted`, else one of the hundred ports after it, else finds any. */
export async function portFrom(wanted: number, host = '127.0.0.1'): Promise<number> {
  for (let port = wanted; port < wanted + 100; port++) {
    if (!(await claim(port))) continue
    if (await isFree(port, host)) return port
    releasePort(port)
  }
  for (;;) {
    const port = await freePort()
    if (await claim(port)) return port
  }
}
