import { v7 } from 'uuid'
import { t as file, test } from 'tap'
import { hash } from '@node-rs/argon2'
import { streamOf, type MemberId } from '../../../events/kinds.ts'
import { defaultWording } from '../../rules/sites/wording.ts'
import { sqlOver } from '../../postgres/sql.ts'
import { EVEN_MS } from '../http/constant-time.ts'
import { metricsText } from '../../telemetry/metrics.ts'
import { testApi } from '../testing/api.ts'

/** API that all tests of this file share; each test registers its own members. */
const api = await testApi(file)

/** Memory (KiB), iterations and threads with which passwords are hashed. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const password = 'sore knees 2'
/** Details for a registration, of a person whom no other test registers. */
const person = (name: string) => ({ email: `${name}@Example.org `, password, username: `${name} Lovelace` })

test('a person who registers is signed in, and can log out and log in again', async (t) => {
  const browser = api.visitor()
  t.match(await browser.get('/api/auth/check-session'), { status: 'error', user: null })

  const registered = await browser.post('/api/auth/register', person('Ada'))
  t.match(registered, {
    status: 'success',
    username_exists: false,
    user: {
      username: 'Ada Lovelace',
      slug: 'ada-lovelace',
      email: 'ada@example.org',
      isVerified: false,
      badge: 'Member',
      isDeleted: false,
      socialSites: [],
    },
  })
  t.match(await browser.get('/api/auth/check-session'), {
    status: 'success',
    user: { id: registered.user.id },
  })

  const before = browser.cookie()
  t.same(await browser.get('/api/auth/log-out'), { redirect: '/' })
  t.notMatch(browser.cookie(), /session=/, 'the cookie is gone')
  const stolen = await fetch(`${api.address}/api/auth/check-session`, { headers: { cookie: before } })
  t.match(await stolen.json(), { status: 'error' }, 'and worth nothing to who kept it')

  const login = { email: 'ada@example.org', password: 'sore knees 2', remember_me: true, initiator: 'header' }
  const signIns = async () =>
    Number(
      /sign_ins_total\{[^}]*initiator="header",entry="log-in"[^}]*\} (\d+)\n/.exec(
        await metricsText(),
      )?.[1] ?? 0,
    )
  const signInsBefore = await signIns()
  t.match(await browser.post('/api/auth/identity/callback', login), {
    status: 'success',
    user: registered.user,
  })
  t.equal(await signIns(), signInsBefore + 1)
  const first = browser.cookie()
  await browser.post('/api/auth/identity/callback', login)
  t.not(browser.cookie(), first, 'each log-in gives a new token')
})

test('a registration sent again with its idempotency key is one account, in whose name it logs in', async (t) => {
  const details = person('Ida')
  const headers = { 'idempotency-key': v7() }
  const first = await api.visitor().post('/api/auth/register', details, headers)
  const again = api.visitor()
  t.match(await again.post('/api/auth/register', details, headers), {
    status: 'success',
    user: { id: first.user.id },
  })
  t.match(await again.get('/api/auth/check-session'), { user: { id: first.user.id } })
  t.match(await api.visitor().post('/api/auth/register', { ...details, password: 'sore knees 3' }, headers), {
    username_exists: true,
  })
  await api.pool.query('delete from operational.credential where member = $1', [first.user.id])
  const stale = api.visitor()
  t.match(await stale.post('/api/auth/register', details, headers), { code: 'CONFLICT', user: null })
  t.match(await stale.get('/api/auth/check-session'), { status: 'error' })
})

