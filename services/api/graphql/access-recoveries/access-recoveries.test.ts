import pino from 'pino'
import { t as file, test } from 'tap'
import { Secret, TOTP } from 'otpauth'
import { until } from '../../../../scripts/testing/until.ts'
import { streamOf, type MemberId } from '../../../../events/kinds.ts'
import { outbox } from '../../../ports/outbox.ts'
import { sqlOver } from '../../../postgres/sql.ts'
import { startReactors } from '../../../reactors/index.ts'
import { recoverDue } from '../../../reactors/recoveries/recoverer.ts'
import { testApi, type TestApi } from '../../testing/api.ts'
import { newAuthenticator } from '../../testing/authenticator.ts'

const api = await testApi(file)
const sql = sqlOver(api.pool)
const reactors = await startReactors({
  log: api.log,
  settings: { publicUrl: 'http://localhost', reservationPepper: api.tools.pepper },
  pool: api.pool,
  logger: pino({ level: 'silent' }),
})
file.teardown(reactors.stop)

type Member = Awaited<ReturnType<TestApi['member']>>
const HOUR_MS = 3_600_000
const password = 'sore knees 2'

/** Adds an app to a member's log-ins; returns its codes. */
async function addApp(member: Member) {
  const { secret } = await member.post('/api/auth/second-factor/begin', { password })
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const codeAt = (step: number) => app.generate({ timestamp: Date.now() + step * 30_000 })
  await member.post('/api/auth/second-factor/confirm', { code: codeAt(-1) })
  return codeAt
}
/** An administrator who has just used the second factor. */
async function administrator(role: 1 | 5 = 1) {
  const member = await api.member({ role })
  await addApp(member)
  await sql`update operational.session set factor_at = now() where member = ${member.member}`
  return member
}
const recover = async ({ graphql }: Member, id: MemberId, email: string | null, reason = 'She called us') =>
  graphql(
    `
      mutation ($id: ID!, $email: String, $reason: String!) {
        recoverAccess(userId: $id, email: $email, reason: $reason) {
          user {
            administration {
              recovery {
                id
                way
                due
                lapsesAt
                email
                reason
                canConfirm
              }
            }
          }
        }
      }
    `,
    { id, email, reason },
  )
const decide = ({ graphql }: Member, verb: 'confirm' | 'stop', userId: MemberId, id: string) =>
  graphql(
    `mutation ($userId: ID!, $id: ID!) { ${verb}AccessRecovery(userId: $userId, id: $id) { pending } }`,
    {
      userId,
      id,
    },
  )
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code
async function mailTo(email: string, subject: RegExp) {
  const find = async () => (await outbox(sql)).find((mail) => mail.to === email && subject.test(mail.subject))
  await until(async () => (await find()) !== undefined, `a mail ${subject}`)
  return (await find())!
}
/** Paths of a member's notices about ways to log in. */
async function accessNotices({ graphql }: Member): Promise<string[]> {
  const { data } = await graphql(
    '{ viewer { notices { edges { node { kind path } } } } unreads { notifications } }',
  )
  const found = data.viewer.notices.edges.filter(({ node }: Notice) => node.kind === 'ACCESS')
  if (found.length > data.unreads.notifications) throw new Error('A notice is not counted')
  return found.map(({ node }: Notice) => node.path)
}
interface Notice {
  node: { kind: string; path: string }
}
const due = (hours: number) => recoverDue({ tools: api.tools, sql }, Date.now() + hours * HOUR_MS)
const typesOf = async (member: MemberId) => (await api.log.read(streamOf(member))).map(({ type }) => type)

test('a member who lost the mailbox gets another address 72 hours after an administrator asked', async (t) => {
  const [grace, ada] = [await administrator(), await api.member()]
  const email = 'ada.new@example.org'
  const asked = await recover(grace, ada.member, email)
  const { recovery } = asked.data.recoverAccess.user.administration
  t.match(recovery, { way: 'EMAIL', lapsesAt: null, email, reason: 'She called us', canConfirm: false })
  t.equal(Math.round((Date.parse(recovery.due) - Date.now()) / HOUR_MS), 72)
  const notice = await mailTo(ada.email, /^Someone asked to change how you log in at Lupus$/)
  t.match(notice.text, /use another email address.*It happens on.*stop/s)
  t.notMatch(notice.text, email)
  t.equal(await due(71), 0)
  t.equal(await due(73), 1)
  t.equal(await due(73), 0, 'once')
  const link = await mailTo(email, /^Confirm your new email address/)
  t.match(link.text, 'The link expires in a week')
  const token = /[?&]token=([\w-]+)/.exec(link.text)![1]
  const changed = await api
    .visitor()
    .graphql('mutation ($token: String!) { updateEmail(token: $token) { pending } }', { token })
  t.equal(changed.errors, undefined)
  t.match(await api.visitor().post('/api/auth/identity/callback', { email, password }), { status: 'success' })
})

test('a member who lost the second factor logs in with the password alone after 72 hours', async (t) => {
  const [grace, ada] = [await administrator(), await api.member()]
  await addApp(ada)
  const logIn = () => api.visitor().post('/api/auth/identity/callback', { email: ada.email, password })
  t.match(await logIn(), { code: 'SECOND_FACTOR' })
  t.match((await recover(grace, ada.member, null)).data.recoverAccess.user, {
    administration: { recovery: { way: 'SECOND_FACTOR', email: null } },
  })
  t.match(await logIn(), { code: 'SECOND_FACTOR' }, 'not before the time is over')
  t.equal(await due(73), 1)
  await mailTo(ada.email, /^Your second factor was removed/)
  await until(async () => (await logIn()).status === 'success', 'a log-in with the password alone')
})

