import t, { type Test } from 'tap'
import type { ConcreteRequest, RequestParameters } from 'relay-runtime'
import useAskQuestion from '../analytics/question/__generated__/useAskQuestionMutation.graphql.ts'
import awardsGivenGive from '../giving/__generated__/AwardsGivenGiveMutation.graphql.ts'
import noteButton from '../moderation/__generated__/NoteButtonMutation.graphql.ts'
import useCreateStatus from '../statuses/__generated__/useCreateStatusMutation.graphql.ts'
import useCreateStatusReply from '../statuses/__generated__/useCreateStatusReplyMutation.graphql.ts'
import editStatus from '../statuses/__generated__/EditStatusMutation.graphql.ts'
import { fetchOverHttp, noteSignIn, sessionEnded } from './http.ts'
import { noteSeen } from './seen.ts'

const query: RequestParameters = {
  id: 'one',
  name: 'ThreadScreenQuery',
  operationKind: 'query',
  text: null,
  metadata: {},
}

t.test('A query is repeated while its response is older than what the page has shown', async (t) => {
  const named: (string | null)[] = []
  const answers = [true, true, false].map((isBehind, number) =>
    Response.json({ data: { number } }, { headers: isBehind ? { 'nex-behind': 'true' } : {} }),
  )
  t.intercept(globalThis, 'window', { value: globalThis })
  t.intercept(globalThis, 'location', { value: { pathname: '/', host: 'localhost' } })
  t.capture(globalThis, 'fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    named.push(headers['nex-seen'] ?? null)
    return answers.shift()
  })
  t.capture(globalThis, 'setTimeout', (run: () => void) => queueMicrotask(run))
  noteSeen({ seen: 'CommentCreated@7' })
  t.same(await fetchOverHttp(query, {}, {}, null), { data: { number: 2 } })
  t.same(named, Array(3).fill('CommentCreated@7'))
})

t.test('A response from before a sign-in does not end the session that began with it', async (t) => {
  let ended = 0
  t.intercept(globalThis, 'window', { value: globalThis })
  t.intercept(globalThis, 'location', { value: { pathname: '/', host: 'localhost' } })
  t.intercept(globalThis, 'dispatchEvent', {
    value: ({ type }: Event) => (ended += Number(type === sessionEnded)),
  })
  const refusal = { errors: [{ message: 'Log in', extensions: { code: 'UNAUTHENTICATED' } }] }
  const { promise, resolve } = Promise.withResolvers<Response>()
  t.capture(globalThis, 'fetch', () => promise)
  const early = fetchOverHttp(query, {}, {}, null)
  noteSignIn()
  resolve(Response.json(refusal))
  await t.rejects(early as Promise<unknown>)
  t.equal(ended, 0)
  t.capture(globalThis, 'fetch', async () => Response.json(refusal))
  await t.rejects(fetchOverHttp(query, {}, {}, null) as Promise<unknown>)
  t.equal(ended, 1)
})

t.test('The error for an answer in HTML contains its text, without scripts and styles', async (t) => {
  t.intercept(globalThis, 'window', { value: globalThis })
  t.intercept(globalThis, 'location', { value: { pathname: '/', host: 'localhost' } })
  const page =
    '<!DOCTYPE html><style>h1 { color: red }</style><h1>Bad\n gateway</h1><script>run()</script><p>Try later</p>'
  const answer = () => new Response(page, { status: 502, headers: { 'content-type': 'text/html' } })
  t.capture(globalThis, 'fetch', async () => answer())
  await t.rejects(fetchOverHttp(query, {}, {}, null) as Promise<unknown>, {
    message: 'The server returned 502: Bad gateway Try later',
  })
})

/** Keys with which a mutation is sent that gets no answer, and then again with the same text. */
async function keysOf(t: Test, { params }: ConcreteRequest) {
  const keys = new Set<string>()
  const local: Storage = Object.create({
    getItem: (key: string) => local[key] ?? null,
    setItem: (key: string, value: string) => void (local[key] = value),
    removeItem: (key: string) => void delete local[key],
  })
  t.intercept(globalThis, 'window', { value: globalThis })
  t.intercept(globalThis, 'location', { value: { pathname: '/', host: 'localhost' } })
  t.intercept(globalThis, 'localStorage', { value: local })
  t.capture(globalThis, 'setTimeout', (run: () => void) => queueMicrotask(run))
  t.capture(globalThis, 'fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.add(headers['idempotency-key']!)
    throw new TypeError('fetch failed')
  })
  const send = () => fetchOverHttp(params, { body: 'Better today' }, {}, null) as Promise<unknown>
  await t.rejects(send())
  await t.rejects(send())
  return [...keys]
}

for (const mutation of [useCreateStatus, useCreateStatusReply, useAskQuestion, noteButton, awardsGivenGive])
  t.test(`${mutation.params.name}, sent again after a lost answer, has the same idempotency key`, async (t) =>
    t.equal((await keysOf(t, mutation)).length, 1),
  )

t.test(
  'A change that is sent again after a lost answer has a new key, as another may lie between',
  async (t) => t.equal((await keysOf(t, editStatus)).length, 2),
)
