import { t as file, test } from 'tap'
import { streamOf } from '../../../../events/kinds.ts'
import { openSecondFactors } from '../../../operational/factors/second-factors.ts'
import { openVault } from '../../../operational/secrets.ts'
import { sqlOver } from '../../../postgres/sql.ts'
import { testApi } from '../../testing/api.ts'
import { newAuthenticator } from '../../testing/authenticator.ts'
import type { Browser } from '../../testing/browser.ts'

const api = await testApi(file)
const sql = sqlOver(api.pool)
const password = 'sore knees 2'
const origin = api.address
const passkeys = '/api/auth/passkeys'
const factor = '/api/auth/second-factor'
const isIn = async (browser: Browser) => (await browser.get('/api/auth/check-session')).status === 'success'
const rejected = { status: 'error', code: 'BAD_PASSKEY' }

type Authenticator = ReturnType<typeof newAuthenticator>

async function add(browser: Browser, authenticator: Authenticator, name = 'Phone') {
  const { options } = await browser.post(`${passkeys}/begin`, { password })
  return browser.post(passkeys, { passkey: authenticator.create(options, origin), name })
}
async function memberWithPasskey() {
  const member = await api.member()
  const authenticator = newAuthenticator()
  const { recovery_codes: codes } = await add(member, authenticator)
  return { ...member, authenticator, codes: codes as string[] }
}
/** Asks for a challenge and lets the authenticator answer it. */
async function answer(browser: Browser, authenticator: Authenticator, at = passkeys, from = origin) {
  const { options } = await browser.post(`${at}/challenge`, {})
  return authenticator.get(options, from)
}
const logIn = async (browser: Browser, authenticator: Authenticator) =>
  browser.post(`${passkeys}/log-in`, { passkey: await answer(browser, authenticator) })
const logInByPassword = (email: string, browser: Browser) =>
  browser.post('/api/auth/identity/callback', { email, password })

test('a member adds a passkey, gets recovery codes, and logs in with the passkey alone', async (t) => {
  const ada = await memberWithPasskey()
  t.equal(ada.codes.length, 10)
  t.match(await ada.get(factor), {
    host: '127.0.0.1',
    since: null,
    recovery_codes: 10,
    passkeys: [{ id: ada.authenticator.id, name: 'Phone', host: '127.0.0.1', last_used_at: null }],
  })
  const browser = api.visitor()
  t.match(await logIn(browser, ada.authenticator), { status: 'success', user: { id: ada.member } })
  t.ok(await isIn(browser))
  const { passkeys: listed } = await browser.get(factor)
  t.type(listed[0].last_used_at, 'string')
  t.same((await add(ada, newAuthenticator(), '')).recovery_codes, [], 'the recovery codes stay')
  const types = (await api.log.read(streamOf(ada.member))).map(({ type }) => type)
  t.same(types.slice(-2), ['PasskeyAdded', 'PasskeyAdded'])
})

test('a password is followed by the passkey or a recovery code once the member has a passkey', async (t) => {
  const ada = await memberWithPasskey()
  const browser = api.visitor()
  t.match(await logInByPassword(ada.email, browser), { code: 'SECOND_FACTOR' })
  t.match(await browser.get(`${factor}/ways`), { app: false, passkey: true, passkey_hosts: [] })
  const passkey = await answer(browser, ada.authenticator, factor)
  t.match(await browser.post(`${factor}/passkey`, { passkey }), { status: 'success' })
  t.ok(await isIn(browser))
  const other = api.visitor()
  await logInByPassword(ada.email, other)
  t.match(await other.post(factor, { code: ada.codes[0] }), { status: 'success' })
})

test('a removed passkey opens nothing, and without another factor the recovery codes end', async (t) => {
  const ada = await memberWithPasskey()
  const { authenticator } = ada
  t.match(await ada.post(`${passkeys}/remove`, { id: authenticator.id }), { status: 'success' })
  const { length } = await api.log.read(streamOf(ada.member))
  t.match(await ada.post(`${passkeys}/remove`, { id: authenticator.id }), { status: 'success' }, 'again')
  t.equal((await api.log.read(streamOf(ada.member))).length, length)
  t.match(await logIn(api.visitor(), authenticator), rejected)
  t.match(await logInByPassword(ada.email, api.visitor()), { status: 'success' })
  t.match(await ada.get(factor), { passkeys: [], recovery_codes: 0 })
})

test('a member with 20 passkeys is told to remove one before the device makes another', async (t) => {
  const ada = await memberWithPasskey()
  await sql`insert into operational.passkey (id, member, host, public_key, counter, transports, name)
    select ${ada.member} || n, member, host, public_key, counter, transports, name
    from operational.passkey, generate_series(2, 20) as n where member = ${ada.member}`
  const full = {
    code: 'CONFLICT',
    message: 'You have 20 passkeys. Please remove one before you add another.',
  }
  t.match(await ada.post(`${passkeys}/begin`, {}), full)
  await ada.post(`${passkeys}/remove`, { id: ada.authenticator.id })
  t.match(await ada.post(`${passkeys}/begin`, {}), { status: 'success' })
})

