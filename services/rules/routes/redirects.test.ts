import fc from 'fast-check'
import { test } from 'tap'
import { presentFeed } from './feeds.ts'
import {
  isRedirectable,
  redirectList,
  redirectOf,
  visitFlags,
  withoutReset,
  type RedirectingSite,
} from './redirects.ts'

const site: RedirectingSite = {
  host: 'lupus.example.org',
  features: ['Forums', 'Accounts'],
  categories: [{ slug: 'food', hasPost: false, indexType: 'recipes' }],
  settings: { corporate_site: 'https://corporate.example' },
}
type List = Parameters<typeof redirectList>[0]
const origin = 'http://lupus.example.org:3000'
const leads = (address: string, list: List = [], onLoop?: () => void) =>
  redirectOf(new URL(address, origin), site, { list: redirectList(list), presentFeed, onLoop })

const table: [address: string, to: string, status: 301 | 302][] = [
  ['/forum', '/forums', 301],
  ['/forum/pain?utm_source=x', '/forums?tag=pain&utm_source=x', 301],
  ['/forum/insulin%20pump/', '/forums?tag=insulin%20pump', 301],
  ['/forum/a&b+c', '/forums?tag=a%26b%2Bc', 301],
  ['/topic/sore-knees', '/forums/sore-knees', 301],
  ['/q-and-a', '/forums', 301],
  ['/q-and-a/sore-knees', '/forums/sore-knees', 301],
  ['/q_and_a/', '/forums', 301],
  ['/q_and_a/sore%20knees', '/forums/sore%20knees', 301],
  ['/story/mine', '/stories/mine', 301],
  ['/admin', '/member-login', 301],
  ['/dashboard/wp-login.php', '/forgot-password', 301],
  ['/privacy-notice', 'https://corporate.example/privacy-notice', 302],
  ['/terms-of-use', 'https://corporate.example/terms-of-use', 302],
  ['/polls?poll_id=12', '/polls/12', 302],
  ['/polls', '/', 301],
  ['/polls?poll_id=../admin', '/?poll_id=../admin', 301],
  ['/?s=sore+knees', '/search?s=sore+knees', 302],
  ['/?s=', '/search?s=', 302],
  ['/?utm_source=mail&s=knees', '/search?utm_source=mail&s=knees', 302],
  ['/?p=7', '/post/7?preview=true', 302],
  ['/?preview_id=7', '/post/7?preview=true', 302],
  ['/?page_id=7', '/post/7?preview=true', 302],
  ['/?post_type=story&p=7', '/stories/7?preview=true', 302],
  ['/?post_type=gallery', '/images?preview=true', 302],
  ['/?post_type=gallery&preview_id=7', '/images/7?preview=true', 302],
  // The community hub is switched off, so this address leads to the home page without its query.
  ['/community', '/', 302],
  ['/community?p=7', '/', 302],
]
for (const [address, to, status] of table)
  test(`a request for ${address} is redirected to ${to}`, async (t) => t.same(leads(address), { to, status }))

test('paths of existing pages are not redirected elsewhere', async (t) => {
  for (const address of [
    '/',
    '/?x=1',
    '/forums?s=x',
    '/stories',
    '/nowhere',
    '/register',
    '/%E0%A4%A',
    '/?post_type=constructor',
  ]) {
    t.equal(leads(address), null, address)
  }
})

test('an old address is redirected in any case, encoding and form of its letters', async (t) => {
  const list = [
    { path: '/old-place', redirect: '/new' },
    { path: '/Café', redirect: '/menu' },
  ]
  t.same(leads('/OLD-Place/?x=1', list), { to: '/new?x=1', status: 302 })
  t.same(leads('/caf%C3%A9', list), { to: '/menu', status: 302 })
  t.same(leads('/CAFE%CC%81', list), { to: '/menu', status: 302 })
})

test("visits from Facebook get a query that attributes them to the site's posts, unless they have a campaign", async (t) => {
  const to = '/forums/knees?x=1&utm_source=lupus.example.org&utm_medium=organic#comment-thread'
  t.same(leads('/forums/knees?x=1&fbclid=abc#comment-thread'), { to, status: 302 })
  t.equal(leads('/forums?fbclid=abc&utm_medium=email'), null)
  t.equal(leads('/forums?fbclid=abc&utm_source=facebook'), null)
  const home = '/?utm_source=lupus.example.org&utm_medium=organic'
  t.same(leads('/?fbclid=abc'), { to: home, status: 302 }, 'the home page as well')
})