test('an invalid registration is rejected with a reason for each invalid field', async (t) => {
  const browser = api.visitor()
  const details = person('Bea')
  await browser.post('/api/auth/register', details)
  await browser.get('/api/auth/log-out')
  const register = (changes: object) => browser.post('/api/auth/register', { ...details, ...changes })
  const logIn = (email: string, password: string) =>
    browser.post('/api/auth/identity/callback', { email, password })
  const other = { email: 'bea2@example.org' }

  t.match(await register({ email: 'other@example.org', username: 'bea lovelace' }), {
    status: 'error',
    username_exists: true,
    message: 'Username already exists',
  })
  t.match(await register({ ...other, password: 'short1' }), {
    status: 'error',
    username_exists: false,
    user: null,
    message: 'password: Please enter at least 8 characters, including a number',
  })
  t.match(await register({ ...other, password: 'Password1' }), {
    status: 'error',
    code: 'COMMON_PASSWORD',
    message: /^This password is easy to guess/,
    username_exists: false,
  })
  t.match(await register({ ...other, username: 'Community Admin' }), {
    status: 'error',
    code: 'RESERVED_USERNAME',
    message: 'Please choose another username',
    username_exists: false,
  })
  t.match(await register({ ...other, username: 'Bo' }), { message: /^username: Please enter at least 4/ })
  t.match(await register({ ...other, admin: true }), {
    status: 'error',
    code: 'BAD_REQUEST',
    message: /admin/,
  })
  const refused = {
    status: 'error',
    user: null,
    message: 'The email and password you entered did not match our records.',
  }
  t.match(await logIn('bea@example.org', 'wrong knees 2'), refused)
  t.match(await logIn('nobody@example.org', 'sore knees 2'), refused, 'the same for who is not there')
  t.match(await logIn('not an address', 'sore knees 2'), { status: 'error', code: 'BAD_REQUEST', user: null })
  t.notMatch(browser.cookie(), /session=/, 'and nobody is signed in')
})

test('registration never shows that an address is known, and each account with the address has its own password', async (t) => {
  const holder = await api.member()
  const newcomer = (email: string, name: string) => ({ email, password: 'other knees 3', username: name })
  const second = api.visitor()
  const claimed = await second.post('/api/auth/register', newcomer(holder.email, 'Second One'))
  const free = await api.visitor().post('/api/auth/register', newcomer('free@example.org', 'First One'))
  const told = ({ status, username_exists, user }: typeof claimed) => {
    const {
      id: _,
      username: __,
      slug: ___,
      email: ____,
      sha256Email: _____,
      insertedAt: ______,
      ...rest
    } = user
    return { status, username_exists, ...rest }
  }
  t.same(told(claimed), told(free))

  const logIn = (email: string, password: string) =>
    api.visitor().post('/api/auth/identity/callback', { email, password })
  t.match(await logIn(holder.email, 'sore knees 2'), { user: { id: holder.member } })
  t.match(await logIn(holder.email, 'other knees 3'), { user: { id: claimed.user.id, isVerified: false } })
  t.match(await logIn('free@example.org', 'other knees 3'), { user: { id: free.user.id } })
  t.match(await logIn('free@example.org', 'sore knees 2'), { status: 'error', code: 'UNAUTHENTICATED' })
  t.match(await logIn(holder.email, 'wrong knees 4'), { status: 'error', code: 'UNAUTHENTICATED' })

  const again = api.visitor()
  const third = await again.post('/api/auth/register', newcomer(holder.email, 'Third One'))
  t.match(await logIn(holder.email, 'other knees 3'), { user: { id: third.user.id } }, 'the newest')
})

test('a wrong password asks log and Postgres for the same, whether or not a member has the address', async (t) => {
  const emails = [
    'nobody@example.org',
    (await api.member({ verified: false })).email,
    (await api.member()).email,
  ]
  const asked: string[] = []
  const { read } = api.log
  api.log.read = (stream, ...rest) => {
    asked.push(`events of a ${stream.split('-')[0]}`)
    return read(stream, ...rest)
  }
  const listened = new Set<unknown>()
  api.pool.on('acquire', (client) => {
    if (listened.has(client)) return
    listened.add(client)
    const { query } = client
    client.query = ((statement: { text?: string }, ...rest: never[]) => {
      asked.push(statement.text?.trim() ?? '')
      return Reflect.apply(query, client, [statement, ...rest])
    }) as typeof query
  })
  t.teardown(() => {
    api.log.read = read
    api.pool.removeAllListeners('acquire')
  })
  const work = []
  for (const email of emails) {
    asked.length = 0
    await api.visitor().post('/api/auth/identity/callback', { email, password: 'wrong knees 4' })
    // The pool is also asked in the background, for the time at which a session was last used.
    work.push(asked.filter((one) => /^events|credential|allowance/.test(one)))
  }
  const [nobody, unverified, verified] = work
  t.ok(nobody?.includes('events of a reservation') && nobody.length >= 6)
  t.same(unverified, nobody)
  t.same(verified, nobody)
})

