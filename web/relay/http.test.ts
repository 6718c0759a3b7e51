import t from 'tap'
import type { RequestParameters } from 'relay-runtime'
import { fetchOverHttp } from './http.ts'
import { noteSeen } from './seen.ts'

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
  const query: RequestParameters = {
    id: 'one',
    name: 'ThreadScreenQuery',
    operationKind: 'query',
    text: null,
    metadata: {},
  }
  t.same(await fetchOverHttp(query, {}, {}, null), { data: { number: 2 } })
  t.same(named, Array(3).fill('CommentCreated@7'))
})