test('a path that contains another host never leads to a redirect to that host', async (t) => {
  for (const path of ['//evil.example', '///evil.example', '/%5Cevil.example', '//evil.example/forum']) {
    const found = redirectOf(new URL(`${origin}${path}?fbclid=1`), site)
    t.equal(new URL(found?.to ?? '/', origin).origin, origin, path)
  }
  for (const slug of ['%2F%2Fevil.example', '..%2F..', '@evil.example'])
    t.match(leads(`/topic/${slug}`)?.to, /^\/forums\//)
  for (const path of ['/x/..//evil.example/feed/atom', '/x/..///evil.example/feed/'])
    t.equal(new URL(leads(path)?.to ?? '', origin).origin, origin, path)
})

test('redirects of a site are followed until none applies, also to other hosts', async (t) => {
  const list = [
    { path: '/old', redirect: '/older' },
    { path: '/older/', redirect: '/forum' },
    { path: '/away', redirect: 'https://other.example/a?b=1' },
    { path: '/café', redirect: '/forums' },
    { path: '/forums/gone', redirect: '/forums?s=gone' },
    { path: '/trap', redirect: 'javascript:alert(1)' },
  ]
  t.same(leads('/old/', list), { to: '/forums', status: 302 })
  t.same(leads('/old?x=1', list), { to: '/forums?x=1', status: 302 })
  t.same(leads('/away?x=1', list), { to: 'https://other.example/a?b=1', status: 302 })
  t.same(leads('/caf%C3%A9', list), { to: '/forums', status: 302 })
  t.same(
    leads('/forums/gone?x=1', list),
    { to: '/forums?s=gone', status: 302 },
    'redirects take precedence over pages',
  )
  t.equal(leads('/trap', list), null, 'an invalid target is ignored')
  t.equal(leads('/new', list), null)
})

test('a site cannot redirect the pages of accounts and administration', async (t) => {
  const list = ['/member-login', '/profile', '/wp-admin/operations', '/api/health', '/moderation'].map(
    (path) => ({ path, redirect: '/forums' }),
  )
  for (const { path } of list) {
    t.equal(isRedirectable(path), false, path)
    t.equal(leads(path, list), null, path)
  }
  t.ok(isRedirectable('/forums/old') && isRedirectable('/old'))
})

test('a list of redirects that contains a loop is ignored and reported', async (t) => {
  const circles = (address: string, list: List) => {
    let told = 0
    const answer = leads(address, list, () => told++)
    t.equal(told, 1, `${address} leads in a circle`)
    return answer
  }
  const pair = (path: string, redirect: string) => ({ path, redirect })
  t.equal(circles('/a', [pair('/a', '/a')]), null)
  t.equal(circles('/a', [pair('/a', '/b'), pair('/b', '/a/')]), null)
  t.same(
    circles('/forum', [pair('/forums', '/q-and-a')]),
    { to: '/forums', status: 301 },
    'routes still redirect',
  )
  const off = [pair('/', '/community')]
  t.equal(circles('/', off), null, 'the hub is off and redirects home')
  t.same(circles('/community', off), { to: '/', status: 302 }, 'disabled features stay closed')
  const long = Array.from({ length: 50 }, (_, n) => pair(`/p${n}`, `/p${n + 1}`))
  t.equal(circles('/p0', long), null, 'a very long chain counts as a loop')
})

test('for any address and list of redirects, the resulting address is not redirected again', async (t) => {
  const path = fc.constantFrom(
    '/',
    '/a',
    '/b/',
    '/forum',
    '/forums',
    '/community',
    '/polls',
    '/topic/x',
    '/food',
  )
  const lists = fc.array(fc.record({ path, redirect: path }), { maxLength: 6 })
  const query = fc.constantFrom('', '?fbclid=1', '?s=x', '?p=1', '?post_type=story', '?poll_id=1')
  fc.assert(
    fc.property(path, query, lists, (start, search, list) => {
      let circles = false
      const answer = leads(start + search, list, () => (circles = true))
      return answer === null || leads(answer.to, circles ? [] : list) === null
    }),
  )
  t.pass()
})

test('the URL of the corporate site may end with a slash', async (t) => {
  const settings = { corporate_site: 'https://corporate.example/health/' }
  t.match(redirectOf(new URL('/terms-of-use', origin), { ...site, settings }), {
    to: 'https://corporate.example/health/terms-of-use',
  })
})

test('the flags of a visit are read from its path and query', async (t) => {
  const flags = (address: string) => visitFlags(new URL(address, origin))
  t.same(flags('/'), {
    justVerified: false,
    reset: null,
    verifyFor: null,
    referredByEmail: false,
    providerLogIn: null,
  })
  t.equal(flags('/profile?verify=%2Fcreate-thread').verifyFor, '/create-thread')
  t.equal(flags('/?provider-log-in=new').providerLogIn, 'new')
  t.ok(flags('/?just-verified').justVerified)
  t.ok(flags('/account/just-verified').justVerified)
  t.same(flags('/?reset_key=abc&login=ada').reset, { key: 'abc', login: 'ada' })
  t.same(flags('/?reset_key=abc&email_or_username=ada').reset, { key: 'abc', login: 'ada' })
  t.same(flags('/reset_key?key=abc&login=ada').reset, { key: 'abc', login: 'ada' })
  t.ok(flags('/forums?utm_medium=email').referredByEmail)
  t.notOk(flags('/forums?utm_medium=emails').referredByEmail)
})

test('the address of a reset link, without its token and account, opens no further link', async (t) => {
  const rest = (address: string) => withoutReset(new URL(address, origin))
  t.equal(rest('/forums?reset_key=abc&login=ada&page=2'), '/forums?page=2')
  t.equal(rest('/?key=abc&email_or_username=ada'), '/')
  t.equal(rest('/reset_key?key=abc&login=ada'), '/')
})