test('neither a wrong password nor a sign-up is answered before the even time has passed', async (t) => {
  const { email } = await api.member()
  const timed = async (route: string, body: object) => {
    const sent = performance.now()
    const { status } = await api.visitor().post(`/api/auth/${route}`, body)
    return { status, isEven: performance.now() - sent > EVEN_MS - 10 }
  }
  const wrong = { email, password: 'wrong knees 4' }
  t.same(await timed('identity/callback', wrong), { status: 'error', isEven: true })
  const newcomer = { email, password: 'other knees 3', username: 'Even One' }
  t.same(await timed('register', newcomer), { status: 'success', isEven: true })
})

test('a password works even if it was stored with an older kind of key', async (t) => {
  const holder = await api.member()
  const sql = sqlOver(api.pool)
  await sql`update operational.credential set address = null, hash = ${await hash('sore knees 2', cost)}
    where member = ${holder.member}`
  const claim = { email: holder.email, password: 'other knees 3', username: 'Late Claim' }
  const { user } = await api.visitor().post('/api/auth/register', claim)
  const logIn = (password: string) =>
    api.visitor().post('/api/auth/identity/callback', { email: holder.email, password })
  t.match(await logIn('sore knees 2'), { user: { id: holder.member } })
  t.match(await logIn('other knees 3'), { user: { id: user.id } })
  await sql`delete from operational.credential where member = ${holder.member}`
  t.match(await logIn('other knees 3'), { user: { id: user.id } }, 'nor does another need that member')
  t.match(await logIn('sore knees 2'), { status: 'error', code: 'UNAUTHENTICATED' })
})

test('A password works on every keyboard, also if it was stored as it was typed', async (t) => {
  const [composed, apart] = ['schöne-Brücke-9'.normalize('NFC'), 'schöne-Brücke-9'.normalize('NFD')]
  const holder = await api.member()
  const sql = sqlOver(api.pool)
  const logIn = (password: string) =>
    api.visitor().post('/api/auth/identity/callback', { email: holder.email, password })
  for (const stored of [composed, apart]) {
    await sql`update operational.credential set address = null, hash = ${await hash(stored, cost)}
      where member = ${holder.member}`
    for (const typed of [composed, apart]) t.match(await logIn(typed), { user: { id: holder.member } })
  }
  t.match(await logIn('schone-Brucke-9'), { code: 'UNAUTHENTICATED' }, 'an accent counts')
})

test('A name in a script with vowel signs or joiners can be registered, and has an address of its letters', async (t) => {
  const names = { 'नेहा शर्मा': 'नेहा-शर्मा', 'তমিজ নীলা': 'তমিজ-নীলা', தமிழ்ச்செல்வி: 'தமிழ்ச்செல்வி', สมชายดี: 'สมชายดี' }
  for (const [at, [username, slug]] of Object.entries(names).entries()) {
    const registered = await api
      .visitor()
      .post('/api/auth/register', { email: `script${at}@example.org`, password, username })
    t.match(registered, { status: 'success', user: { username, slug } })
  }
  const joined = await api
    .visitor()
    .post('/api/auth/register', { email: 'joiner@example.org', password, username: 'Ann\u200da Smith' })
  t.match(joined, { status: 'error' }, 'a joiner between Latin letters is refused')
})

test('a login with the correct password succeeds before the read model contains the new member', async (t) => {
  const { member, email } = await api.member()
  await sqlOver(api.pool)`delete from member where id = ${member}`
  const logIn = (password: string) => api.visitor().post('/api/auth/identity/callback', { email, password })
  t.match(await logIn('sore knees 2'), { status: 'error', code: 'UNAVAILABLE' })
  t.match(await logIn('wrong knees 4'), { code: 'UNAUTHENTICATED' })
})

test('a member who chooses no username at registration gets a generic one', async (t) => {
  const { user } = await api.visitor().post('/api/auth/register', { ...person('Cy'), username: '' })
  t.match(user.username, /^CommunityMember/)
})

test("behind a trusted proxy, login attempts are counted by the client's address", async (t) => {
  const rates = { registrations: { minute: 1 } }
  const from = (api: Awaited<ReturnType<typeof testApi>>, address: string) =>
    api.visitor().post('/api/auth/register', {}, { 'x-forwarded-for': address })
  const trusting = await testApi(t, { rates, trustProxy: 'loopback' })
  t.match(await from(trusting, '192.0.2.1'), { code: 'BAD_REQUEST' })
  t.match(await from(trusting, '192.0.2.2'), { code: 'BAD_REQUEST' })
  t.match(await from(trusting, '2001:db8:1:2::3'), { code: 'BAD_REQUEST' })
  t.match(await from(trusting, '2001:db8:1:2::4'), { code: 'TOO_MANY' }, 'of IPv6 each network')
  const doubting = await testApi(t, { rates })
  t.match(await from(doubting, '192.0.2.1'), { code: 'BAD_REQUEST' })
  t.match(await from(doubting, '192.0.2.2'), { code: 'TOO_MANY' })
})

