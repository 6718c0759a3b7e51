import { setTimeout as sleep } from 'node:timers/promises'
import pino from 'pino'
import { t as file, test } from 'tap'
import { v7 } from 'uuid'
import { streamOf, type MemberId } from '../../../../events/kinds.ts'
import { accounts } from '../../../commands/accounts.ts'
import { secondFactors } from '../../../commands/second-factors.ts'
import { findMemberByEmail } from '../../../commands/names/addresses.ts'
import { offerEmailChange } from '../../../commands/names/email-change.ts'
import { linkAccount } from '../../../commands/names/linked-accounts.ts'
import { newToken } from '../../../operational/tokens.ts'
import { outbox } from '../../../ports/outbox.ts'
import { checkRaw } from '../../../ports/testing/raw-mail.ts'
import { signedReport } from '../../../ports/testing/reports.ts'
import { sqlOver } from '../../../postgres/sql.ts'
import { startReactors } from '../../../reactors/index.ts'
import { testApi, type TestApi } from '../../testing/api.ts'
import { until } from '../../../../scripts/testing/until.ts'

const mailEventsSecret = Buffer.from('a secret of the mail provider')
const api = await testApi(file, { mailEventsSecret })
const sql = sqlOver(api.pool)
const reactors = await startReactors({
  log: api.log,
  settings: { publicUrl: 'http://localhost', reservationPepper: api.tools.pepper },
  pool: api.pool,
  logger: pino({ level: 'silent' }),
})
file.teardown(reactors.stop)

type Member = Awaited<ReturnType<TestApi['member']>>
const password = 'sore knees 2'
let number = 0
const newAddress = () => `new-${++number}@example.org`

/** The newest of at least `count` mails to an address. */
async function mailTo(email: string, subject: RegExp, count = 1) {
  for (;;) {
    const mails = (await outbox(sql)).filter((mail) => mail.to === email && subject.test(mail.subject))
    if (mails.length >= count) return mails[0]!
    await sleep(20)
  }
}
const tokenIn = ({ text }: { text: string }) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? ''
const linkTo = async (email: string) => tokenIn(await mailTo(email, /^Confirm your new email/))

const ask = ({ graphql }: Pick<Member, 'graphql'>, email: string, given: string | null = password) =>
  graphql(
    `
      mutation ($email: String!, $password: String) {
        updateGeneralSettings(email: $email, password: $password) {
          user {
            email
            isUpdatingEmail
            wantedEmail
          }
        }
      }
    `,
    { email, password: given },
  )
const update = ({ graphql }: Pick<Member, 'graphql'>, token: string | null, clearToken = false) =>
  graphql(
    `
      mutation ($token: String, $clearToken: Boolean) {
        updateEmail(token: $token, clearToken: $clearToken) {
          viewer {
            email
            isUpdatingEmail
          }
        }
      }
    `,
    { token, clearToken },
  )
const logIn = (email: string) => api.visitor().post('/api/auth/identity/callback', { email, password })
const isOut = { status: 'error', code: 'UNAUTHENTICATED' }
const dead = { errors: [{ message: /^This link no longer works/ }] }

/** Makes the session of a member an hour old, so that settings need the password. */
const age = (member: MemberId) =>
  sql`update operational.session set created_at = now() - interval '1 hour' where member = ${member}`

test('only the link in the new inbox changes the address, and the old one stops working', async (t) => {
  const ada = await api.member()
  const email = newAddress()
  const phone = await logIn(ada.email)
  t.match(phone, { status: 'success' })
  t.match((await ask(ada, ` ${email.toUpperCase()} `)).data, {
    updateGeneralSettings: { user: { email: ada.email, isUpdatingEmail: true, wantedEmail: email } },
  })
  const notice = await mailTo(ada.email, /^Someone asked to change your email/)
  t.notMatch(notice.text, email, 'the old inbox does not show the new address')
  t.match(await logIn(ada.email), { status: 'success' }, 'nothing has changed yet')
  t.match(await logIn(email), isOut)

  const token = await linkTo(email)
  t.match((await update(ada, token)).data.updateEmail.viewer, { email, isUpdatingEmail: false })
  t.match(await logIn(email), { status: 'success', user: { id: ada.member, email } })
  t.match(await logIn(ada.email), isOut)
  t.equal(await findMemberByEmail(api.tools, email), ada.member)
  t.equal(await findMemberByEmail(api.tools, ada.email), null, 'the old address is free')
  await mailTo(ada.email, /was changed$/)
  t.match(await update(ada, token), dead, 'the link works once')
  t.match(await update(api.visitor(), tokenIn(notice), true), dead, 'the change can no longer be stopped')
})