test('adding and removing a passkey need a recent log-in or the password', async (t) => {
  const ada = await memberWithPasskey()
  const { id } = ada.authenticator
  const browser = api.visitor()
  await logIn(browser, ada.authenticator)
  await sql`update operational.session set created_at = now() - interval '1 hour' where member = ${ada.member}`
  const asks = { code: 'PASSWORD', message: 'Please enter your password.' }
  t.match(await browser.post(`${passkeys}/begin`, {}), asks)
  t.match(await browser.post(`${passkeys}/remove`, { id }), asks)
  t.match(await browser.post(`${passkeys}/remove`, { id, password: 'wrong' }), { code: 'PASSWORD' })
  t.match(await api.visitor().post(`${passkeys}/remove`, { id }), { code: 'UNAUTHENTICATED' })
  const eve = await api.member()
  await eve.post(`${passkeys}/remove`, { id })
  t.match(await browser.get(factor), { passkeys: [{ id }] }, 'another member removes nothing')
  t.match(await browser.post(`${passkeys}/remove`, { id, password }), { status: 'success' })
})

test('an answer to a challenge works once, for one browser and one purpose, and not after its time', async (t) => {
  const ada = await memberWithPasskey()
  const { authenticator } = ada
  const [browser, thief] = [api.visitor(), api.visitor()]
  const passkey = await answer(browser, authenticator)
  t.match(await thief.post(`${passkeys}/log-in`, { passkey }), rejected, 'another browser')
  t.match(await browser.post(`${passkeys}/log-in`, { passkey }), { status: 'success' })
  await browser.get('/api/auth/log-out')
  t.match(await browser.post(`${passkeys}/log-in`, { passkey }), rejected, 'a replay')

  const twice = await answer(browser, authenticator)
  const both = await Promise.all([1, 2].map(() => browser.post(`${passkeys}/log-in`, { passkey: twice })))
  t.equal(both.filter(({ status }) => status === 'success').length, 1)

  const late = await answer(thief, authenticator)
  await sql`update operational.pending_log_in set expires_at = now() - interval '1 second'`
  t.match(await thief.post(`${passkeys}/log-in`, { passkey: late }), rejected, 'too late')

  await logInByPassword(ada.email, thief)
  const confirming = await answer(thief, authenticator, factor)
  t.match(await thief.post(`${passkeys}/log-in`, { passkey: confirming }), rejected, 'another purpose')
  t.notOk(await isIn(thief))
})

test("another member's passkey does not confirm a log-in, and cannot be added again", async (t) => {
  const [ada, eve] = [await memberWithPasskey(), await memberWithPasskey()]
  const browser = api.visitor()
  await logInByPassword(ada.email, browser)
  const passkey = await answer(browser, eve.authenticator, factor)
  t.match(await browser.post(`${factor}/passkey`, { passkey }), rejected)
  t.notOk(await isIn(browser))
  t.match(await add(eve, ada.authenticator), rejected, 'a known credential id')
  const forged = { ...(await answer(browser, eve.authenticator)), id: ada.authenticator.id }
  t.match(await browser.post(`${passkeys}/log-in`, { passkey: forged }), rejected, 'signed by another key')
})

test('a passkey belongs to its host: neither another origin nor another community accepts it', async (t) => {
  await api.openSite('Migraine', 'localhost', 'Accounts')
  const ada = await memberWithPasskey()
  const browser = api.visitor()
  const phished = await answer(browser, ada.authenticator, passkeys, 'https://lupus.example')
  t.match(await browser.post(`${passkeys}/log-in`, { passkey: phished }), rejected)

  const elsewhere = api.visitor('localhost')
  const there = origin.replace('127.0.0.1', 'localhost')
  const passkey = await answer(elsewhere, ada.authenticator, passkeys, there)
  t.match(await elsewhere.post(`${passkeys}/log-in`, { passkey }), rejected)
  await logInByPassword(ada.email, elsewhere)
  t.match(await elsewhere.get(`${factor}/ways`), { passkey: false, passkey_hosts: ['127.0.0.1'] })
})

test('an authenticator whose counter goes back is not accepted, as it may be a copy', async (t) => {
  const ada = await api.member()
  const authenticator = newAuthenticator()
  authenticator.state.counter = 5
  await add(ada, authenticator)
  t.match(await logIn(api.visitor(), authenticator), rejected, 'the same count')
  authenticator.state.counter = 6
  t.match(await logIn(api.visitor(), authenticator), { status: 'success' })
  authenticator.state.counter = 4
  t.match(await logIn(api.visitor(), authenticator), rejected)
})

test('an operator removes the passkeys and recovery codes of a member who has lost them', async (t) => {
  const ada = await memberWithPasskey()
  const factors = openSecondFactors(api.pool, openVault(api.tools.pepper, 'second factors'))
  t.ok(await factors.reset(ada.member, async () => {}))
  t.match(await logIn(api.visitor(), ada.authenticator), rejected)
  t.match(await logInByPassword(ada.email, api.visitor()), { status: 'success' })
})

test('a log-in with a passkey counts among the sign-ins of the member', async (t) => {
  const ada = await memberWithPasskey()
  const browser = api.visitor()
  await logIn(browser, ada.authenticator)
  t.match(await sql`select count(*) from operational.sign_in where member = ${ada.member}`, [{ count: 2n }])
})
