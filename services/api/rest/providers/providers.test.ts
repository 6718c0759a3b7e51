import { Secret, TOTP } from 'otpauth'
import { t as file, test } from 'tap'
import { v7 } from 'uuid'
import { streamOf, type MemberId } from '../../../../events/kinds.ts'
import type { Person } from '../../../../scripts/providers/people.ts'
import { startLocalProvider } from '../../../../scripts/providers/server.ts'
import { idTokenFor, logInAs } from '../../../../scripts/providers/testing/visitor.ts'
import { sites } from '../../../commands/sites.ts'
import { openProviders } from '../../../ports/providers.ts'
import { sqlOver } from '../../../postgres/sql.ts'
import { defaultWording } from '../../../rules/sites/wording.ts'
import { signIns } from '../../../telemetry/metrics.ts'
import { testApi } from '../../testing/api.ts'
import type { Browser } from '../../testing/browser.ts'

/** People at the provider; tests add those that they need. */
const people: Person[] = []
const clients = new Map([
  ['network', 'secret of the network'],
  ['other', 'secret of another network'],
])
const local = await startLocalProvider({ clients, people })
file.teardown(local.close)
const own = new Map([['network', 'secret of the network']])
const api = await testApi(file, {
  providers: openProviders({
    google: { issuer: local.issuers.google, clients: own },
    facebook: { issuer: local.issuers.facebook, clients: own },
  }),
})
await api.openSite('Lives', 'localhost', 'Accounts', 'social_network')
const password = 'sore knees 2'

let count = 0
function person(details: Partial<Person> = {}): string {
  const id = `person-${++count}`
  const made = { email: `${id}@example.com`, isEmailVerified: true, firstName: 'Nora', lastName: 'Lind' }
  people.push({ id, note: '', ...made, ...details })
  return id
}

/** Starts a log-in; returns the address at the provider. */
async function start(browser: Browser, path = '/api/auth/google/login'): Promise<URL> {
  const response = await browser.request(path)
  const location = response.headers.get('location')
  if (!location) throw new Error(`${response.status} ${await response.text()}`)
  return new URL(location)
}