test('a change of the address ends all other sessions, also if the link is opened in another browser', async (t) => {
  const [ada, bo] = [await api.member(), await api.member()]
  for (const one of [ada, bo]) {
    const other = api.visitor()
    await other.post('/api/auth/identity/callback', { email: one.email, password })
    const email = newAddress()
    await ask(one, email)
    const isHere = one === ada
    t.match(await update(isHere ? one : api.visitor(), await linkTo(email)), {
      data: { updateEmail: { viewer: isHere ? { email } : null } },
    })
    t.match(await other.get('/api/auth/check-session'), isOut)
    t.match(await one.get('/api/auth/check-session'), isHere ? { status: 'success' } : isOut)
  }
})

test('an address that nobody proved gets no mail, although the member is verified by phone', async (t) => {
  const ada = await api.member({ verified: false })
  const { member } = ada
  const occurredAt = new Date().toISOString()
  const intent = { commandId: v7(), actor: member, site: null, occurredAt, origin: 'live' } as const
  await api.settle(api.tools.dispatch(accounts, { name: 'verify', member, by: 'phone' }, intent))
  const link = { account: 'a'.repeat(64), provider: 'google', vouched: false } as const
  t.ok((await linkAccount(api.tools, link, { ...intent, commandId: v7() })).ok)
  await api.settle(
    api.tools.dispatch(
      secondFactors,
      { name: 'changeSecondFactor', member, on: true },
      { ...intent, commandId: v7() },
    ),
  )
  const email = newAddress()
  t.notOk((await ask(ada, email)).errors)
  t.notOk((await update(ada, await linkTo(email))).errors)
  await logIn(email)
  await mailTo(email, /^New log-in/)
  const told = (await outbox(sql)).filter(({ to }) => to === ada.email).map(({ subject }) => subject)
  t.same(
    told.filter((subject) => /change|New log-in|linked|authenticator/.test(subject)),
    [],
  )
})

test('links that were mailed to the old address do not work after the change', async (t) => {
  const ada = await api.member()
  const visitor = api.visitor()
  await visitor.post('/api/auth/request-password-reset', { email_or_username: ada.email })
  const { text } = await mailTo(ada.email, /^Choose a new password/)
  const { searchParams } = new URL(/http:\S+/.exec(text)![0])
  const email = newAddress()
  await ask(ada, email)
  await update(ada, await linkTo(email))
  const use = (reset_key: string, email_or_username: string) =>
    visitor.post('/api/auth/reset-password', { reset_key, email_or_username, password: 'warm hands 3' })
  const gone = { status: 'error', code: 'LINK_EXPIRED' }
  t.match(await use(searchParams.get('reset_key')!, searchParams.get('login')!), gone)

  // A mail that was being sent during the change is bound to the old address.
  for (const purpose of ['reset-password', 'verify-email'] as const) {
    const token = await newToken(sql, purpose, ada.member, 'key of the old address')
    if (purpose === 'reset-password') t.match(await use(token, ada.email), gone)
    else t.equal((await visitor.request(`/api/auth/verify-email?token=${token}`)).status, 410)
  }
  t.match(await logIn(email), { status: 'success' })
})

