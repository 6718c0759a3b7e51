import { Secret, TOTP } from 'otpauth'
import pino from 'pino'
import { t as file, test } from 'tap'
import { streamOf } from '../../../../events/kinds.ts'
import { erasures } from '../../../commands/erasure.ts'
import { liveIntent } from '../../../commands/frame/intent.ts'
import { openSecondFactors } from '../../../operational/factors/second-factors.ts'
import { openVault } from '../../../operational/secrets.ts'
import { sqlOver, transaction } from '../../../postgres/sql.ts'
import { testApi } from '../../testing/api.ts'
import { newAuthenticator } from '../../testing/authenticator.ts'
import type { Browser } from '../../testing/browser.ts'
import { announceChange } from './owner.ts'

const api = await testApi(file, { rates: { passwords: { minute: 2 } } })
const sql = sqlOver(api.pool)
const password = 'sore knees 2'
const route = '/api/auth/second-factor'

/** Code of an app, `steps` of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

async function protectedMember() {
  const member = await api.member()
  const { secret } = await member.post(`${route}/begin`, { password })
  // The next code is then still unused, and is accepted already, and also if it becomes the present one meanwhile.
  const { recovery_codes: codes } = await member.post(`${route}/confirm`, { code: codeOf(secret) })
  return { ...member, secret: String(secret), codes: codes as string[] }
}
const logIn = (email: string, browser: Browser) =>
  browser.post('/api/auth/identity/callback', { email, password })
const give = (browser: Browser, code: string) => browser.post(route, { code })
const needsCode = { status: 'error', code: 'SECOND_FACTOR' }
const wrong = { status: 'error', code: 'WRONG_CODE', message: 'Incorrect code.' }
const isIn = async (browser: Browser) => (await browser.get('/api/auth/check-session')).status === 'success'

test('a log-in with a second factor starts a session only after password and code', async (t) => {
  const ada = await protectedMember()
  const browser = api.visitor()
  t.match(await logIn(ada.email, browser), needsCode)
  t.notMatch(browser.cookie(), /session=/)
  t.notOk(await isIn(browser), 'a second tab, which shares the cookies, is not logged in either')
  t.match(await give(browser, '000000'), wrong)
  t.notOk(await isIn(browser))
  t.match(await give(browser, codeOf(ada.secret, 1)), { status: 'success', user: { id: ada.member } })
  t.ok(await isIn(browser))
  t.match(
    await give(api.visitor(), codeOf(ada.secret, 1)),
    { code: 'LOG_IN_AGAIN' },
    'a code alone is nothing',
  )
})

test('a code of the app is accepted once, also by another log-in at the same time', async (t) => {
  const ada = await protectedMember()
  const browsers = [api.visitor(), api.visitor()]
  for (const browser of browsers) await logIn(ada.email, browser)
  const code = codeOf(ada.secret, 1)
  const answers = await Promise.all(browsers.map((browser) => give(browser, code)))
  t.equal(answers.filter(({ status }) => status === 'success').length, 1)
  const again = api.visitor()
  await logIn(ada.email, again)
  t.match(await give(again, code), wrong)
  t.match(await give(again, codeOf(ada.secret, 0)), wrong, 'nor is an earlier one')
})

test('a recovery code replaces the app once, even if it is given twice at the same time', async (t) => {
  const ada = await protectedMember()
  t.equal(new Set(ada.codes).size, 10)
  const [first = '', second = ''] = ada.codes
  const browsers = [api.visitor(), api.visitor()]
  for (const browser of browsers) await logIn(ada.email, browser)
  const answers = await Promise.all(browsers.map((browser) => give(browser, first)))
  t.equal(answers.filter(({ status }) => status === 'success').length, 1)
  const other = api.visitor()
  await logIn(ada.email, other)
  t.match(await give(other, ` ${second.toLowerCase().replaceAll('-', '')} `), { status: 'success' })
  t.match(await other.get(route), { recovery_codes: 8 })
})

test('after five wrong codes the log-in starts again with the password', async (t) => {
  const ada = await protectedMember()
  const browser = api.visitor()
  await logIn(ada.email, browser)
  for (let n = 0; n < 5; n++) t.match(await give(browser, '000000'), wrong)
  t.match(await give(browser, codeOf(ada.secret, 1)), { code: 'LOG_IN_AGAIN' })
  t.notOk(await isIn(browser))
})

test('a log-in that waits for its code ends when the password changes', async (t) => {
  const ada = await protectedMember()
  const browser = api.visitor()
  await logIn(ada.email, browser)
  await sql`update operational.credential set hash = 'new' where member = ${ada.member}`
  t.match(await give(browser, codeOf(ada.secret, 1)), {
    code: 'LOG_IN_AGAIN',
    message: 'Your password was changed meanwhile. Please log in again.',
  })
})

test('the second factor is turned on with a code, and off with a code, and both are in the log without secrets', async (t) => {
  const ada = await api.member()
  const { secret, uri } = await ada.post(`${route}/begin`, { password })
  t.match(uri, /^otpauth:\/\/totp\/Lupus\?secret=/)
  t.match(await logIn(ada.email, api.visitor()), { status: 'success' }, 'nothing changes before a code')
  t.match(await ada.post(`${route}/confirm`, { code: '000000' }), wrong)
  const { recovery_codes: codes } = await ada.post(`${route}/confirm`, { code: codeOf(secret) })
  t.match(
    await ada.post(`${route}/begin`, { password }),
    { code: 'CONFLICT' },
    'it cannot be replaced unseen',
  )
  t.match(await ada.post(`${route}/remove`, { code: '000000' }), wrong)
  t.match(await ada.post(`${route}/remove`, { code: codes[0] }), { status: 'success' })
  t.match(await ada.get(route), { since: null, recovery_codes: 0 })
  t.match(await logIn(ada.email, api.visitor()), { status: 'success' })
  const events = (await api.log.read(streamOf(ada.member))).filter(
    ({ type }) => type === 'SecondFactorChanged',
  )
  t.same(
    events.map(({ data }) => data),
    [true, false].map((on) => ({ member: ada.member, on, by: 'member' })),
  )
  t.match(await api.visitor().get(route), { code: 'UNAUTHENTICATED' })
})

test('the secret of an app is encrypted, for one member, and recovery codes are stored as hashes', async (t) => {
  const ada = await protectedMember()
  const [row] = await sql<{ secret: Buffer; text: string }>`
    select secret, (select string_agg(encode(hash, 'escape'), ' ') from operational.recovery_code) as text
    from operational.second_factor where member = ${ada.member}`
  t.notMatch(row!.secret.toString('latin1'), ada.secret)
  for (const code of ada.codes) t.notMatch(row!.text, code)
  const vault = openVault(api.tools.pepper, 'second factors')
  t.equal(vault.unseal(ada.member, row!.secret), ada.secret)
  t.throws(() => vault.unseal('member_other', row!.secret))
  t.throws(() => openVault(api.tools.pepper, 'other').unseal(ada.member, row!.secret))
})

test('an operator turns the second factor of a member off who has lost the app and the codes', async (t) => {
  const ada = await protectedMember()
  const factors = openSecondFactors(api.pool, openVault(api.tools.pepper, 'second factors'))
  const failing = factors.reset(ada.member, async () => Promise.reject(new Error('not recorded')))
  await t.rejects(failing, { message: 'not recorded' })
  t.match(await logIn(ada.email, api.visitor()), needsCode, 'nothing is removed that is not in the log')
  t.ok(await factors.reset(ada.member, async () => {}))
  t.notOk(await factors.reset(ada.member, async () => {}))
  t.match(await logIn(ada.email, api.visitor()), { status: 'success' })
})

test('right passwords that wait for a code do not count as wrong ones', async (t) => {
  const ada = await protectedMember()
  for (let n = 1; n <= 4; n++) t.match(await logIn(ada.email, api.visitor()), needsCode)
})

test('a finished log-in keeps the kind and the control with which it began', async (t) => {
  const ada = await protectedMember()
  const browser = api.visitor()
  await browser.post('/api/auth/identity/callback', { email: ada.email, password, initiator: 'header' })
  t.match(await sql`select entry, initiator from operational.factor_wait where member = ${ada.member}`, [
    { entry: 'log-in', initiator: 'header' },
  ])
})

test('a second factor whose event cannot be stored stays off, so no recovery codes are lost', async (t) => {
  const ada = await api.member()
  const factors = openSecondFactors(api.pool, openVault(api.tools.pepper, 'second factors'))
  const code = codeOf((await factors.beginApp(ada.member))!)
  const failing = async () => {
    throw new Error('the log is away')
  }
  await t.rejects(factors.confirmApp(ada.member, code, failing), /the log is away/)
  t.notOk(await factors.isOn(ada.member))
  t.equal((await factors.confirmApp(ada.member, code, async () => {}))?.length, 10)
})

test('a code that is tried in 20 ways at once from 20 addresses opens nothing, and its log-in ends after five', async (t) => {
  const other = await testApi(t, { trustProxy: '127.0.0.1' })
  const ada = await other.member()
  const { secret } = await ada.post(`${route}/begin`, { password })
  await ada.post(`${route}/confirm`, { code: codeOf(secret) })
  const browser = other.visitor()
  await logIn(ada.email, browser)
  const guesses = Array.from({ length: 20 }, (_, n) => n + 1).map((n) =>
    browser.post(route, { code: String(n).padStart(6, '0') }, { 'x-forwarded-for': `203.0.113.${n}` }),
  )
  const codes = (await Promise.all(guesses)).map(({ code }) => code)
  t.equal(codes.filter((code) => code === 'WRONG_CODE').length, 5)
  t.equal(codes.filter((code) => code === 'LOG_IN_AGAIN').length, 15)
  t.match(await give(browser, codeOf(secret, 1)), { code: 'LOG_IN_AGAIN' })
})

test('tries on all unknown devices count together, and lock out neither the own device nor a passkey', async (t) => {
  const other = await testApi(t, { trustProxy: '127.0.0.1', rates: { strangers: { hour: 7 } } })
  const ada = await other.member()
  const { secret } = await ada.post(`${route}/begin`, { password })
  await ada.post(`${route}/confirm`, { code: codeOf(secret) })
  const authenticator = newAuthenticator()
  const { options } = await ada.post('/api/auth/passkeys/begin', {})
  await ada.post('/api/auth/passkeys', { passkey: authenticator.create(options, other.address) })
  const answers = []
  for (let n = 1; n <= 3; n++) {
    const browser = other.visitor()
    const from = { 'x-forwarded-for': `203.0.113.${n}` }
    await browser.post('/api/auth/identity/callback', { email: ada.email, password }, from)
    for (let guess = 0; guess < 5; guess++)
      answers.push((await browser.post(route, { code: '000000' }, from)).code)
  }
  t.ok(answers.includes('TOO_MANY'), answers.join(' '))

  await ada.get('/api/auth/log-out')
  await logIn(ada.email, ada)
  t.match(await give(ada, codeOf(secret, 1)), { status: 'success' })
  const elsewhere = other.visitor()
  await logIn(ada.email, elsewhere)
  const { options: asked } = await elsewhere.post(`${route}/challenge`, {})
  const passkey = authenticator.get(asked, other.address)
  t.match(await elsewhere.post(`${route}/passkey`, { passkey }), { status: 'success' })
})

test('a member who has changed the second factors often has to wait, but can still remove a passkey', async (t) => {
  const other = await testApi(t, { rates: { factors: { hour: 3 } } })
  const ada = await other.member()
  const authenticator = newAuthenticator()
  const { options } = await ada.post('/api/auth/passkeys/begin', {})
  await ada.post('/api/auth/passkeys', { passkey: authenticator.create(options, other.address) })
  const renew = () => ada.post(`${route}/recovery-codes`, {})
  for (let n = 0; n < 2; n++) t.match(await renew(), { status: 'success' })
  const { length } = await other.log.read(streamOf(ada.member))
  t.match(await renew(), { code: 'TOO_MANY', message: /^Too many changes/ })
  t.match(await ada.post('/api/auth/passkeys/begin', {}), { code: 'TOO_MANY' })
  t.match(await ada.post(`${route}/begin`, {}), { code: 'TOO_MANY' })
  t.equal((await other.log.read(streamOf(ada.member))).length, length)
  t.match(await ada.post('/api/auth/passkeys/remove', { id: authenticator.id }), { status: 'success' })
})

test('a change is refused while another one of the same member is in progress', async (t) => {
  const ada = await protectedMember()
  const busy = { code: 'CONFLICT', message: 'Another change is in progress. Please try again.' }
  await transaction(api.pool, async (open) => {
    await open`select pg_advisory_xact_lock(hashtext(${`factors ${ada.member}`}))`
    t.match(await ada.post(`${route}/recovery-codes`, {}), busy)
  })
  t.match(await ada.post(`${route}/recovery-codes`, {}), { status: 'success' })
})

test('a change whose announcement fails is still answered, with its recovery codes', async (t) => {
  const session = {
    id: 'session',
    root: 'session',
    member: 'member_ada' as const,
    device: '',
    remembered: true,
    createdAt: new Date(),
    lastSeenAt: new Date(),
    previousLogIn: null,
  }
  const viewers = { of: async () => null, now: () => undefined, renew: async () => [], forget: () => {} }
  const announce = () => Promise.reject(new Error('the channel is closed'))
  await t.resolves(announceChange({ announce, viewers }, { session, log: pino({ level: 'silent' }) }))
})

test('a member who has gone keeps the recovery code with which a log-in could not be finished', async (t) => {
  const ada = await protectedMember()
  const browser = api.visitor()
  await logIn(ada.email, browser)
  const { tools } = api
  const due = new Date().toISOString()
  const request = { name: 'requestErasure', due } as const
  await tools.dispatch(erasures, request, liveIntent(ada.member, api.site))
  const begin = { name: 'beginErasure', member: ada.member } as const
  await tools.dispatch(erasures, begin, liveIntent('system', null))
  t.match(await give(browser, ada.codes[0] ?? ''), { code: 'LOG_IN_AGAIN', message: 'Please log in again.' })
  const left = await sql`select count(*) from operational.recovery_code where member = ${ada.member}`
  t.same(left, [{ count: 10n }])
})

test('new recovery codes replace the old ones, need a proof, and are in the log', async (t) => {
  const ada = await protectedMember()
  t.match(await api.visitor().post(`${route}/recovery-codes`, {}), { code: 'UNAUTHENTICATED' })
  await sql`update operational.session set created_at = now() - interval '1 hour' where member = ${ada.member}`
  const [browser, old = ''] = [api.visitor(), ada.codes[0]]
  await logIn(ada.email, browser)
  t.match(await give(browser, ada.codes[1] ?? ''), { status: 'success' })
  const { recovery_codes: codes } = await browser.post(`${route}/recovery-codes`, {})
  t.equal(codes.length, 10)
  const other = api.visitor()
  await logIn(ada.email, other)
  t.match(await give(other, old), wrong)
  t.match(await give(other, codes[0]), { status: 'success' })
  const types = (await api.log.read(streamOf(ada.member))).map(({ type }) => type)
  t.same(types.slice(-3), ['RecoveryCodeUsed', 'RecoveryCodesRenewed', 'RecoveryCodeUsed'])
})
