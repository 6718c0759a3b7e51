import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mock } from 'node:test'
import { test, type Test } from 'tap'
import { WebSocket, WebSocketServer } from 'ws'
import { keepAlive } from './keep-alive.ts'

const nothingWritten = () => 0

function openFake({ answers }: { answers: number }) {
  const socket = new EventEmitter()
  let pings = 0
  return Object.assign(socket, {
    pings: () => pings,
    ping() {
      if (++pings <= answers) queueMicrotask(() => socket.emit('pong'))
    },
    close: (code: number, reason: string) => void socket.emit('closed', code, reason),
  })
}

test('a socket that does not answer a ping is closed with a reason, and let go once', async (t) => {
  const socket = openFake({ answers: 2 })
  const closed = once(socket, 'closed')
  let letGo = 0
  keepAlive(socket, { everyMs: 5, written: nothingWritten, letGo: () => letGo++ })
  t.same(await closed, [1013, 'The connection is too slow'])
  t.equal(socket.pings(), 3)
  t.equal(letGo, 1)
})

test('a socket that has closed is not pinged again', async (t) => {
  const [socket, other] = [openFake({ answers: 1 }), openFake({ answers: 2 })]
  keepAlive(socket, { everyMs: 5, written: nothingWritten })
  socket.emit('close')
  keepAlive(other, { everyMs: 5, written: nothingWritten })
  await once(other, 'closed')
  t.equal(socket.pings(), 0)
})

test('after the first ping, a client that sends messages is not pinged, and one that stops is closed', (t) => {
  mock.timers.enable({ apis: ['setInterval'] })
  t.teardown(() => mock.timers.reset())
  const socket = openFake({ answers: 0 })
  let closed = 0
  socket.once('closed', () => closed++)
  keepAlive(socket, { everyMs: 5, written: nothingWritten })
  for (let time = 0; time < 4; time++) {
    socket.emit('message')
    mock.timers.tick(5)
    t.same([socket.pings(), closed], [1, 0])
  }
  mock.timers.tick(5)
  t.same([socket.pings(), closed], [2, 0])
  mock.timers.tick(5)
  t.same([socket.pings(), closed], [2, 1])
  t.end()
})

const MESSAGE_BYTES = 5000

/** Opens a connection over TCP; `written` is the number of bytes that the server has sent. */
async function openReal(t: Test) {
  const server = createServer()
  const sockets = new WebSocketServer({ server })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    sockets.close()
    server.close()
  })
  const opened = once(sockets, 'connection')
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const [[socket, request]] = await Promise.all([opened, once(client, 'open')])
  const written = (): number => request.socket.bytesWritten
  return { client, socket: socket as WebSocket, written }
}

test('a client that stops reading is sent little, and still gets the reason when it reads again', async (t) => {
  const { client, socket, written } = await openReal(t)
  let taken = 0
  client.on('message', () => taken++)
  client.pause()
  const letGo = Promise.withResolvers<void>()
  const room = keepAlive(socket, { everyMs: 50, written, letGo: letGo.resolve })
  let [sent, isLetGo] = [0, false]
  const sending = (async () => {
    while (!isLetGo) {
      await room()
      if (socket.readyState !== socket.OPEN) return
      socket.send(Buffer.alloc(MESSAGE_BYTES))
      sent++
    }
  })()
  await letGo.promise
  isLetGo = true
  await sending
  t.ok(written() < 8 * MESSAGE_BYTES, `${written()} bytes were sent`)
  const ended = once(socket, 'close')
  socket.terminate()
  await ended
  const closed = once(client, 'close')
  client.resume()
  const [code, reason] = (await closed) as [number, Buffer]
  t.same([code, String(reason)], [1013, 'The connection is too slow'], 'after the connection has ended')
  t.equal(taken, sent, 'and what had been sent before')
})

test('subscriptions of a client that reads again continue in their order', async (t) => {
  const { client, socket, written } = await openReal(t)
  const room = keepAlive(socket, { everyMs: 60_000, written })
  t.teardown(() => client.terminate())
  const taken: number[] = []
  const all = Promise.withResolvers<void>()
  client.on('message', (data: Buffer) => {
    if (taken.push(data.readUInt32BE()) === 200) all.resolve()
  })
  client.pause()
  const sending = Array.from({ length: 200 }, async (_, n) => {
    await room()
    const message = Buffer.alloc(MESSAGE_BYTES)
    message.writeUInt32BE(n)
    socket.send(message)
  })
  // At the same time, as the count of what was sent changes with the next turn.
  await Promise.race(sending)
  client.resume()
  await Promise.all([...sending, all.promise])
  t.same(
    taken,
    Array.from({ length: 200 }, (_, n) => n),
  )
})
