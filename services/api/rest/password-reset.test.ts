import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'
import { Secret, TOTP } from 'otpauth'
import pino from 'pino'
import { t as file, test } from 'tap'
import { v7 } from 'uuid'
import { streamOf, type MemberId } from '../../../events/kinds.ts'
import { accounts } from '../../commands/accounts.ts'
import { liveIntent } from '../../commands/frame/intent.ts'
import { accountIdOf, linkAccount, memberWithAccount } from '../../commands/names/linked-accounts.ts'
import { openCredentials } from '../../operational/credentials.ts'
import { sessionsOf, startSession } from '../../operational/sessions.ts'
import { claimLetter, lettersLately } from '../../operational/letters.ts'
import { findToken, newToken } from '../../operational/tokens.ts'
import { sqlOver, transaction } from '../../postgres/sql.ts'
import { newId } from '../../commands/frame/ids.ts'
import { outbox } from '../../ports/outbox.ts'
import { checkRaw } from '../../ports/testing/raw-mail.ts'
import { startReactors } from '../../reactors/index.ts'
import { testApi } from '../testing/api.ts'
import { until } from '../../../scripts/testing/until.ts'

const api = await testApi(file)
const sql = sqlOver(api.pool)
const settings = { publicUrl: 'http://localhost', reservationPepper: api.tools.pepper }
const reactors = await startReactors({
  log: api.log,
  settings,
  pool: api.pool,
  logger: pino({ level: 'silent' }),
})
file.teardown(reactors.stop)

const oldPassword = 'sore knees 2'
const newPassword = 'warm hands 3'

const mailsTo = async (email: string) => (await outbox(sql)).filter(({ to }) => to === email)

async function mailTo(email: string, subject: RegExp) {
  for (;;) {
    const mail = (await mailsTo(email)).find((mail) => subject.test(mail.subject))
    if (mail) return mail
    await sleep(20)
  }
}

const ask = (name: string) =>
  api.visitor().post('/api/auth/request-password-reset', { email_or_username: name, recaptcha_token: '' })

const resetMail = /^Choose a new password/

async function linkFor({ email }: { email: string }, name = email) {
  await ask(name)
  const { text } = await mailTo(email, resetMail)
  const { searchParams } = new URL(/http:\S+/.exec(text)?.[0] ?? '')
  return {
    reset_key: searchParams.get('reset_key') ?? '',
    email_or_username: searchParams.get('login') ?? '',
  }
}

const choose = (link: object, password = newPassword, browser = api.visitor()) =>
  browser.post('/api/auth/reset-password', { ...link, password })

const logIn = (email: string, password: string) =>
  api.visitor().post('/api/auth/identity/callback', { email, password })

const eventsOf = async (member: MemberId, wanted: string) =>
  (await api.log.read(streamOf(member))).filter(({ type }) => type === wanted)