test("another member's address gets the same answer, and its holder a mail without a link", async (t) => {
  const [ada, holder] = [await api.member(), await api.member()]
  const answer = await ask(ada, holder.email)
  const free = newAddress()
  const other = await ask(await api.member(), free)
  const same = ({ data }: typeof answer) => ({
    ...data.updateGeneralSettings.user,
    email: '',
    wantedEmail: '',
  })
  t.same(same(answer), same(other))
  const mail = await mailTo(holder.email, /^Your email address at Lupus$/)
  t.notMatch(mail.text, /token=/)
  t.notMatch(
    (await outbox(sql)).map(({ to, subject }) => `${to} ${subject}`),
    [`${holder.email} Confirm`],
  )
})

test('of two members who open links to the same address at the same time, one gets it', async (t) => {
  const members = [await api.member(), await api.member()]
  const email = newAddress()
  const tokens: string[] = []
  for (const member of members) {
    await ask(member, email)
    const events = await api.log.read(streamOf(member.member))
    const asked = events.findLast(({ type }) => type === 'EmailChangeRequested')
    if (asked?.type !== 'EmailChangeRequested') throw new Error('the change was not requested')
    tokens.push(await newToken(sql, 'change-email', member.member, asked.data.request))
  }
  const answers = await Promise.all(members.map((member, n) => update(member, tokens[n]!)))
  const winner = answers.findIndex(({ errors }) => !errors)
  t.match(answers[1 - winner].errors[0].message, /belongs to another account/)
  t.equal(await findMemberByEmail(api.tools, email), members[winner]!.member)
  t.match(await logIn(members[1 - winner]!.email), { status: 'success' }, 'the other keeps the old address')
})

