import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import type { Test } from 'tap'

/** Starts a server that accepts connections but never responds, like a suspended process. Returns its port. */
export async function silentPort(t: Test): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(async () => {
    sockets.forEach((socket) => socket.destroy())
    server.close()
    await once(server, 'close')
  })
  return (server.address() as AddressInfo).port
}
