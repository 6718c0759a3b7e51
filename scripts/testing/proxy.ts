import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'

interface Test {
  teardown: (work: () => unknown) => unknown
}

/** A way to a database that can be interrupted, as between two machines. */
export interface Proxy {
  url: string
  /** From now on, what is sent waits, as if the database were paused. Returns a function that lets it pass. */
  hold: () => () => void
  /** From now on, nothing passes any more, and nobody is told. */
  cut: () => void
  /** Ends the connections that were cut, and lets new ones pass. */
  mend: () => void
}

/** Opens a proxy to a database of a test. */
export async function testProxy(t: Test, url: string): Promise<Proxy> {
  const { host, port } = new pg.Client({ connectionString: url })
  const sockets = new Set<Socket>()
  let [isCut, isHeld] = [false, false]
  const server = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    const pairs: [Socket, Socket][] = [
      [near, far],
      [far, near],
    ]
    for (const [from, to] of pairs) {
      sockets.add(from)
      from.on('error', () => {}).on('close', () => to.destroy())
      from.on('data', (bytes) => void (isCut || to.write(bytes)))
      if (isHeld) from.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  t.teardown(() => {
    endAll()
    server.close()
  })
  const near = new URL(url)
  near.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: near.href,
    hold() {
      isHeld = true
      for (const socket of sockets) socket.pause()
      return () => {
        isHeld = false
        for (const socket of sockets) socket.resume()
      }
    },
    cut: () => void (isCut = true),
    mend() {
      isCut = false
      endAll()
    },
  }
}
