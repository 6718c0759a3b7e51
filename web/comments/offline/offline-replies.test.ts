import t from 'tap'
import { OperationError } from '../../relay/errors.ts'
import { keepReply, sendReplies, waitingReplies, type Waiting } from './offline-replies.ts'

/** Storage of a browser: its methods are not enumerable, as in `localStorage`. */
function storage(): Storage {
  const kept: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
    removeItem: (key: string) => void delete kept[key],
  }
  return new Proxy(kept, { get: (_, name) => Reflect.get(methods, name) }) as unknown as Storage
}

const day = 24 * 3_600_000
const reply = (key: string, at: number): Waiting => ({
  key,
  at,
  draftKey: 'comment_1',
  reply: { commentId: 'comment_1', body: `Reply ${key}`, picture: null },
})
const failure = (code: string) => new OperationError([{ message: `It is ${code}.`, extensions: { code } }])

/** Sends the kept replies of a storage at the time 2 days, with an answer for each key, and notes what happens. */
async function sending(local: Storage, answers: Record<string, Error | null>) {
  const events: string[] = []
  await sendReplies({
    storage: local,
    now: 2 * day,
    send: ({ key }) => (events.push(`send ${key}`), Promise.resolve(answers[key] ?? null)),
    onSent: ({ key }) => events.push(`sent ${key}`),
    onDraft: ({ key }, why) => events.push(`draft ${key}: ${why}`),
  })
  return events
}

t.test(
  'Replies that were posted offline are sent in their order, each with its key, and only once',
  async (t) => {
    const local = storage()
    for (const [key, at] of [
      ['b', 2],
      ['a', 1],
    ] as const)
      keepReply(local, reply(key, 2 * day - 10 + at))
    t.same(await sending(local, {}), ['send a', 'sent a', 'send b', 'sent b'])
    t.same(await sending(local, {}), [])
    t.same(Object.keys(local), [])
  },
)

t.test('A reply becomes a draft again after a day, or if its thread does not take it', async (t) => {
  const local = storage()
  keepReply(local, reply('old', day - 1))
  keepReply(local, reply('late', 2 * day - 1))
  t.same(await sending(local, { late: failure('LOCKED') }), [
    'draft old: It waited for more than a day.',
    'send late',
    'draft late: It is LOCKED.',
  ])
  t.same(Object.keys(local), [])
})

t.test('Replies stay while the outcome is unknown, and unreadable entries are ignored', async (t) => {
  const local = storage()
  local.setItem('drafts:visitor:waiting x', '{"at":1}')
  for (const key of ['a', 'b']) keepReply(local, reply(key, 2 * day - 1))
  t.same(await sending(local, { a: new TypeError('offline') }), ['send a'])
  t.same(
    waitingReplies(local).map(({ key }) => key),
    ['a', 'b'],
  )
})