test('the member stops the change with the link of the mail, which only a POST carries out, or logged in', async (t) => {
  const [grace, ada] = [await administrator(), await api.member()]
  await recover(grace, ada.member, 'thief@example.org')
  const notice = await mailTo(ada.email, /^Someone asked/)
  const path = new URL(/https?:\S+keep-access\S+/.exec(notice.text)![0])
  await api.visitor().request(path.pathname + path.search)
  t.same((await typesOf(ada.member)).at(-1), 'AccessRecoveryRequested')
  const keep = (token: string | null, who: Pick<Member, 'graphql'> = api.visitor()) =>
    who.graphql('mutation ($token: String) { keepAccess(token: $token) { pending } }', { token })
  t.equal(codeOf(await keep('wrong')), 'CONFLICT')
  t.equal((await keep(path.searchParams.get('token'))).errors, undefined)
  t.equal((await keep(path.searchParams.get('token'))).errors, undefined, 'again')
  t.same((await typesOf(ada.member)).at(-1), 'AccessRecoveryStopped')
  await mailTo(ada.email, /^Your log-in at Lupus stays as it is/)
  t.equal(await due(100), 0)

  await recover(grace, ada.member, 'thief@example.org')
  const own = '{ viewer { accessRecovery { way by { username } email } } }'
  t.same((await ada.graphql(own)).data.viewer.accessRecovery, { way: 'EMAIL', by: null, email: null })
  t.equal(codeOf(await keep(null)), 'UNAUTHENTICATED')
  t.equal((await keep(null, ada)).errors, undefined)
  t.equal((await ada.graphql(own)).data.viewer.accessRecovery, null)
})

test('a second administrator confirms the change for a moderator, and the hours count from then', async (t) => {
  const mo = await api.member({ role: 2, username: 'mo_moderates' })
  const [grace, joan] = [await administrator(5), await administrator(5)]
  const peer = await api.member({ role: 2 })
  const asked = await recover(grace, mo.member, 'mo.new@example.org')
  const { recovery } = asked.data.recoverAccess.user.administration
  t.match(recovery, { due: null, canConfirm: false })
  t.match((await mailTo(mo.email, /^Someone asked/)).text, 'If a second administrator confirms it')
  t.equal(await due(100), 0)
  t.match((await decide(grace, 'confirm', mo.member, recovery.id)).errors, [
    { message: 'Another administrator must confirm this.' },
  ])
  t.match((await mailTo(joan.email, /^Please confirm/)).text, '/wp-admin/members/mo-moderates')
  t.same(await accessNotices(joan), ['/wp-admin/members/mo-moderates'])
  t.same(await accessNotices(mo), ['/profile/account'])
  t.same([...(await accessNotices(grace)), ...(await accessNotices(peer))], [], 'who asked, and who may not')
  const mails = await outbox(sql)
  t.notOk(mails.some(({ to, subject }) => to === grace.email && subject.startsWith('Please confirm')))
  const open = (await joan.graphql('{ accessRecoveries { id canConfirm user { id } } }')).data
    .accessRecoveries
  t.match(open, [{ id: recovery.id, canConfirm: true, user: { id: mo.member } }])
  t.equal((await decide(joan, 'confirm', mo.member, recovery.id)).errors, undefined)
  t.same(await accessNotices(joan), [], 'nothing to confirm')
  t.same(await accessNotices(mo), ['/profile/account'])
  t.equal((await decide(joan, 'stop', mo.member, recovery.id)).errors, undefined)
  t.match((await joan.graphql('{ accessRecoveries { id } }')).data.accessRecoveries, [])
  t.same(await accessNotices(mo), [])
})

test('an administrator needs a second factor that was used within the last 15 minutes', async (t) => {
  const [grace, ada] = [await api.member({ role: 1 }), await api.member()]
  const ask = () => recover(grace, ada.member, 'ada.other@example.org')
  t.equal(codeOf(await ask()), 'SECOND_FACTOR')
  const codeAt = await addApp(grace)
  t.equal(codeOf(await ask()), 'PROVE_FACTOR')
  t.match(await grace.post('/api/auth/second-factor/prove', { code: '000000' }), { code: 'WRONG_CODE' })
  t.match(await grace.post('/api/auth/second-factor/prove', { code: codeAt(0) }), { status: 'success' })
  t.equal((await ask()).errors, undefined)
  await sql`update operational.session set factor_at = now() - interval '16 minutes'`
  t.equal(codeOf(await ask()), 'PROVE_FACTOR')

  const authenticator = newAuthenticator()
  const { options } = await grace.post('/api/auth/passkeys/begin', { password })
  await grace.post('/api/auth/passkeys', { passkey: authenticator.create(options, api.address) })
  const again = api.visitor()
  const challenge = await again.post('/api/auth/passkeys/challenge', {})
  await again.post('/api/auth/passkeys/log-in', {
    passkey: authenticator.get(challenge.options, api.address),
  })
  t.match((await recover({ ...grace, ...again }, ada.member, 'ada.other@example.org')).errors, [
    { message: /already open/ },
  ])
})

test('an address that is taken, unproven or the same is refused', async (t) => {
  const [grace, ada, bo] = [await administrator(), await api.member(), await api.member()]
  const unproven = await api.member({ verified: false })
  const refused = async (id: MemberId, email: string) => (await recover(grace, id, email)).errors?.[0].message
  t.equal(await refused(ada.member, bo.email), 'Another member has this address.')
  t.equal(await refused(ada.member, ada.email.toUpperCase()), 'The member has this address already.')
  t.match(await refused(unproven.member, 'x@example.org'), 'no proven email address')
  t.match(await refused(ada.member, 'nonsense'), /email/i)
  t.match((await recover(grace, ada.member, 'y@example.org', ' ')).errors, [{ message: 'Say why' }])
})