test('the newest request counts, and the old inbox or the member can stop it', async (t) => {
  const ada = await api.member()
  const [first, second, third] = [newAddress(), newAddress(), newAddress()]
  await ask(ada, first)
  const old = await linkTo(first)
  const notice = /^Someone asked to change/
  await mailTo(ada.email, notice)
  await ask(ada, second)
  t.match(await update(ada, old), dead)
  const stop = tokenIn(await mailTo(ada.email, notice, 2))
  const token = await linkTo(second)
  t.match(await update(api.visitor(), stop, true), { data: { updateEmail: { viewer: null } } })
  t.match(await update(ada, token), dead)
  await ask(ada, third)
  const last = await linkTo(third)
  t.match(await update(ada, null, true), { data: { updateEmail: { viewer: { isUpdatingEmail: false } } } })
  t.match(await update(ada, last), dead)
  t.match(await update(api.visitor(), null, true), { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
  t.match((await ada.get('/api/auth/check-session')).user, { email: ada.email, isUpdatingEmail: false })
})

test('a member who has lost every way in gets a link at another address from an operator, and a password with it', async (t) => {
  const [ada, holder] = [await api.member(), await api.member()]
  const offer = (email: string) =>
    offerEmailChange(api.tools, { member: ada.member, email, reason: 'Knew her first thread.' })
  t.match(await offer(holder.email), {
    ok: false,
    rejection: { message: 'Another member has this address.' },
  })
  const email = newAddress()
  t.ok((await offer(email)).ok)
  t.match((await mailTo(ada.email, /^Someone asked to change/)).text, /Someone who can no longer log in/)
  const visitor = api.visitor()
  t.match(await update(visitor, await linkTo(email)), { data: { updateEmail: { viewer: null } } })
  await visitor.post('/api/auth/request-password-reset', { email_or_username: email })
  const { text } = await mailTo(email, /^Choose a new password/)
  const { searchParams } = new URL(/http:\S+/.exec(text)![0])
  const key = { reset_key: searchParams.get('reset_key'), email_or_username: searchParams.get('login') }
  t.match(await visitor.post('/api/auth/reset-password', { ...key, password: 'warm hands 3' }), {
    status: 'success',
    user: { id: ada.member, email },
  })
})

test('a change needs the password unless the log-in is recent, and a valid new address', async (t) => {
  const ada = await api.member()
  const email = newAddress()
  const errorOf = async (answer: ReturnType<typeof ask>) => (await answer).errors?.[0].message
  t.equal(await errorOf(ask(ada, ada.email)), 'This is already your email address.')
  t.equal(await errorOf(ask(ada, 'nobody')), 'Please enter a valid email address')
  t.equal(await errorOf(ask(api.visitor(), email)), 'Please create an account or log in to continue.')
  const late = api.visitor()
  await late.post('/api/auth/identity/callback', { email: ada.email, password })
  // The API caches a session, so the session must be old before its first request.
  await age(ada.member)
  t.equal(await errorOf(ask(late, email, null)), 'Please enter your password.')
  t.equal(await errorOf(ask(late, email, 'wrong knees 4')), 'This password is wrong.')
  t.equal(await errorOf(ask(late, email)), undefined)
})

test('an unverified member who corrects the address is verified by the new inbox, and the old one gets no mail', async (t) => {
  const ada = await api.member({ verified: false })
  const { text } = await mailTo(ada.email, /^Verify your account/)
  const email = newAddress()
  await ask(ada, email)
  await update(ada, await linkTo(email))
  t.match((await ada.get('/api/auth/check-session')).user, { email, isVerified: true })
  const page = await api.visitor().request(`/api/auth/verify-email?token=${tokenIn({ text })}`)
  t.equal(page.status, 410)
  t.same(
    (await outbox(sql)).filter(({ to }) => to === ada.email).map(({ subject }) => subject),
    ['Verify your account at Lupus'],
  )
})

test('other settings change without a password, and newsletters are off until a member chooses them', async (t) => {
  const ada = await api.member({ username: 'Ada Plain' })
  const settings = `mutation ($username: String, $subscribed: Boolean) {
    updateGeneralSettings(username: $username, subscribed: $subscribed) { user { username receiveEmails } }
  }`
  const read = async (given: object) => (await ada.graphql(settings, given)).data.updateGeneralSettings.user
  t.same(await read({ username: 'Ada Plain' }), { username: 'Ada Plain', receiveEmails: false })
  t.same(await read({ subscribed: true }), { username: 'Ada Plain', receiveEmails: true })
  t.same(await read({ username: 'Ada Other', subscribed: false }), {
    username: 'Ada Other',
    receiveEmails: false,
  })
})

test('an address to which mail came back gets none any more, and after a complaint only what the account needs', async (t) => {
  const [ada, bo, cy] = [await api.member(), await api.member(), await api.member({ verified: false })]
  const report = (type: string, email: string, secret: Uint8Array = mailEventsSecret) =>
    api.visitor().request('/api/mail-events', {
      method: 'POST',
      ...signedReport(secret, { type, data: { to: [email.toUpperCase()] } }),
    })
  t.equal((await report('email.bounced', bo.email, Buffer.from('another secret'))).status, 401)
  for (let times = 0; times < 2; times++) t.equal((await report('email.bounced', ada.email)).status, 204)
  for (const { email } of [bo, cy]) t.equal((await report('email.complained', email)).status, 204)
  const state = '{ viewer { mailReturns refusesMail } }'
  t.match((await ada.graphql(state)).data.viewer, { mailReturns: true })
  while (!(await bo.graphql(state)).data.viewer.refusesMail);
  t.match((await bo.graphql(state)).data.viewer, { mailReturns: false })

  for (const { email } of [ada, bo, cy])
    await api
      .visitor()
      .post('/api/auth/request-password-reset', { email_or_username: email, recaptcha_token: '' })
  await mailTo(bo.email, /^Choose a new password/)
  const isDone = async ({ member }: Member) =>
    (
      await sql`select from operational.effect
      where member = ${member} and effect = 'reset-mail' and done_at is not null`
    ).length > 0
  for (const who of [ada, cy]) await until(() => isDone(who), 'the mail to reset is dealt with')
  const subjects = (await outbox(sql)).flatMap(({ to, subject }) =>
    [ada.email, cy.email].includes(to) ? [subject] : [],
  )
  t.notOk(subjects.some((subject) => subject.startsWith('Choose a new password')))
  await checkRaw(t, await outbox(sql))
})