test('neither passwords nor tokens are stored in plain text', async (t) => {
  const browser = api.visitor()
  const { user } = await browser.post('/api/auth/register', person('Dee'))
  const sql = sqlOver(api.pool)
  const [credential] = await sql<{ hash: string }>`
    select hash from operational.credential where member = ${user.id}`
  t.match(credential?.hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const [session] = await sql<{ text: string }>`
    select s::text as text from operational.session s where member = ${user.id}`
  t.notOk(session?.text.includes(browser.cookie().split('=')[1]!))
})

test('a page of another site cannot use a member’s session', async (t) => {
  const member = await api.member()
  const query = '{ viewer { id } }'
  const refused = { status: 'error', code: 'FORBIDDEN' }
  t.match(await member.graphql(query, {}, { origin: 'https://evil.example' }), refused)
  t.match(await member.graphql(query, {}, { origin: 'null' }), refused)
  t.match(await member.graphql(query, {}, { 'sec-fetch-site': 'cross-site' }), refused)
  t.match(await member.graphql(query, {}, { 'content-type': 'text/plain' }), { code: 'UNSUPPORTED' })
  const logOut = await member.request('/api/auth/log-out', { headers: { 'sec-fetch-site': 'cross-site' } })
  t.equal(logOut.status, 403, 'nor end it')
  t.match(await member.graphql(query, {}, { origin: api.address }), {
    data: { viewer: { id: member.member } },
  })
})

test('the health check succeeds when database and log respond', async (t) => {
  t.same(await api.visitor().get('/api/health'), { status: 'ok', postgres: 'ok', log: 'ok' })
})

test('responses have security headers such as Content-Security-Policy', async (t) => {
  const { headers } = await api.visitor().request('/ok')
  t.match(headers.get('content-security-policy'), /script-src 'self' 'nonce-[\w-]+'/)
  t.match(headers.get('content-security-policy'), /frame-ancestors 'none'/)
  t.equal(headers.get('cross-origin-opener-policy'), 'same-origin-allow-popups')
})

test('responses with data of one member forbid caching', async (t) => {
  const member = await api.member()
  const { headers } = await member.request('/api/auth/check-session')
  t.equal(headers.get('cache-control'), 'private, no-store')
})

test('a registration records which wording the form showed, and is rejected if the wording is outdated', async (t) => {
  const admin = await api.member({ role: 1 })
  const agreedBy = async (id: MemberId) => {
    const [registered] = await api.log.read(streamOf(id))
    return registered?.type === 'MemberRegistered' ? registered.data.agreed : undefined
  }
  const register = (name: string, wording?: object) =>
    api.visitor().post('/api/auth/register', { email: `${name}@example.org`, password, wording })
  const first = await register('wording1', { version: 0, language: 'en' })
  t.same(await agreedBy(first.user.id), { site: api.site, version: 0, language: 'en' })

  const { version: _, ...wording } = defaultWording
  const publish = (sentence: string) =>
    admin.graphql(
      `mutation ($site: ID!, $wording: JSON!) {
        publishSiteWording(siteId: $site, wording: $wording) { site { wording { version sentence } } }
      }`,
      { site: api.site, wording: { ...wording, sentence } },
    )
  t.match(await publish('Agree.'), { errors: [{ extensions: { code: 'INVALID' } }] })
  const sentence = 'You agree to {terms} and {privacy}.'
  t.match(await publish(sentence), {
    data: { publishSiteWording: { site: { wording: { version: 1, sentence } } } },
  })
  t.match(await register('wording2', { version: 0, language: 'en' }), { code: 'WORDING_CHANGED', user: null })
  const second = await register('wording2', { version: 1, language: 'en' })
  t.match(await agreedBy(second.user.id), { version: 1 })
  const unshown = await register('wording3')
  t.equal(await agreedBy(unshown.user.id), null, 'a program that shows none agrees to none')
})
