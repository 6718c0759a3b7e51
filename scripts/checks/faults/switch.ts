import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Address of a server: of its Unix socket, or of its port. */
export type Endpoint = { path: string } | { host: string; port: number }

/** Opens a port whose connections lead to a server, or to one that `first` chooses for each, and to another one after `leadTo`. */
export async function openSwitch(first: Endpoint | (() => Endpoint)) {
  let target = first
  const open = new Set<Socket>()
  const proxy = createServer((client) => {
    const server = connect(typeof target === 'function' ? target() : target)
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.setNoDelay().pipe(other)
    }
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    port: (proxy.address() as AddressInfo).port,
    /** Leads new connections to another server; those that are open stay. */
    leadTo: (next: Endpoint) => void (target = next),
    cut: () => open.forEach((socket) => socket.destroy()),
    close() {
      proxy.close()
      for (const socket of open) socket.destroy()
    },
  }
}
