import { t as file, test } from 'tap'
import { findSession, sessionsOf } from '../../operational/sessions.ts'
import { sqlOver } from '../../postgres/sql.ts'
import { handOffUrl } from '../../rules/routes/links.ts'
import { testApi } from '../testing/api.ts'
import type { Browser } from '../testing/browser.ts'

const api = await testApi(file)
const sql = sqlOver(api.pool)
await api.openSite('Sclerosis', 'localhost', 'Accounts', 'Forums')
const lupus = api.address
const sclerosis = api.address.replace('127.0.0.1', 'localhost')

/** A browser with a member on one site, nobody on the other, and another cookie on the first. */
async function person(settings = 'theme=none') {
  const member = await api.member()
  const jars: Record<string, Browser> = { [lupus]: member, [sclerosis]: api.visitor('localhost') }
  const visits: string[] = []
  /** Requests an address, and follows its redirects at most `hops` times; returns the last address. */
  async function follow(address: string, hops = 10): Promise<string> {
    let url = new URL(address)
    for (let n = 0; n < hops; n++) {
      visits.push(url.pathname)
      const jar = jars[url.origin]!
      const headers = { cookie: `${jar.cookie()}; ${url.origin === lupus ? settings : ''}` }
      const response = await jar.request(url.pathname + url.search, { headers })
      const location = response.headers.get('location')
      if (!location) break
      url = new URL(location, url)
    }
    return url.href
  }
  const there = jars[sclerosis]!
  return { member: member.member, email: member.email, here: member, there, follow, visits }
}
type Person = Awaited<ReturnType<typeof person>>

const link = (path = '/forums', from = 'lupus') => handOffUrl(sclerosis, { from, path })
const loggedIn = async (browser: Browser) => (await browser.get('/api/auth/check-session')).user?.id ?? null
/** Follows a link up to the address with the token, which is not requested yet. */
const tokenFor = ({ follow }: Person) => follow(link(), 2)

test('a link between two sites logs the member in on the other one, with the display settings', async (t) => {
  const ada = await person('accessibility=font-xl.contrast-dark')
  t.equal(await ada.follow(link('/forums?page=2')), `${sclerosis}/forums?page=2`)
  t.equal(await loggedIn(ada.there), ada.member)
  t.match(ada.there.cookie(), /accessibility=font-xl\.contrast-dark/)
  const root = '/api/auth/hand-off'
  t.same(ada.visits, [root, `${root}/issue`, `${root}/accept`, '/forums'])
  ada.visits.length = 0
  await ada.follow(link())
  t.same(ada.visits, [root, '/forums'], 'a member who is logged in there is not sent back')
})

test('a hand-off is not another log-in: not in the list, without a mail, and not more recent', async (t) => {
  const ada = await person()
  await sql`update operational.session set created_at = now() - interval '1 hour' where member = ${ada.member}`
  await ada.follow(link())
  const [only, ...others] = await sessionsOf(sql, ada.member)
  t.same(others, [])
  const token = /session=([^;]+)/.exec(ada.there.cookie())?.[1] ?? ''
  const handed = await findSession(sql, token)
  t.equal(handed?.root, only?.id)
  t.same(handed?.createdAt, only?.createdAt)
  t.match(await ada.there.graphql('{ viewer { sessions { id isCurrent } } }'), {
    data: { viewer: { sessions: [{ id: `session_${only?.id}`, isCurrent: true }] } },
  })
  const due =
    await sql`select from operational.effect where member = ${ada.member} and effect = 'device-notice'`
  t.equal(due.length, 0)
  const signIns = await sql`select from operational.sign_in where member = ${ada.member}`
  t.equal(signIns.length, 1, 'the registration')
})

