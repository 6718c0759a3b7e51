import { test } from 'tap'
import { follow, missingOf, newMessages, openedAt, type MessagesMove } from './messages-state.ts'

const from = (userId: string) => (id: string) => ({ id, body: `text ${id}`, userId })
const hers = from('ada')
const own = from('bo')
const after = (moves: readonly MessagesMove[], opened = 'm1') => moves.reduce(follow, openedAt(opened))
const above = { viewerId: 'bo', isAtEnd: false }
const atEnd = { viewerId: 'bo', isAtEnd: true }

test('A conversation opens without new messages', async (t) => {
  t.same(newMessages(after([]), [hers('m1')], above), { unseen: 0, spoken: '' })
  t.same(newMessages(after([], ''), [], atEnd), { unseen: 0, spoken: '' })
})

test("Another member's messages below the visible part are counted, the viewer's own are not", async (t) => {
  const list = [hers('m1'), hers('m2'), own('m3'), hers('m4')]
  t.same(newMessages(after([]), list, above), { unseen: 2, spoken: 'text m4' })
  t.same(newMessages(after([{ seen: 'm2' }]), list, above), { unseen: 1, spoken: 'text m4' })
})

test('At the end of the list nothing is unseen, and the newest message is announced', async (t) => {
  t.same(newMessages(after([]), [hers('m1'), hers('m2')], atEnd), { unseen: 0, spoken: 'text m2' })
  t.same(newMessages(after([]), [hers('m1'), own('m2')], atEnd), { unseen: 0, spoken: '' })
})

test('Older messages that are loaded above change nothing', async (t) => {
  t.same(newMessages(after([]), [hers('m0'), hers('m1')], above), { unseen: 0, spoken: '' })
})

test('A live message that an earlier page leaves out is missing until the list has it again', async (t) => {
  const state = after([{ arrived: 'm2' }, { arrived: 'm3' }, { arrived: 'm2' }])
  t.same(missingOf(state, [hers('m1')]), ['m2', 'm3'])
  t.same(missingOf(state, [hers('m1'), hers('m2'), hers('m3')]), [])
})
