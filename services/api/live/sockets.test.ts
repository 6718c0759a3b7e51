import { EventEmitter } from 'node:events'
import { test } from 'tap'
import { socketLimits } from '../http/limits.ts'
import { openSockets, type Opener } from './sockets.ts'

const limits = { ...socketLimits.visitor, sockets: 2, subscriptions: 2, subscriptionsOfAll: 3 }
const visitor: Opener = { holder: '192.0.2.1', session: null, limits }

class Socket extends EventEmitter {
  ended: string | null = null
  terminate() {
    this.ended = 'terminated'
  }
  close(code: number) {
    this.ended = String(code)
  }
}

test('subscriptions are limited per socket and for all sockets of an address together', async (t) => {
  const sockets = openSockets()
  const [one, two] = [sockets.add(new Socket(), visitor), sockets.add(new Socket(), visitor)]
  t.equal(sockets.add(new Socket(), visitor), null, 'a third socket is one too many')
  t.ok(sockets.add(new Socket(), { ...visitor, holder: '192.0.2.2' }), 'others have their own')
  const end = one?.subscribe()
  t.ok(one?.subscribe())
  t.equal(one?.subscribe(), null)
  t.ok(two?.subscribe())
  t.equal(two?.subscribe(), null)
  end?.()
  end?.()
  t.ok(two?.subscribe())
  t.equal(one?.subscribe(), null, 'one that ended counts once')
})

test('messages are limited per socket and for all sockets of an address together', async (t) => {
  const sockets = openSockets()
  const few = { ...limits, messages: 5, messagesOfAll: 0.8 }
  const [one, two] = [new Socket(), new Socket()]
  for (const socket of [one, two]) sockets.add(socket, { ...visitor, limits: few })
  for (let n = 0; n < 5; n++) one.emit('message')
  t.equal(one.ended, null)
  one.emit('message')
  t.equal(one.ended, 'terminated')
  for (let n = 0; n < 3; n++) two.emit('message')
  t.equal(two.ended, null)
  two.emit('message')
  t.equal(two.ended, 'terminated', 'together they have sent more than eight in ten seconds')
})

test('a socket that sends too many messages is closed and its further messages are ignored', async (t) => {
  const sockets = openSockets()
  const socket = new Socket()
  let taken = 0
  sockets.add(socket, { ...visitor, limits: { ...limits, messages: 5 } })
  socket.on('message', () => taken++)
  for (let n = 0; n < 50; n++) socket.emit('message')
  t.equal(socket.ended, 'terminated')
  t.equal(taken, 6, 'but the one that ended it')
})

test('when a session ends, only the sockets of this session are closed', async (t) => {
  const sockets = openSockets()
  const [one, other] = [new Socket(), new Socket()]
  sockets.add(one, { holder: 'member', session: 'one', limits })
  sockets.add(other, { holder: 'member', session: 'other', limits })
  sockets.closeSession('one')
  t.same([one.ended, other.ended], ['4403', null])
  one.emit('close')
  t.same(sockets.sessions(), ['other'])
})
