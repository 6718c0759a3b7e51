import { Secret, TOTP } from 'otpauth'
import { t as file, test } from 'tap'
import { streamOf } from '../../../events/kinds.ts'
import { openSecondFactors } from '../../operational/second-factors.ts'
import { openVault } from '../../operational/secrets.ts'
import { sqlOver } from '../../postgres/sql.ts'
import { testApi } from '../testing/api.ts'
import type { Browser } from '../testing/browser.ts'

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
  t.match(await give(browser, codeOf(ada.secret, 1)), { code: 'LOG_IN_AGAIN' })
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
  t.match(await ada.post(`${route}/remove`, { code: codes[0] }), { status: 'success', since: null })
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
  t.ok(await factors.remove(ada.member))
  t.notOk(await factors.remove(ada.member))
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
  const code = codeOf((await factors.begin(ada.member))!)
  const failing = async () => {
    throw new Error('the log is away')
  }
  await t.rejects(factors.confirm(ada.member, code, failing), /the log is away/)
  t.equal(await factors.of(ada.member), null)
  t.equal((await factors.confirm(ada.member, code, async () => {}))?.length, 10)
})

test('a second factor can be turned on only where the settings offer it', async (t) => {
  const other = await testApi(t, { offersSecondFactor: false })
  const ada = await other.member()
  t.match(await ada.post(`${route}/begin`, { password }), { code: 'NOT_FOUND' })
  t.match(await ada.post(`${route}/confirm`, { code: '000000' }), { code: 'NOT_FOUND' })
  t.match(await ada.get(route), { status: 'success', since: null })
})
