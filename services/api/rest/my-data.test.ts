import { strFromU8, unzipSync } from 'fflate'
import { t as file, test } from 'tap'
import { zipped } from '../own-data/zip.ts'
import { testApi } from '../testing/api.ts'

/** Content of the copy that a member downloads; a test can replace it by a slow one. */
let pieces: () => AsyncIterable<string> = async function* () {
  yield 'hello'
}
const api = await testApi(file, {
  ownData: {
    archiveOf: async () => zipped([{ name: 'data.json', text: () => pieces() }], new Date()),
  },
  rates: { copies: { hour: 3 } },
})
const path = '/api/my-data.zip'

test('a member can download a copy of their data, which must not be cached', async (t) => {
  const ada = await api.member()
  const response = await ada.request(path)
  t.equal(response.headers.get('content-type'), 'application/zip')
  t.match(
    response.headers.get('content-disposition'),
    /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/,
  )
  t.equal(response.headers.get('cache-control'), 'no-store')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  t.equal(strFromU8(files['data.json']!), 'hello')
})

test('downloading a copy of data is refused to visitors and to requests from pages of other sites', async (t) => {
  const visitor = api.visitor()
  t.match(await visitor.get(path), { code: 'UNAUTHENTICATED' })
  const followed = await visitor.request(path, { headers: { accept: 'text/html' } })
  t.equal(followed.headers.get('location'), '/member-login?redirect=%2Fprofile%2Faccount')
  const ada = await api.member()
  const foreign = await ada.request(path, { headers: { 'sec-fetch-site': 'cross-site' } })
  t.equal(foreign.status, 403)
})

test("a second download of a member's data is refused during the first, and too many are refused per hour", async (t) => {
  const ada = await api.member()
  const go = Promise.withResolvers<void>()
  const ordinary = pieces
  pieces = async function* () {
    yield 'x'.repeat(200_000)
    await go.promise
  }
  const first = await ada.request(path)
  t.match(await ada.get(path), { code: 'CONFLICT' })
  go.resolve()
  await first.arrayBuffer()
  pieces = ordinary
  t.equal((await ada.request(path)).status, 200)
  t.equal((await ada.request(path)).status, 200)
  t.match(await ada.get(path), { code: 'TOO_MANY' })
})

test('a member who aborts a download of their data can start another one at once', async (t) => {
  const ada = await api.member()
  const gone = Promise.withResolvers<void>()
  const ordinary = pieces
  pieces = async function* () {
    try {
      for (;;) {
        yield crypto.randomUUID().repeat(3000)
        await new Promise((resolve) => setImmediate(resolve))
      }
    } finally {
      gone.resolve()
    }
  }
  const leaving = new AbortController()
  await ada.request(path, { signal: leaving.signal })
  leaving.abort()
  await gone.promise
  pieces = ordinary
  t.equal((await ada.request(path)).status, 200)
})
