import t from 'tap'
import { confirm, readOutbox, stillOutgoing, writeOutbox, type Outgoing } from './outbox.ts'
import { openStorage } from '../../ui/testing/storage.ts'

const outgoing = (text: string, after: string | null = null): Outgoing => ({
  key: `key of ${text}`,
  at: 1,
  what: 'message',
  text,
  label: 'Message, not sent yet',
  draftKey: 'conversation_1',
  operation: { id: 'sendMessage', variables: { conversationId: 'conversation_1', body: text } },
  after,
  state: 'sending',
})

t.test('A message without a response is stored with its idempotency key for the next visit', async (t) => {
  const local = openStorage()
  writeOutbox(local, [], [outgoing('Hello')])
  const [kept] = readOutbox(local, 'conversation_1')
  t.match(kept, { ...outgoing('Hello'), state: 'unconfirmed' })
  t.same(readOutbox(local, 'conversation_2'), [])
  writeOutbox(local, [kept!], [{ ...kept!, state: 'rejected' }])
  t.match(readOutbox(local, 'conversation_1'), [{ ...outgoing('Hello'), state: 'rejected' }])
  writeOutbox(local, readOutbox(local, 'conversation_1'), [])
  t.same(Object.keys(local), [], 'nothing stays behind')
})

t.test('A message that another tab has sent meanwhile is not stored again', async (t) => {
  const local = openStorage()
  writeOutbox(local, [], [outgoing('Hello'), { ...outgoing('And you?'), at: 2 }])
  const before = readOutbox(local, 'conversation_1')
  writeOutbox(local, before, before.slice(1))
  const kept = readOutbox(local, 'conversation_1')
  writeOutbox(local, kept, confirm(kept, 'key of Hello', 'm1'))
  t.same(
    readOutbox(local, 'conversation_1').map(({ text }) => text),
    ['And you?'],
  )
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