async function waitsForLock(text: string) {
  for (;;) {
    const [row] = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and strpos(query, ${text}) > 0 limit 1`
    if (row) return
    await sleep(5)
  }
}

const dead = { status: 'error', code: 'LINK_EXPIRED', user: null }

test('a mailed link changes the password once, logs in, ends all other sessions and is followed by a notice', async (t) => {
  const ada = await api.member({ username: 'Ada Reset' })
  const link = await linkFor(ada, 'ada reset')
  t.equal(link.email_or_username, 'ada-reset')
  const browser = api.visitor()
  t.match(await choose(link, newPassword, browser), { status: 'success', user: { id: ada.member } })
  t.match(await browser.get('/api/auth/check-session'), { status: 'success', user: { id: ada.member } })
  t.match(browser.cookie(), /device=/, 'the device is remembered as after a log-in')
  t.match(await ada.get('/api/auth/check-session'), { status: 'error' }, 'the other session has ended')
  t.match(await logIn(ada.email, oldPassword), { code: 'UNAUTHENTICATED' })
  t.match(await logIn(ada.email, newPassword), { status: 'success' })
  t.match(await choose(link), dead, 'the link works once')

  const notice = await mailTo(ada.email, /^Your password for Lupus was changed/)
  t.match(notice.text, /http:\/\/127\.0\.0\.1\/forgot-password/)
  t.notMatch(notice.text, /reset_key/)
  t.equal((await eventsOf(ada.member, 'PasswordReset')).length, 1)
  const events = JSON.stringify((await api.log.read(streamOf(ada.member))).map(({ data }) => data))
  t.notMatch(events, link.reset_key, 'the log contains no token')
  t.notMatch(events, newPassword)
  const [stored] = await sql<{ text: string }>`
    select coalesce(string_agg(token::text || encode(hash, 'escape'), ' '), '') as text from operational.token token`
  t.notMatch(stored?.text, link.reset_key)
})

test('a new password for an address that nobody proved removes accounts at providers and second factors of a stranger', async (t) => {
  for (const verified of [false, true]) {
    const ada = await api.member({ verified })
    const account = accountIdOf(api.tools, { provider: 'google', subject: ada.email })
    const intent = { commandId: v7(), actor: ada.member, site: api.site, origin: 'live' } as const
    const link = { account, provider: 'google', vouched: false } as const
    await linkAccount(api.tools, link, { ...intent, occurredAt: new Date().toISOString() })
    const { secret } = await ada.post('/api/auth/second-factor/begin', { password: oldPassword })
    const code = new TOTP({ secret: Secret.fromBase32(String(secret)) }).generate()
    t.match(await ada.post('/api/auth/second-factor/confirm', { code }), { status: 'success' })

    const answer = await choose(await linkFor(ada))
    t.match(answer, verified ? { code: 'SECOND_FACTOR' } : { status: 'success' })
    t.equal(await memberWithAccount(api.tools, account), verified ? ada.member : null)
    t.match(await logIn(ada.email, newPassword), verified ? { code: 'SECOND_FACTOR' } : { status: 'success' })
    t.equal((await eventsOf(ada.member, 'SecondFactorsReset')).length, verified ? 0 : 1)
    // Effects are carried out in order, so a notice would arrive before the mail with the link.
    const notices = (await mailsTo(ada.email)).filter(({ subject }) => subject.startsWith('A Google account'))
    t.equal(notices.length, verified ? 1 : 0, 'only a proven address is told about the linked account')
    if (verified) t.match(notices[0]?.text, /was linked to your account at Lupus on .* \(UTC\)/)
  }
})

test('of two uses of a link at the same time, one succeeds', async (t) => {
  const ada = await api.member()
  const link = await linkFor(ada)
  const answers = await Promise.all([choose(link, 'warm hands 4'), choose(link, 'warm hands 5')])
  const isFirst = answers[0].status === 'success'
  t.match(answers, isFirst ? [{ user: { id: ada.member } }, dead] : [dead, { user: { id: ada.member } }])
  const works = isFirst ? 'warm hands 4' : 'warm hands 5'
  t.match(await logIn(ada.email, works), { status: 'success' })
  t.equal((await eventsOf(ada.member, 'PasswordReset')).length, 1)
})

test('a session of the old password, started during a reset, ends with it', async (t) => {
  const ada = await api.member()
  const { reset_key: token } = await linkFor(ada)
  const [stored] = await sql<{ hash: string; key: Buffer }>`
    select hash, address as key from operational.credential where member = ${ada.member}`
  const { hash, key } = stored!
  const log = { member: ada.member, device: 'Firefox on Linux', hash }
  const resetting = await transaction(api.pool, async (sql) => {
    await startSession(sql, log)
    const reset = openCredentials(api.pool).reset({ token, key, hash: 'new' })
    await waitsForLock('for update')
    return { reset }
  })
  t.equal((await resetting.reset)?.length, 2)
  t.same(await sessionsOf(sql, ada.member), [])
  await t.rejects(startSession(sql, log), { name: 'PasswordChangedError' })
  await startSession(sql, { ...log, hash: 'new' })
})

test('a log-in with a password that changes before its session starts is rejected', async (t) => {
  const ada = await api.member()
  const { logging } = await transaction(api.pool, async (sql) => {
    await sql`update operational.credential set hash = 'new' where member = ${ada.member}`
    const logging = logIn(ada.email, oldPassword)
    await Promise.race([logging, waitsForLock('insert into operational.session')])
    return { logging }
  })
  t.match(await logging, { status: 'error', code: 'UNAUTHENTICATED', message: /did not match our records/ })
  t.equal((await sessionsOf(sql, ada.member)).length, 1, "only the registration's session")
})

test('two links of a member used at the same time change the password once', async (t) => {
  const ada = await api.member()
  const links = [
    await newToken(sql, 'reset-password', ada.member),
    await newToken(sql, 'reset-password', ada.member),
  ]
  const answers = await Promise.all(
    links.map((reset_key) => choose({ reset_key, email_or_username: ada.email })),
  )
  t.equal(answers.filter(({ status }) => status === 'success').length, 1)
})

test('a link stays valid after an invalid password, and belongs to one account', async (t) => {
  const [ada, bo] = [await api.member(), await api.member({ username: 'Bo Reset' })]
  const link = await linkFor(ada)
  t.match(await choose(link, 'Password1'), { code: 'COMMON_PASSWORD' })
  t.match(await choose(link, 'short1'), { code: 'BAD_REQUEST' })
  t.match(await choose({ ...link, email_or_username: 'f'.repeat(600) }), dead, 'slugs may be long')
  t.match(await choose({ ...link, email_or_username: bo.email }), dead)
  t.match(await choose({ ...link, email_or_username: 'bo reset' }), dead)
  t.match(await choose({ ...link, email_or_username: ` ${ada.email.toUpperCase()}` }), { status: 'success' })
})

test('a link no longer works after it has expired or the password was changed with another link', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  const expired = await linkFor(ada)
  await sql`update operational.token set expires_at = now() where member = ${ada.member}`
  t.match(await choose(expired), dead)

  const first = await linkFor(bo)
  await ask(bo.email)
  while ((await mailsTo(bo.email)).filter(({ subject }) => resetMail.test(subject)).length < 2)
    await sleep(20)
  const second = await linkFor(bo)
  t.not(first.reset_key, second.reset_key)
  t.match(await choose(second), { status: 'success' })
  t.match(await choose(first), dead)
  t.equal(await findToken(sql, 'reset-password', first.reset_key), null)
})

test('a request for a new password is answered the same, and before anything is looked up, for known and unknown accounts', async (t) => {
  const ada = await api.member({ username: 'Ada Known' })
  const statements: string[] = []
  const watched = new WeakSet<object>()
  api.pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client)
    client.query = ((...args: Parameters<typeof query>) => {
      statements.push(inspect(args[0]))
      return query(...args)
    }) as typeof client.query
  })
  const { read } = api.log
  const held = Promise.withResolvers<void>()
  let reads = 0
  api.log.read = async (...args) => {
    reads++
    await held.promise
    return read(...args)
  }
  const answerFor = async (name: string) => {
    const response = await api.visitor().request('/api/auth/request-password-reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email_or_username: name }),
    })
    const { date: _, 'content-security-policy': __, ...headers } = Object.fromEntries(response.headers)
    return { status: response.status, headers, body: await response.text() }
  }
  const known = await answerFor(ada.email)
  t.same(await answerFor('Ada Known'), known)
  t.same(await answerFor('nobody@example.org'), known)
  t.same(await answerFor('Nobody Known'), known)
  t.same(JSON.parse(known.body), { status: 'success' })
  const personal = statements.filter((text) => /operational\.credential|from member/.test(text))
  t.same(personal, [], 'no statement depends on an account')
  t.ok(statements.length > 0)
  await until(() => reads >= 4, 'four streams are read', 5)
  held.resolve()
  api.log.read = read
  await mailTo(ada.email, resetMail)
})

test('a member who was verified by phone and has no password gets one by a link, asking with the username', async (t) => {
  const ada = await api.member({ username: 'Ada Provided', verified: false })
  const { member } = ada
  await sql`delete from operational.credential where member = ${member}`
  await api.settle(
    api.tools.dispatch(accounts, { name: 'verify', member, by: 'phone' }, liveIntent(member, api.site)),
  )
  t.match(await choose(await linkFor(ada, 'Ada Provided')), { status: 'success' })
  t.match(await logIn(ada.email, newPassword), { status: 'success', user: { id: member } })
})

test('mails with reset links do not use up the verification mails of a member', async (t) => {
  // Nobody who registers, as the reactors would send a verification mail meanwhile.
  const member = newId('member', v7())
  const sent = () => lettersLately(sql, member)
  const before = await sent()
  await claimLetter(sql, { eventId: v7(), kind: 'reset', member, address: Buffer.from('ada') })
  t.equal(await sent(), before)
  await claimLetter(sql, { eventId: v7(), kind: 'verification', member, address: Buffer.from('ada') })
  t.equal(await sent(), before + 1)
})

test('requests for a new password and uses of links are limited per network', async (t) => {
  const limited = await testApi(t, { rates: { resets: { minute: 2 } }, trustProxy: 'loopback' })
  const from = (address: string) =>
    limited
      .visitor()
      .post('/api/auth/request-password-reset', { email_or_username: 'ada' }, { 'x-forwarded-for': address })
  t.match(await from('192.0.2.1'), { status: 'success' })
  t.match(await choose({ reset_key: 'x', email_or_username: 'ada' }, newPassword, limited.visitor()), dead)
  t.match(await from('192.0.2.1'), { status: 'success' })
  t.match(await from('192.0.2.1'), { code: 'TOO_MANY', message: /^Too many attempts\. Please try again in / })
  t.match(await from('192.0.2.2'), { status: 'success' })
})

test('no link is mailed for a request that was made before the latest change of the password', async (t) => {
  const other = await testApi(t)
  const otherSql = sqlOver(other.pool)
  const ada = await other.member()
  const request = { email_or_username: ada.email }
  await other.visitor().post('/api/auth/request-password-reset', request)
  const stream = streamOf(ada.member)
  while (!(await other.log.read(stream)).some(({ type }) => type === 'PasswordResetRequested'))
    await sleep(20)
  const occurredAt = new Date().toISOString()
  const intent = { commandId: v7(), actor: ada.member, site: null, occurredAt, origin: 'live' } as const
  await other.tools.dispatch(accounts, { name: 'resetPassword', member: ada.member }, intent)
  const late = await startReactors({
    log: other.log,
    settings: { publicUrl: 'http://localhost', reservationPepper: other.tools.pepper },
    pool: other.pool,
    logger: pino({ level: 'silent' }),
  })
  // Effects are carried out in order, so the mail with the link would arrive before the notice.
  const isTold = async () => (await outbox(otherSql)).some(({ subject }) => subject.endsWith('was changed'))
  await until(isTold, 'the notice is sent')
  await late.stop()
  t.notOk((await outbox(otherSql)).some(({ subject }) => resetMail.test(subject)))
  await checkRaw(t, await outbox(otherSql))
})
