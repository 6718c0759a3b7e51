import pino from 'pino'
import { t as file, test } from 'tap'
import type { MemberId } from '../../../events/kinds.ts'
import { outbox } from '../../ports/outbox.ts'
import { checkRaw } from '../../ports/testing/raw-mail.ts'
import { sqlOver } from '../../postgres/sql.ts'
import { startReactors } from '../../reactors/index.ts'
import { testApi } from '../testing/api.ts'
import type { Browser } from '../testing/browser.ts'
import { until } from '../../../scripts/testing/until.ts'

const api = await testApi(file)
const sql = sqlOver(api.pool)
const password = 'sore knees 2'
const chrome = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' }

const logIn = (email: string, browser: Browser = api.visitor()) =>
  browser.post('/api/auth/identity/callback', { email, password }, chrome)

const noticesDue = async (member: MemberId) => {
  const rows = await sql<{ id: string }>`
    select event_id as id from operational.effect where member = ${member} and effect = 'device-notice'`
  return rows.length
}

test('a registration does not count as a log-in, and each log-in shows the one before it', async (t) => {
  const ada = await api.member()
  t.equal((await ada.get('/api/auth/check-session')).user.lastLoginAt, null)
  const first = api.visitor()
  const before = Date.now()
  t.match((await logIn(ada.email, first)).user, { lastLoginAt: null }, 'the first log-in')
  const { lastLoginAt } = (await logIn(ada.email)).user
  t.ok(Math.abs(Date.parse(lastLoginAt) - before) < 60_000)
  t.equal((await first.get('/api/auth/check-session')).user.lastLoginAt, null, 'as when that session began')
})

test('a log-in with a new device causes one mail, but a registration and known devices cause none', async (t) => {
  const ada = await api.member()
  const phone = api.visitor()
  const reactors = await startReactors({
    log: api.log,
    settings: { publicUrl: 'http://localhost', reservationPepper: api.tools.pepper },
    pool: api.pool,
    logger: pino({ level: 'silent' }),
  })
  t.teardown(reactors.stop)
  t.equal(await noticesDue(ada.member), 0)
  await ada.get('/api/auth/log-out')
  await logIn(ada.email, ada)
  t.equal(await noticesDue(ada.member), 0, 'the device that registered is known')
  await logIn(ada.email, phone)
  await phone.get('/api/auth/log-out')
  await logIn(ada.email, phone)
  t.equal(await noticesDue(ada.member), 1)
  const mails = async () =>
    (await outbox(sql)).filter(({ to, subject }) => to === ada.email && subject.startsWith('New log-in'))
  await until(async () => (await mails()).length > 0, 'the mail about a new device is sent')
  const [mail] = await mails()
  t.match(mail?.text, /new device: Chrome on Windows, .* \(UTC\)/)
  t.match(mail?.text, /http:\/\/127\.0\.0\.1\/forgot-password/)
  await checkRaw(t, await mails())
})

test('a device known by its cookie causes no mail, even if its log-ins were recorded under another key', async (t) => {
  const ada = await api.member()
  await sql`update operational.sign_in set device_key = sha256(member::bytea) where member = ${ada.member}`
  await ada.get('/api/auth/log-out')
  await logIn(ada.email, ada)
  t.equal(await noticesDue(ada.member), 0)
  await logIn(ada.email)
  t.equal(await noticesDue(ada.member), 1)
})

test("a log-in without a session's password, and a wrong one, record no sign-in", async (t) => {
  const ada = await api.member()
  const wrong = { email: ada.email, password: 'wrong knees 4' }
  await api.visitor().post('/api/auth/identity/callback', wrong)
  const rows = await sql`select from operational.sign_in where member = ${ada.member}`
  t.equal(rows.length, 1, 'the registration')
})

test('the target after a log-out is a path of this host', async (t) => {
  const targets: [wanted: string, redirect: string][] = [
    ['/forums?page=2#top', '/forums?page=2#top'],
    ['//evil.example', '/'],
    [String.raw`\\evil.example`, '/'],
    [String.raw`/\evil.example`, '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['/..//evil.example', '/'],
  ]
  for (const [wanted, redirect] of targets) {
    const query = new URLSearchParams({ redirect: wanted })
    t.same(await api.visitor().get(`/api/auth/log-out?${query}`), { redirect }, wanted)
  }
})

test('a member who does not want to stay logged in gets a cookie of the browser session, for a day', async (t) => {
  const ada = await api.member()
  const logInAs = async (remember_me: boolean) => {
    const response = await api.visitor().request('/api/auth/identity/callback', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ada.email, password, remember_me }),
    })
    const [row] = await sql<{ days: number }>`
      select round(extract(epoch from expires_at - now()) / 86400)::int as days
      from operational.session where member = ${ada.member} order by created_at desc limit 1`
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('session=')) ?? ''
    return { isLasting: cookie.includes('Max-Age=2592000'), days: row?.days }
  }
  t.same(await logInAs(true), { isLasting: true, days: 30 })
  t.same(await logInAs(false), { isLasting: false, days: 1 })
})

test('administration is open to a session, and answers visitors that it is not', async (t) => {
  const ada = await api.member()
  t.same(await ada.get('/api/auth/wp-login'), { status: 'success' })
  t.equal((await api.visitor().request('/api/auth/wp-login')).status, 401)
})

test("a member's former slug leads to the member until somebody else has it", async (t) => {
  const rename = 'mutation ($to: String!) { updateUser(username: $to) { user { slug } } }'
  const user = 'query ($slug: String!) { user(slug: $slug) { id slug } }'
  const ada = await api.member({ username: 'Old Name' })
  await ada.graphql(rename, { to: 'New Name' })
  const found = async () => (await api.visitor().graphql(user, { slug: 'old-name' })).data.user
  t.same(await found(), { id: ada.member, slug: 'new-name' })
})
