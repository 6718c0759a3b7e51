import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import t from 'tap'
import type { RecordedEvent } from '../../../events/event.ts'
import type { MemberId, SiteId } from '../../../events/kinds.ts'
import { projections } from '../../../projections/index.ts'
import type { Change, Topic } from '../../../projections/projection.ts'
import { openPageCache, type Made } from './cache.ts'
import { acceptedEncoding, encoded } from './encoding.ts'
import { sharedUrl } from './key.ts'
import { filled, filledGzip, newNonce, noncePlaceholder, templateOf } from '../http/template.ts'
import { topicsOf } from './topics.ts'

const id = (kind: string, n: number) => `${kind}_${String(n).padStart(26, '0')}`
const pageOf = (html: string) => templateOf({ status: 200, headers: {}, html })

t.test('each response with a shared page has its own nonce, both uncompressed and compressed', async (t) => {
  const html = `<script nonce="${noncePlaceholder}"></script><p>ünï</p><style nonce="${noncePlaceholder}"></style>`
  const page = pageOf(html)
  for (const nonce of [newNonce(), newNonce()]) {
    const wanted = html.replaceAll(noncePlaceholder, nonce)
    t.equal(filled(page, nonce).toString(), wanted)
    t.equal(gunzipSync(filledGzip(page, nonce)).toString(), wanted)
  }
  for (const plain of ['', '<p>No nonce at all</p>', noncePlaceholder.repeat(3)])
    t.equal(gunzipSync(filledGzip(pageOf(plain), newNonce())).toString().length, plain.length)
})

t.test('the ETag of a page depends only on its content', async (t) => {
  t.equal(pageOf('<p>1</p>').etag, pageOf('<p>1</p>').etag)
  t.not(pageOf('<p>1</p>').etag, pageOf('<p>2</p>').etag)
  const madeAt = (now: number, text: string) =>
    templateOf({ status: 200, headers: {}, html: `<p>${text}</p>{"renderedAt":${now}}`, now }).etag
  t.equal(madeAt(1_795_000_000_000, '1'), madeAt(1_795_000_000_001, '1'), 'not when it was made')
  t.not(madeAt(1_795_000_000_000, 'an hour ago'), madeAt(1_795_003_600_000, '2 hours ago'))
})

t.test('members, and visitors with unusual query parameters, get pages that are not shared', async (t) => {
  const shared = (url: string, headers = {}) => sharedUrl({ url, headers })
  t.equal(shared('/forums'), '/forums')
  t.equal(shared('/forums', { cookie: 'accessibility=font-xl.; mysession=1' }), '/forums')
  t.equal(shared('/forums?utm_source=a&utm_medium=email&fbclid=b'), '/forums')
  t.equal(shared('/forums?page=2&gclid=x'), '/forums?page=2')
  t.equal(shared('/forums?tag=diet&sort=newest'), '/forums?sort=newest&tag=diet')
  for (const cookie of ['session=a', 'a=b; session=', 'a=b;__Host-session=c'])
    t.equal(shared('/forums', { cookie }), null, cookie)
  t.equal(shared('/forums', { authorization: 'Bearer x' }), null)
  for (const url of [
    '/forums?redirect=/x',
    '/forums?fbclid=x',
    '/?s=heat',
    '//evil.example/',
    `/${'a'.repeat(600)}`,
  ])
    t.equal(shared(url), null, url.slice(0, 40))
})

t.test('a cached page is invalidated by changes of members, content and sites on it', async (t) => {
  const [site, thread, comment, member] = [
    id('site', 1) as SiteId,
    id('thread', 2),
    id('comment', 3),
    id('member', 4),
  ]
  const answer = { data: { thread: { id: thread, author: { id: member }, comments: [{ id: comment }] } } }
  const topics = topicsOf(site, [answer])
  t.same(
    [...topics].toSorted(),
    [
      `member:${member}`,
      'maintenance',
      `reactions:${comment}`,
      `reactions:${thread}`,
      'site',
      `content:${thread}`,
    ].toSorted(),
  )
  t.ok(topicsOf(site, [{ data: { threads: { edges: [] } } }]).has(`content-of:${site}`), 'a list without any')
  t.ok(topicsOf(site, [{ data: { homepage: [{ recommendations: [] }] } }]).has(`content-of:${site}`))
})

t.test(
  'every change of what visitors can see of a member is announced to the pages that show it',
  async (t) => {
    const member = id('member', 4) as MemberId
    const changes = [
      { type: 'PrivacySettingChanged', data: { member, setting: 'bio', audience: 'me' } },
      { type: 'ProfileFieldChanged', data: { member, field: 'bio', value: null } },
      { type: 'UserDisorderRemoved', data: { member, disorder: id('disorder', 1) } },
      { type: 'SocialSiteRemoved', data: { member, socialSite: 'x' } },
    ] as unknown as RecordedEvent[]
    for (const event of changes) {
      const told = projections
        .filter(({ handles, name }) => handles.includes(event.type) && name !== 'personal_data')
        .flatMap((projection) => projection.changes(event))
      t.ok(
        told.some(({ topic }) => topic === `member:${member}`),
        event.type,
      )
    }
  },
)

