import { createServer, type AddressInfo, type Server as NetServer, type Socket } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import type { GrpcServer } from './grpc/server.ts'

/** Text for clients of HTTP/1.1, such as browsers and probes, because they cannot read gRPC errors. */
const SENTENCE =
  'This is an event store. It speaks gRPC over HTTP/2: connect with a client of EventStoreDB, by an esdb:// address.\n'
const REFUSAL =
  'HTTP/1.1 426 Upgrade Required\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\n' +
  `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(SENTENCE)}\r\n\r\n${SENTENCE}`

/** The bytes with which every HTTP/2 connection starts. */
const PREFACE = 'PRI'
/** Time after which a connection is closed on which the client has sent nothing. */
const SILENCE_MS = 10_000

/** Address at which the node serves gRPC, without encryption unless `tls` is given. */
interface Address {
  host: string
  port: number
  tls?: { certificate: Buffer; key: Buffer } | undefined
}

/** Serves gRPC, and an explanation for clients of HTTP/1.1. Rejects if the port is in use. */
export async function listen(
  { accept: serve }: Pick<GrpcServer, 'accept'>,
  { host, port, tls }: Address,
): Promise<{ port: number; close: () => void }> {
  const waiting = new Set<Socket>()

  function accept(socket: Socket) {
    waiting.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => waiting.delete(socket))
    socket.setTimeout(SILENCE_MS, () => socket.destroy())
    socket.once('readable', () => {
      const begin: Buffer | null = socket.read()
      if (begin === null) return socket.destroy()
      if (!begin.toString('latin1').startsWith(PREFACE.slice(0, begin.length))) return socket.end(REFUSAL)
      waiting.delete(socket)
      socket.setTimeout(0)
      socket.removeAllListeners('timeout')
      socket.unshift(begin)
      serve(socket)
    })
  }

  const listener: NetServer = tls
    ? createTlsServer({ cert: tls.certificate, key: tls.key, ALPNProtocols: ['h2', 'http/1.1'] }, accept)
    : createServer({ noDelay: true }, accept)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  listener.once('error', reject).listen(port, host, resolve)
  await promise
  const { port: bound } = listener.address() as AddressInfo
  return {
    port: bound,
    close() {
      listener.close()
      for (const socket of waiting) socket.destroy()
    },
  }
}