/** Opens the address to which the provider leads; returns what the page tells its opener. */
async function answer(browser: Browser, { pathname, search }: URL) {
  const page = await (await browser.request(pathname + search)).text()
  const [, told = 'null'] = /postMessage\((.*), "http/.exec(page) ?? []
  return JSON.parse(told).provider
}

const logIn = async (browser: Browser, who: string, path?: string) =>
  answer(browser, await logInAs(await start(browser, path), who))

const registrationsBy = async (initiator: string) =>
  (await signIns.get()).values.find(
    ({ labels }) => labels.initiator === initiator && labels.entry === 'registration',
  )?.value ?? 0

const eventsOf = async (id: MemberId) => api.log.read(streamOf(id))
const isLoggedIn = async (browser: Browser) =>
  (await browser.get('/api/auth/check-session')).status === 'success'
const expired = { status: 'error', code: 'LOG_IN_EXPIRED' }
const unconfirmed = { status: 'error', code: 'NOT_CONFIRMED' }

for (const provider of ['google', 'facebook'] as const)
  test(`a person who is new is registered with ${provider}, and is the same member the next time`, async (t) => {
    const who = person()
    const wording = `wording=${defaultWording.version}&language=${defaultWording.language}`
    const path = `/api/auth/${provider}/login`
    const browser = api.visitor()
    const told = await logIn(browser, who, `${path}?initiator=header&${wording}`)
    t.match(told, { status: 'success', isNew: true })
    t.match(told.user, { email: `${who}@example.com`, isVerified: true, username: /^CommunityMember/ })
    t.equal(told.user.fname, null, 'names are kept on social networks only')
    t.match(await browser.get('/api/auth/check-session'), { user: { id: told.user.id } })

    t.match(await eventsOf(told.user.id), [
      { type: 'MemberRegistered', data: { agreed: { site: api.site, version: 0, language: 'en' } } },
      { type: 'AuthAccountLinked', data: { provider, vouched: true } },
      { type: 'MemberVerified', data: { by: 'provider' } },
    ])
    const query = '{ viewer { authAccounts { id provider } } }'
    t.match(await browser.graphql(query), { data: { viewer: { authAccounts: [{ provider }] } } })
    const again = await logIn(api.visitor(), who, path)
    t.match(again, { status: 'success', isNew: false, user: { id: told.user.id } })
  })

test('on a social network, the names that the provider knows are kept', async (t) => {
  const browser = api.visitor('localhost')
  const told = await logIn(browser, person({ lastName: null }))
  t.match(told, { isNew: true, user: { fname: 'Nora', lname: null } })
})

test('an address that the provider has not verified is not trusted', async (t) => {
  const told = await logIn(api.visitor(), person({ isEmailVerified: false }))
  t.match(told, { status: 'success', isNew: true, user: { isVerified: false } })

  const holder = await api.member()
  const claimed = await logIn(api.visitor(), person({ email: holder.email, isEmailVerified: false }))
  t.match(claimed, { status: 'success', isNew: true, user: { isVerified: false } })
  t.not(claimed.user.id, holder.member, 'and whether it is known does not show')
})

test('an account whose address belongs to a member is linked only after this member logs in', async (t) => {
  const holder = await api.member()
  const who = person({ email: holder.email })
  const enter = (browser: Browser, email: string) =>
    browser.post('/api/auth/identity/callback', { email, password })
  const known = { status: 'error', code: 'KNOWN_EMAIL' }

  const browser = api.visitor()
  t.match(await logIn(browser, who), known)
  t.notOk(await isLoggedIn(browser))
  await enter(api.visitor(), holder.email)
  t.match(await logIn(browser, who), known, 'a log-in on another browser does not link it')
  const other = await api.member()
  await enter(browser, other.email)
  t.match(await logIn(api.visitor(), who), known, 'nor does that of another member')

  const third = api.visitor()
  t.match(await logIn(third, who), known)
  t.match(await enter(third, holder.email), { status: 'success', user: { id: holder.member } })
  t.match(await logIn(api.visitor(), who), { status: 'success', isNew: false, user: { id: holder.member } })
})

test('a log-in that also needs a code links the account that waits, and counts where it started', async (t) => {
  const holder = await api.member()
  const { secret } = await holder.post('/api/auth/second-factor/begin', { password })
  const totp = new TOTP({ secret: Secret.fromBase32(String(secret)) })
  await holder.post('/api/auth/second-factor/confirm', { code: totp.generate() })
  const [browser, who] = [api.visitor(), person({ email: holder.email })]
  t.match(await logIn(browser, who), { code: 'KNOWN_EMAIL' })
  const needsCode = { code: 'SECOND_FACTOR' }
  t.match(await browser.post('/api/auth/identity/callback', { email: holder.email, password }), needsCode)
  const code = totp.generate({ timestamp: Date.now() + 30_000 })
  t.match(await browser.post('/api/auth/second-factor', { code }), { status: 'success' })
  t.match(await logIn(api.visitor(), who), needsCode, 'it is linked')
  const same = api.visitor()
  const { pathname, search } = await logInAs(
    await start(same, '/api/auth/google/login?redirect=/forums'),
    who,
  )
  const { headers } = await same.request(pathname + search)
  t.equal(headers.get('location'), '/member-login?second-factor=&redirect=%2Fforums')
  t.match(await same.get('/api/auth/second-factor/ways'), { app: true, passkey: false })

  const before = await registrationsBy('header')
  await logIn(api.visitor(), person(), '/api/auth/google/login?initiator=header')
  t.equal(await registrationsBy('header'), before + 1)
})

test('without an address from the provider nobody is registered', async (t) => {
  t.match(await logIn(api.visitor(), person({ email: '' })), { status: 'error', code: 'NO_EMAIL' })
})

test('a log-in that the person cancels at the provider changes nothing', async (t) => {
  const browser = api.visitor()
  t.match(await logIn(browser, ''), { status: 'error', code: 'CANCELLED' })
  t.notOk(await isLoggedIn(browser))
})

test('an answer of the provider is accepted once, and only in the browser and for the provider it is for', async (t) => {
  const [browser, who] = [api.visitor(), person()]
  const callback = await logInAs(await start(browser), who)
  t.match(await answer(api.visitor(), callback), expired, 'another browser')
  const elsewhere = new URL(callback)
  elsewhere.pathname = '/api/auth/facebook/callback'
  t.match(await answer(browser, elsewhere), expired, 'another provider')

  const used = await logInAs(await start(browser), who)
  t.match(await answer(browser, used), { status: 'success' })
  t.match(await answer(browser, used), expired, 'the state again')
  const replayed = await start(browser)
  const withOldCode = new URL(used)
  withOldCode.searchParams.set('state', replayed.searchParams.get('state') ?? '')
  t.match(await answer(browser, withOldCode), unconfirmed, 'the code again, with a new state')

  const thief = api.visitor()
  const stolen = await logInAs(await start(browser), who)
  const own = await start(thief)
  stolen.searchParams.set('state', own.searchParams.get('state') ?? '')
  t.match(await answer(thief, stolen), unconfirmed, "another person's code")
  t.notOk(await isLoggedIn(thief))
})

test('an answer of the provider with another nonce, client or issuer is rejected', async (t) => {
  const tampered = async (change: (address: URL) => void) => {
    const browser = api.visitor()
    const address = await start(browser)
    change(address)
    const told = await answer(browser, await logInAs(address, person()))
    t.notOk(await isLoggedIn(browser))
    return told
  }
  t.match(await tampered(({ searchParams }) => searchParams.set('nonce', 'another')), unconfirmed, 'nonce')
  t.match(await tampered(({ searchParams }) => searchParams.set('client_id', 'other')), unconfirmed, 'client')
  const challenge = 'a'.repeat(43)
  t.match(
    await tampered(({ searchParams }) => searchParams.set('code_challenge', challenge)),
    unconfirmed,
    'the challenge of another log-in',
  )
  t.match(await tampered((address) => (address.pathname = '/facebook/auth')), unconfirmed, 'another issuer')
})

test('a member links an account, and it logs in this member only', async (t) => {
  const [ada, bo, who] = [await api.member(), await api.member(), person()]
  const link = '/api/auth/google/login?link=1'
  t.match(await logIn(ada, who, link), { status: 'success', isNew: false, user: { id: ada.member } })
  t.match(await logIn(bo, who, link), {
    status: 'error',
    message: 'This account is already linked to another member.',
  })
  t.match(await logIn(api.visitor(), who), { user: { id: ada.member } })
  t.equal((await api.visitor().request(link)).status, 401)

  const callback = await logInAs(await start(bo, link), person())
  await bo.get('/api/auth/log-out')
  t.match(await answer(bo, callback), expired, 'a member who logs out meanwhile links nothing')
})

test('an account that is linked in two tabs at the same time belongs to one member', async (t) => {
  const [ada, bo, who] = [await api.member(), await api.member(), person()]
  const link = '/api/auth/google/login?link=1'
  const callbacks = [
    await logInAs(await start(ada, link), who),
    await logInAs(await start(ada, link), who),
    await logInAs(await start(bo, link), who),
  ]
  const [one, two, rival] = await Promise.all([
    answer(ada, callbacks[0]!),
    answer(ada, callbacks[1]!),
    answer(bo, callbacks[2]!),
  ])
  t.equal(one.status, two.status)
  t.not(one.status, rival.status)
  const links = async ({ member }: { member: MemberId }) =>
    (await eventsOf(member)).filter(({ type }) => type === 'AuthAccountLinked').length
  t.equal((await links(ada)) + (await links(bo)), 1)
})

test('a member unlinks an account unless it is the only way to log in', async (t) => {
  const browser = api.visitor()
  await logIn(browser, person())
  const query = '{ viewer { authAccounts { id } } }'
  const linked = async (browser: Browser) => (await browser.graphql(query)).data.viewer.authAccounts
  const [only] = await linked(browser)
  const unlink = (browser: Browser, id: string) =>
    browser.post('/api/auth/unlink-social', { auth_account_id: id })
  t.match(await unlink(browser, only.id), {
    status: 'error',
    message: 'This is your only way to log in. Choose a password first.',
  })
  await logIn(browser, person(), '/api/auth/facebook/login?link=1')
  t.match(await unlink(browser, only.id), { status: 'success' })
  t.equal((await linked(browser)).length, 1)

  const [rest] = await linked(browser)
  const ada = await api.member()
  t.match(await unlink(ada, rest.id), { status: 'success' })
  t.equal((await linked(browser)).length, 1, "another member's account stays")
  await logIn(ada, person(), '/api/auth/google/login?link=1')
  const [own] = await linked(ada)
  t.match(await unlink(ada, own.id), { status: 'success' }, 'with a password')
  t.match(await unlink(api.visitor(), own.id), { code: 'UNAUTHENTICATED' })
})

test('a member whose log-in is not recent has to log in again to link or unlink an account', async (t) => {
  const ada = await api.member()
  await sqlOver(api.pool)`
    update operational.session set created_at = now() - interval '1 hour' where member = ${ada.member}`
  const again = await answer(ada, new URL('/api/auth/facebook/login?link=1', api.address))
  t.match(again, { code: 'LOG_IN_AGAIN', message: 'Please log in again to link an account.' })
  t.match(await ada.post('/api/auth/unlink-social', { auth_account_id: 'a'.repeat(64) }), {
    code: 'LOG_IN_AGAIN',
    message: 'Please log in again to unlink an account.',
  })
})

test('in the same window, a log-in leads back to a page of this host only', async (t) => {
  const target = async (redirect: string) => {
    const browser = api.visitor()
    const path = `/api/auth/google/login?redirect=${encodeURIComponent(redirect)}`
    const { pathname, search } = await logInAs(await start(browser, path), person())
    return (await browser.request(pathname + search)).headers.get('location')
  }
  t.equal(await target('/forums?page=2#last'), '/forums?page=2&provider-log-in=new#last')
  for (const foreign of [
    '//other.example',
    '\\\\other.example',
    '/\\other.example',
    'https://other.example/forums',
    'javascript:alert(1)',
  ])
    t.equal(await target(foreign), '/?provider-log-in=new', foreign)
  const browser = api.visitor()
  const { pathname, search } = await logInAs(
    await start(browser, '/api/auth/google/login?redirect=/messages'),
    '',
  )
  t.equal(
    (await browser.request(pathname + search)).headers.get('location'),
    '/member-login?redirect=%2Fmessages&provider-log-in=CANCELLED',
    'a page that needs an account is still the target after an error',
  )
})

test('only pages of the site can start a log-in', async (t) => {
  const headers = { 'sec-fetch-site': 'cross-site' }
  t.equal((await api.visitor().request('/api/auth/google/login', { headers })).status, 403)
  t.equal((await api.visitor().request('/api/auth/github/login')).status, 404)
  const outdated = new URL('/api/auth/google/login?wording=7&language=en', api.address)
  t.match(await answer(api.visitor(), outdated), { status: 'error', code: 'WORDING_CHANGED' })
  const malformed = new URL(`/api/auth/google/login?redirect=${'a'.repeat(2001)}`, api.address)
  t.match(await answer(api.visitor(), malformed), { status: 'error' }, 'the popup tells all errors')
})

test('One Tap logs in with an ID token for this network, once', async (t) => {
  const google = { issuer: local.issuers.google, clientId: 'network', secret: clients.get('network') ?? '' }
  const tap = async (credential: string, { cookie = '', form = {}, headers = {} } = {}) => {
    const browser = api.visitor()
    const response = await browser.request('/api/auth/one-tap', {
      method: 'POST',
      body: new URLSearchParams({ credential, ...form }),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(cookie && { cookie }),
        ...headers,
      },
    })
    return { ...(await response.json()), isLoggedIn: await isLoggedIn(browser) }
  }
  const who = person()
  const token = await idTokenFor(who, google)
  const before = await registrationsBy('one-tap')
  const named = { form: { initiator: 'one-tap' } }
  t.match(await tap(token, named), { status: 'success', isNew: true, isLoggedIn: true })
  t.equal(await registrationsBy('one-tap'), before + 1, 'the initiator is recorded')
  t.match(await tap(token), { ...expired, isLoggedIn: false })
  t.match(await tap(`${token}=`), { status: 'error', isLoggedIn: false }, 'nor with its signature padded')
  const next = await idTokenFor(who, google)
  t.match(await tap(next, { form: { g_csrf_token: 'a' }, cookie: 'g_csrf_token=b' }), { code: 'FORBIDDEN' })
  t.match(await tap(next, { headers: { origin: 'https://other.example' } }), { code: 'FORBIDDEN' })
  const double = { form: { g_csrf_token: 'a' }, cookie: 'g_csrf_token=a' }
  t.match(await tap(next, double), { status: 'success', isNew: false })

  const other = { ...google, clientId: 'other', secret: clients.get('other') ?? '' }
  t.match(await tap(await idTokenFor(who, other)), unconfirmed, 'for another audience')
  const facebook = { ...google, issuer: local.issuers.facebook }
  t.match(await tap(await idTokenFor(who, facebook)), unconfirmed, 'of another issuer')
  const [head = '', , signature = ''] = (await idTokenFor(who, google)).split('.')
  const forged = Buffer.from(JSON.stringify({ sub: who, aud: 'network' })).toString('base64url')
  t.match(await tap(`${head}.${forged}.${signature}`), unconfirmed, 'with other claims')
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
  t.match(await tap(`${unsigned}.${forged}.`), unconfirmed, 'without a signature')
})

test('a site offers the providers that have a client for it', async (t) => {
  const providers = async () =>
    (await api.visitor().graphql('{ site { authProviders } }')).data.site.authProviders
  t.same(await providers(), ['google', 'facebook'])
  const setting = { name: 'changeSiteSetting', site: api.site, setting: 'google_client_id' } as const
  const change = (value: string | null) =>
    api.settle(
      api.tools.dispatch(
        sites,
        { ...setting, value },
        {
          commandId: v7(),
          actor: 'system',
          site: api.site,
          occurredAt: new Date().toISOString(),
          origin: 'live',
        },
      ),
    )
  await change('a client without a secret')
  t.same(await providers(), ['facebook'])
  t.equal((await api.visitor().request('/api/auth/google/login')).status, 404)
  await change(null)
  t.same(await providers(), ['google', 'facebook'])
})
