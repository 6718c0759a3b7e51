import t from 'tap'
import { OperationError } from '../errors.ts'
import { keepWaiting, sendsItself, sendWaiting, waitingTexts, type Waiting } from './waiting.ts'
import { openStorage } from '../../ui/testing/storage.ts'

const day = 24 * 3_600_000
const reply = (key: string, at: number, draftKey = 'comment_1'): Waiting => ({
  key,
  at,
  what: 'reply',
  text: `Reply ${key}`,
  label: 'Reply, not sent yet',
  draftKey,
  operation: { id: 'createReply', variables: { commentId: draftKey, body: `Reply ${key}` } },
})
const failure = (code: string) => new OperationError([{ message: `It is ${code}.`, extensions: { code } }])

/** Sends the waiting texts of a storage at the time 2 days, with an error for some keys, and notes what happens. */
async function sending(local: Storage, errors: Record<string, Error>, isOldOnly = false) {
  const events: string[] = []
  await sendWaiting({
    storage: local,
    now: 2 * day,
    isOldOnly,
    async send({ key }) {
      events.push(`send ${key}`)
      if (errors[key]) throw errors[key]
    },
    onSent: ({ key }) => events.push(`sent ${key}`),
    onDraft: ({ key }, error) => events.push(`draft ${key}: ${error?.message ?? 'too old'}`),
  })
  return events
}
const keysIn = (local: Storage) => waitingTexts(local).map(({ key }) => key)

t.test(
  'Texts that were posted offline are sent in their order, each with its key, and only once',
  async (t) => {
    const local = openStorage()
    for (const [key, at] of [
      ['b', 2],
      ['a', 1],
    ] as const)
      keepWaiting(local, reply(key, 2 * day - 10 + at))
    t.same(await sending(local, {}), ['send a', 'sent a', 'send b', 'sent b'])
    t.same(await sending(local, {}), [])
    t.same(Object.keys(local), [])
  },
)

t.test('A text becomes a draft again after a day, or if the server does not take it', async (t) => {
  const local = openStorage()
  keepWaiting(local, reply('old', day - 1))
  keepWaiting(local, reply('late', 2 * day - 1))
  t.same(await sending(local, { late: failure('LOCKED') }), [
    'draft old: too old',
    'send late',
    'draft late: It is LOCKED.',
  ])
  t.same(Object.keys(local), [])
})

t.test('Texts stay while the connection is lost, and unreadable entries are ignored', async (t) => {
  const local = openStorage()
  local.setItem('drafts:visitor:waiting x', '{"at":1}')
  for (const key of ['a', 'b']) keepWaiting(local, reply(key, 2 * day - 1))
  t.same(await sending(local, { a: new TypeError('offline') }), ['send a'])
  t.same(keysIn(local), ['a', 'b'])
})

t.test('After an unknown outcome, only texts for the same place wait for the next time', async (t) => {
  const local = openStorage()
  for (const key of ['a', 'b']) keepWaiting(local, reply(key, 2 * day - 1))
  keepWaiting(local, reply('c', 2 * day - 1, 'comment_2'))
  t.same(await sending(local, { a: failure('UNAVAILABLE') }), ['send a', 'send c', 'sent c'])
  t.same(keysIn(local), ['a', 'b'])
})

t.test('A form on the page sends its texts itself, and refused ones wait for the member', async (t) => {
  const local = openStorage()
  keepWaiting(local, reply('a', 2 * day - 1))
  keepWaiting(local, { ...reply('b', 2 * day - 1, 'comment_2'), isRefused: true })
  const close = sendsItself('comment_1')
  t.same(await sending(local, {}), [])
  close()
  t.same(await sending(local, {}), ['send a', 'sent a'])
  t.same(keysIn(local), ['b'])
})

t.test(
  'A new page leaves out a text that its own tab may still be sending, and what follows it',
  async (t) => {
    const local = openStorage()
    keepWaiting(local, reply('a', 2 * day - 59_000))
    keepWaiting(local, reply('b', 2 * day - 58_000))
    keepWaiting(local, reply('c', 2 * day - 60_000, 'comment_2'))
    t.same(await sending(local, {}, true), ['send c', 'sent c'])
    t.same(keysIn(local), ['a', 'b'])
  },
)