/** Opens a cache of pages, and a source from which the test announces changes. */
function bench(options = {}) {
  const heard: { change: (change: Change) => void; resync: () => void } = { change() {}, resync() {} }
  const cache = openPageCache(
    {
      onChange: (handler) => {
        heard.change = handler
        return () => {}
      },
      onResync: (handler) => {
        heard.resync = handler
        return () => {}
      },
    },
    options,
  )
  let made = 0
  const make =
    (topics: Topic[] = [], lasts = true) =>
    async (): Promise<Made> => ({
      page: pageOf(`<p>${++made}</p>`),
      topics: new Set(topics),
      lasts,
    })
  const get = async (key: string, make: () => Promise<Made>) =>
    filled(await cache.get(key, make), '').toString()
  return { get, make, tell: (topic: Topic) => heard.change({ topic, id: '' }), resync: () => heard.resync() }
}

t.test('a shared page is rendered once, and again after a change of its data', async (t) => {
  const { get, make, tell, resync } = bench()
  const topic = `content:${id('thread', 1)}` as const
  t.equal(await get('a', make([topic])), '<p>1</p>')
  t.equal(await get('a', make([topic])), '<p>1</p>')
  tell(`content:${id('thread', 2)}`)
  t.equal(await get('a', make([topic])), '<p>1</p>', 'what it does not show changes nothing')
  tell(topic)
  t.equal(await get('a', make([topic])), '<p>2</p>')
  resync()
  t.equal(await get('a', make([topic])), '<p>3</p>', 'nor is it believed after a gap')
  t.equal(await get('b', make([topic], false)), '<p>4</p>')
  t.equal(await get('b', make([topic], false)), '<p>5</p>', 'what does not last is not kept')
})

t.test('a thousand concurrent requests for a page share one rendering', async (t) => {
  const { get, make } = bench()
  const all = await Promise.all(Array.from({ length: 1000 }, () => get('a', make())))
  t.same(new Set(all), new Set(['<p>1</p>']))
})

t.test('a request after a change never gets a page with data that was read before the change', async (t) => {
  const { get, make, tell } = bench()
  const reading = Promise.withResolvers<void>()
  const slow = get('a', async () => {
    const made = await make(['site'])()
    await reading.promise
    return made
  })
  tell('site')
  t.equal(await get('a', make(['site'])), '<p>2</p>')
  reading.resolve()
  t.equal(await slow, '<p>1</p>', 'who asked before may have it')
  t.equal(await get('a', make(['site'])), '<p>2</p>', 'but it is not kept')
})

t.test('an error while a page is rendered affects only the request for which it is rendered', async (t) => {
  const { get, make } = bench()
  await t.rejects(
    get('a', () => Promise.reject(new Error('no database'))),
    { message: 'no database' },
  )
  t.equal(await get('a', make()), '<p>1</p>')
})

t.test('the cache of rendered pages does not exceed its memory limit', async (t) => {
  const { get, make } = bench({ bytes: 64_000 })
  for (let n = 0; n < 1000; n++) await get(String(n), make(['site']))
  t.equal(await get('999', make(['site'])), '<p>1000</p>')
  t.equal(await get('0', make(['site'])), '<p>1001</p>')
})

t.test(
  'a page is compressed with the encoding that the browser prefers, or not at all if it accepts none',
  async (t) => {
    t.equal(acceptedEncoding('gzip, deflate, br, zstd', 'br', 'gzip'), 'br')
    t.equal(acceptedEncoding('gzip, deflate, br', 'gzip'), 'gzip')
    t.equal(acceptedEncoding('br;q=0.1, gzip', 'br', 'gzip'), 'gzip')
    t.equal(acceptedEncoding('GZIP;q=0.5', 'br', 'gzip'), 'gzip')
    t.equal(acceptedEncoding('br;q=0, gzip', 'br'), null)
    t.equal(acceptedEncoding('identity', 'br', 'gzip'), null)
    t.equal(acceptedEncoding(undefined, 'gzip'), null)
  },
)

t.test('a page that is sent once is compressed with the encoding that takes the least time', async (t) => {
  const page = '<p>Grüße</p>'.repeat(1000)
  for (const [accepted, encoding, decode] of [
    ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const sent = await encoded(page, accepted)
    t.equal(sent?.encoding, encoding)
    t.equal(decode(sent!.bytes).toString(), page)
  }
  t.equal(await encoded(page, 'identity'), null)
})
