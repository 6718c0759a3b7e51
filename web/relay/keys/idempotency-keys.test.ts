import t from 'tap'
import { v7 as uuid } from 'uuid'
import { isRejected, OperationError } from '../errors.ts'
import { deleteOldKeys } from './old-keys.ts'
import { settle, unsettledKey } from './idempotency-keys.ts'

function storage(): Storage {
  const methods: PropertyDescriptorMap = {
    getItem: { value: (key: string) => local[key] ?? null },
    setItem: { value: (key: string, value: string) => (local[key] = value) },
    removeItem: { value: (key: string) => delete local[key] },
  }
  const local: Storage = Object.create({}, methods)
  return local
}
const comment = { id: 'createComment', variables: { threadId: 'thread_1', body: 'Thank you!' } }
const failed = (code: string) => new OperationError([{ message: 'No', extensions: { code } }])

t.test('A text sent again while the outcome is unknown keeps its idempotency key', async (t) => {
  const local = storage()
  const key = unsettledKey(local, comment)
  t.equal(unsettledKey(local, comment), key)
  const other = { ...comment, variables: { ...comment.variables, body: 'Thank you both!' } }
  t.not(unsettledKey(local, other), key, 'another text has a key of its own')
  settle(local, comment)
  settle(local, other)
  t.equal(Object.keys(local).length, 0, 'nothing stays behind')
  t.not(unsettledKey(local, comment), key, 'the same words said again are another comment')
})

t.test('A text that is sent again after more than a day gets a new idempotency key', async (t) => {
  const local = storage()
  unsettledKey(local, comment)
  const [name] = Object.keys(local)
  const old = uuid({ msecs: Date.now() - 25 * 3_600_000 })
  local.setItem(name!, old)
  t.not(unsettledKey(local, comment), old)
})

t.test(
  'A page that opens keeps at most fifty stored keys, none of them for more than a day and none with a text',
  async (t) => {
    const local = storage()
    const text = (number: number) => ({ ...comment, variables: { body: `${number}`.repeat(1000) } })
    const keys = Array.from({ length: 60 }, (_, number) => unsettledKey(local, text(number)))
    deleteOldKeys(local)
    const names = Object.keys(local)
    t.equal(names.length, 50)
    for (const name of names) t.ok(name.length < 50)
    t.equal(unsettledKey(local, text(59)), keys.at(-1), 'the newest is among them')
    t.not(unsettledKey(local, text(0)), keys[0])
    for (const name of Object.keys(local)) local.setItem(name, uuid({ msecs: Date.now() - 25 * 3_600_000 }))
    unsettledKey(local, comment)
    deleteOldKeys(local)
    t.equal(Object.keys(local).length, 1)
  },
)

t.test('A failed mutation may have been carried out, unless the server has rejected it', async (t) => {
  t.equal(isRejected(failed('FORBIDDEN')), true)
  for (const error of [failed('UNAVAILABLE'), failed('INTERNAL'), new TypeError('fetch failed')])
    t.equal(isRejected(error), false)
})
