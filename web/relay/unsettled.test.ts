import t from 'tap'
import { v7 as uuid } from 'uuid'
import { isRejected, OperationError } from './errors.ts'
import { settle, unsettledKey } from './unsettled.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
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
  t.equal(local.kept.size, 0, 'nothing stays behind')
  t.not(unsettledKey(local, comment), key, 'the same words said again are another comment')
})

t.test('A text that is sent again after more than a day gets a new idempotency key', async (t) => {
  const local = storage()
  unsettledKey(local, comment)
  const [name] = local.kept.keys()
  const old = uuid({ msecs: Date.now() - 25 * 3_600_000 })
  local.kept.set(name!, old)
  t.not(unsettledKey(local, comment), old)
})

t.test('A failed mutation may have been carried out, unless the server has rejected it', async (t) => {
  t.equal(isRejected(failed('FORBIDDEN')), true)
  for (const error of [failed('UNAVAILABLE'), failed('INTERNAL'), new TypeError('fetch failed')])
    t.equal(isRejected(error), false)
})
