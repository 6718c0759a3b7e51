import { EventEmitter, once } from 'node:events'
import { mock } from 'node:test'
import { test } from 'tap'
import { keepAlive } from './keep-alive.ts'

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
  keepAlive(socket, 5, () => letGo++)
  t.same(await closed, [1012, 'The connection is too slow'])
  t.equal(socket.pings(), 3)
  t.equal(letGo, 1)
})

test('a socket that has closed is not pinged again', async (t) => {
  const [socket, other] = [openFake({ answers: 1 }), openFake({ answers: 2 })]
  keepAlive(socket, 5)
  socket.emit('close')
  keepAlive(other, 5)
  await once(other, 'closed')
  t.equal(socket.pings(), 0)
})

test('after the first ping, a client that sends messages is not pinged, and one that stops is closed', (t) => {
  mock.timers.enable({ apis: ['setInterval'] })
  t.teardown(() => mock.timers.reset())
  const socket = openFake({ answers: 0 })
  let closed = 0
  socket.once('closed', () => closed++)
  keepAlive(socket, 5)
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
