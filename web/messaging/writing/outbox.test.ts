import t from 'tap'
import { confirm, readOutbox, stillOutgoing, writeOutbox, type Outgoing } from './outbox.ts'

function storage(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const outgoing = (body: string, after: string | null = null): Outgoing => ({
  key: `key of ${body}`,
  body,
  after,
  state: 'sending',
})

t.test('A message without a response is stored with its idempotency key for the next visit', async (t) => {
  const local = storage()
  writeOutbox(local, 'conversation_1', [outgoing('Hello')])
  t.same(readOutbox(local, 'conversation_1'), [{ ...outgoing('Hello'), state: 'unconfirmed' }])
  t.same(readOutbox(local, 'conversation_2'), [])
  writeOutbox(local, 'conversation_1', [{ ...outgoing('Hello'), state: 'rejected' }])
  t.same(readOutbox(local, 'conversation_1'), [{ ...outgoing('Hello'), state: 'rejected' }])
  writeOutbox(local, 'conversation_1', [])
  t.equal(local.kept.size, 0, 'nothing stays behind')
})

t.test('Stored outgoing messages that cannot be parsed are ignored', async (t) => {
  for (const text of ['{', '{}', '[{"key":1}]']) {
    t.same(readOutbox(storage({ 'drafts:visitor:outbox c': text }), 'c'), [])
  }
})

t.test('An arrived message replaces only one of several outgoing messages with the same text', async (t) => {
  const sent = (id: string, body: string, userId = 'me') => ({ id, body, userId })
  const twice = [outgoing('Yes', 'm1'), { ...outgoing('Yes', 'm1'), key: 'second' }]
  const before = sent('m1', 'Yes')
  t.equal(stillOutgoing(twice, [before], 'me').length, 2, 'an older one of the same words is another one')
  t.equal(stillOutgoing(twice, [before, sent('m2', 'Yes', 'other')], 'me').length, 2)
  t.same(
    stillOutgoing(twice, [before, sent('m2', 'Yes')], 'me').map(({ key }) => key),
    ['second'],
  )
})

t.test('If one of two messages with the same text has arrived, the other stays outgoing', async (t) => {
  const twice = [outgoing('Yes', 'm1'), { ...outgoing('Yes', 'm1'), key: 'second' }]
  const arrived = { id: 'm2', body: 'Yes', userId: 'me' }
  const left = confirm(twice, 'key of Yes', 'm2')
  t.same(
    stillOutgoing(left, [arrived], 'me').map(({ key }) => key),
    ['second'],
  )
})
