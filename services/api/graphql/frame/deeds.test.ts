import { t as file, test } from 'tap'
import { v7 } from 'uuid'
import { testApi } from '../../testing/api.ts'
import { isNewcomer } from './deeds.ts'

const api = await testApi(file, { rates: { threads: { hour: 2 }, comments: { hour: 2 } } })
const createThread = `mutation { createThread(title: "Knees", body: "Sore.") { thread { id } } }`
const tooMany = {
  extensions: { code: 'TOO_MANY', retryAfter: 1800 },
  message: "You've started many threads in a short time. Please try again in 30 minutes.",
}

test("a command beyond a member's rate limit is rejected with the time after which to retry", async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const elsewhere = api.visitor()
  await elsewhere.post('/api/auth/identity/callback', { email: ada.email, password: 'sore knees 2' })
  const key = { 'idempotency-key': v7() }
  const first = await ada.graphql(createThread, {}, key)
  t.ok(first.data.createThread.thread.id)
  t.ok((await elsewhere.graphql(createThread)).data)
  t.match((await ada.graphql(createThread)).errors, [tooMany])
  t.match((await elsewhere.graphql(createThread)).errors, [tooMany], 'with any session')
  t.same(await ada.graphql(createThread, {}, key), first, 'a retry creates no further thread')
  t.ok((await bo.graphql(createThread)).data, 'others go on')
})

test('two different commands with the same idempotency key are counted separately by rate limits', async (t) => {
  const ada = await api.member()
  const key = { 'idempotency-key': v7() }
  const { id } = (await ada.graphql(createThread)).data.createThread.thread
  const comment = `mutation ($body: String!) { createComment(assocId: "${id}", assocType: THREAD, body: $body) { pending } }`
  const say = (body: string) => ada.graphql(comment, { body }, key)
  t.equal((await say('one')).errors, undefined)
  t.match((await say('two')).errors, [{ extensions: { code: 'CONFLICT' } }])
  t.equal((await say('one')).errors, undefined)
  t.match((await say('three')).errors, [{ extensions: { code: 'TOO_MANY' } }])
})

test('a mutation with several fields is rejected as a whole', async (t) => {
  const ada = await api.member()
  const { id } = (await ada.graphql(createThread)).data.createThread.thread
  const comment = `createComment(assocId: "${id}", assocType: THREAD, body: "Sorry") { pending }`
  const { data, errors } = await ada.graphql(`mutation { a: ${comment} b: ${comment} c: ${comment} }`)
  t.equal(data, undefined)
  t.match(errors, [{ message: /A mutation can have only one field/, extensions: { code: 'BAD_REQUEST' } }])
  t.same((await ada.graphql(`{ thread(id: "${id}") { commentCount } }`)).data.thread, { commentCount: 0 })
})

test('lower rate limits apply to members for three days and until they are verified', async (t) => {
  const now = Date.now()
  const since = (days: number) => new Date(now - days * 86_400_000)
  t.equal(isNewcomer({ verified: true, registeredAt: since(4) }, now), false)
  t.equal(isNewcomer({ verified: true, registeredAt: since(2) }, now), true)
  t.equal(isNewcomer({ verified: false, registeredAt: since(400) }, now), true)
})
