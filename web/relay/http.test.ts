import t from 'tap'
import type { RequestParameters } from 'relay-runtime'
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