test('a log-out, or the end of the log-in from the list, ends it on every host', async (t) => {
  for (const leave of [
    ({ here }: Person) => here.get('/api/auth/log-out'),
    ({ there }: Person) => there.get('/api/auth/log-out'),
    async ({ there }: Person) => {
      const { data } = await there.graphql('{ viewer { sessions { id } } }')
      const [{ id: sessionId }] = data.viewer.sessions
      const removal = 'mutation ($id: ID!) { removeSession(sessionId: $id) { viewer { id } } }'
      t.same(await there.graphql(removal, { id: sessionId }), { data: { removeSession: { viewer: null } } })
    },
  ]) {
    const ada = await person()
    await ada.follow(link())
    await leave(ada)
    t.same([await loggedIn(ada.here), await loggedIn(ada.there)], [null, null])
  }
})

test('a token works once, within a minute, and only while the log-in lasts', async (t) => {
  const ada = await person()
  const address = await tokenFor(ada)
  t.match(new URL(address).pathname, '/api/auth/hand-off/accept')
  await ada.follow(address)
  t.equal(await loggedIn(ada.there), ada.member)
  await sql`delete from operational.session where member = ${ada.member} and root is not null`
  await ada.follow(address)
  t.equal(await loggedIn(ada.there), null, 'used')

  const late = await person()
  const old = await tokenFor(late)
  await sql`update operational.pending_log_in set expires_at = now() where member = ${late.member}`
  t.equal(await late.follow(old), `${sclerosis}/forums`)
  t.equal(await loggedIn(late.there), null, 'expired')

  const gone = await person()
  const unused = await tokenFor(gone)
  await gone.here.get('/api/auth/log-out')
  await gone.follow(unused)
  t.equal(await loggedIn(gone.there), null, 'logged out')
})

test('a token is stored as a hash, and is worthless in another browser and on another site', async (t) => {
  const [ada, bo] = [await person(), await person()]
  const address = await tokenFor(ada)
  const token = new URL(address).searchParams.get('token') ?? ''
  const [row] = await sql<{ text: string }>`
    select p::text as text from operational.pending_log_in p where member = ${ada.member}`
  t.notOk(row?.text.includes(token))
  await bo.follow(link(), 1)
  await bo.follow(address)
  t.equal(await loggedIn(bo.there), null, "nobody is logged in to an attacker's account")
  const elsewhere = address.replace(sclerosis, lupus)
  await bo.here.get('/api/auth/log-out')
  await bo.follow(elsewhere)
  t.equal(await loggedIn(bo.here), null)
  await ada.follow(address)
  t.equal(await loggedIn(ada.there), ada.member, 'its own browser can still use it')
})

test('a session on the target stays, also if it is of another member', async (t) => {
  const ada = await person()
  const login = { email: `bo-${ada.email}`, password: 'sore knees 2' }
  const address = await tokenFor(ada)
  const { user } = await ada.there.post('/api/auth/register', login)
  await ada.follow(address)
  t.equal(await loggedIn(ada.there), user.id)
})

test('visitors continue to the page, and no redirect leaves the network', async (t) => {
  const ada = await person()
  await ada.here.get('/api/auth/log-out')
  t.equal(await ada.follow(link('/forums')), `${sclerosis}/forums`)
  t.equal(await loggedIn(ada.there), null)
  const targets = [
    '//evil.example',
    String.raw`\\evil.example`,
    String.raw`/\evil.example`,
    'https://evil.example/',
    'javascript:alert(1)',
    '/..//evil.example',
    '/api/auth/log-out',
  ]
  for (const path of targets) {
    const bo = await person()
    t.equal(await bo.follow(link(path)), `${sclerosis}/`, path)
    t.equal(await loggedIn(bo.there), bo.member, path)
  }
  for (const from of ['evil.example', '', 'sclerosis'])
    t.equal(await ada.follow(link('/forums', from)), `${sclerosis}/forums`, from)
  const bo = await person()
  const query = new URLSearchParams({ for: 'evil.example', to: '//evil.example', challenge: 'x'.repeat(43) })
  t.equal(await bo.follow(`${lupus}/api/auth/hand-off/issue?${query}`), `${lupus}/`)
})
