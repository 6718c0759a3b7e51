import t, { test } from 'tap'
import { v7 } from 'uuid'
import { consentsOf } from '../../commands/consents.ts'
import { sites } from '../../commands/sites.ts'
import { choiceIn } from '../../rules/consent/choice.ts'
import { askedOn } from '../../rules/consent/groups.ts'
import { settingsOf } from '../../rules/sites/site-settings.ts'
import { testApi } from '../testing/api.ts'
import type { Browser } from '../testing/browser.ts'
import type { MemberId } from '../../../events/kinds.ts'

const api = await testApi(t)

const stored = {
  recaptcha_key: 'key',
  ads_enabled: true,
  consent_sources: { measurement: ['https://tags.example.com'], advertising: ['https://ads.example.com'] },
}
for (const [setting, value] of Object.entries(stored))
  await api.settle(
    api.tools.dispatch(
      sites,
      { name: 'changeSiteSetting', site: api.site, setting, value },
      { commandId: v7(), actor: 'system', site: null, occurredAt: new Date().toISOString(), origin: 'live' },
    ),
  )

const shown = askedOn(settingsOf(stored), ['Accounts'])
  .map(({ group, digest }) => `${group}:${digest}`)
  .join(' ')
const body = (answer: string, more = {}) => ({ form: 'banner', wording: 1, shown, answer, ...more })
const grantsOf = ({ cookie }: Pick<Browser, 'cookie'>) =>
  Object.entries(choiceIn(cookie()) ?? {}).map(([group, { isGranted }]) => `${group}${isGranted ? '+' : '-'}`)
const recordOf = async (member: MemberId) =>
  (await api.log.read(consentsOf(member))).map(({ data }) =>
    'granted' in data
      ? `${data.group}${data.granted === true ? '+' : '-'}${data.joined ? ' joined' : ''}`
      : '',
  )

test('a visitor accepts, rejects and chooses by group, and only the browser knows it', async (t) => {
  const visitor = api.visitor()
  t.same(await visitor.post('/api/consent', body('accept')), { status: 'success' })
  t.same(grantsOf(visitor), ['functional+', 'measurement+', 'advertising+'])
  await visitor.post('/api/consent', body('reject', { form: 'cookie-settings' }))
  t.same(grantsOf(visitor), ['functional-', 'measurement-', 'advertising-'])
  await visitor.post('/api/consent', body('save', { functional: 'allow' }))
  t.same(grantsOf(visitor), ['functional+', 'measurement-', 'advertising-'])
  t.match(choiceIn(visitor.cookie()), {
    functional: { form: 'banner' },
    measurement: { form: 'cookie-settings' },
  })
})

test('a form without JavaScript leads back to its page, and never to another host', async (t) => {
  const send = (fields: Record<string, string>, headers = {}) =>
    api.visitor().request('/api/consent/form', {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const fields = { form: 'banner', wording: '1', shown, answer: 'reject' }
  const referer = `${api.address}/forums?page=2`
  const back = await send(fields, { referer })
  t.match([back.status, back.headers.get('location')], [303, '/forums?page=2'])
  t.match(back.headers.get('set-cookie'), /^consent=1\.f0.*; Max-Age=15552000; Path=\/; SameSite=Lax$/)
  const elsewhere = await send(fields, { referer: 'https://evil.example/' })
  t.equal(elsewhere.headers.get('location'), '/')
  const settings = await send({ ...fields, form: 'cookie-settings' }, { referer })
  t.equal(settings.headers.get('location'), '/cookie-settings?saved')
  t.equal((await send(fields, { origin: 'https://evil.example' })).status, 403)
})

test('an invalid choice is rejected', async (t) => {
  for (const change of [{ form: 'x' }, { wording: 99 }, { answer: 'x' }, { shown: 'x' }, { functional: 'x' }])
    t.match(await api.visitor().post('/api/consent', { ...body('save'), ...change }), { code: 'BAD_REQUEST' })
})

test('Global Privacy Control refuses advertising, even if the visitor accepts everything', async (t) => {
  const visitor = api.visitor()
  await visitor.post('/api/consent', body('accept'), { 'sec-gpc': '1' })
  t.same(grantsOf(visitor), ['functional+', 'measurement+', 'advertising-'])
})

test("a member's answers are recorded, and repeated ones are not", async (t) => {
  const member = await api.member()
  await member.post('/api/consent', body('accept'))
  await member.post('/api/consent', body('accept'))
  await member.post('/api/consent', body('save', { advertising: 'refuse', form: 'privacy-choices' }))
  t.same(await recordOf(member.member), ['functional+', 'measurement+', 'advertising+', 'advertising-'])
  const [first, , , last] = await api.log.read(consentsOf(member.member))
  t.match(first?.data, {
    site: api.site,
    providers: ['Google reCAPTCHA'],
    wording: { version: 1, language: 'en' },
    form: 'banner',
    signal: false,
  })
  t.match(last?.data, { form: 'privacy-choices', providers: ['ads.example.com'] })
})

test('consent to providers that the site no longer has is not recorded', async (t) => {
  const member = await api.member()
  const old = body('accept', { shown: 'functional:zzz measurement:zzz' })
  await member.post('/api/consent', old)
  t.same(await recordOf(member.member), [])
  await member.post('/api/consent', { ...old, answer: 'reject' })
  t.same(await recordOf(member.member), ['functional-', 'measurement-'])
})

test("a member's saved form grants nothing again that the member has refused in another browser", async (t) => {
  const login = { email: 'refuses@example.org', password: 'sore knees 2' }
  const one = api.visitor()
  const { user } = await one.post('/api/auth/register', login)
  await one.post('/api/consent', body('accept'))
  const other = api.visitor()
  await other.post('/api/auth/identity/callback', login)
  await other.post('/api/consent', body('save', { advertising: 'refuse' }))
  await one.post('/api/consent', body('save', { functional: 'refuse' }))
  t.same((await recordOf(user.id)).slice(3), ['advertising-', 'functional-'])
})

test("a log-in joins a visitor's choice to the member, and the member's refusals to the browser", async (t) => {
  const login = { password: 'sore knees 2' }
  const first = api.visitor()
  await first.post('/api/consent', body('save', { functional: 'allow', advertising: 'refuse' }))
  const email = 'joins@example.org'
  const { user } = await first.post('/api/auth/register', { email, ...login })
  t.same(await recordOf(user.id), ['functional+ joined', 'advertising- joined'])
  t.same(grantsOf(first), ['functional+', 'advertising-'])

  const second = api.visitor()
  await second.post('/api/consent', body('accept'))
  await second.post('/api/auth/identity/callback', { email, ...login })
  t.same(grantsOf(second), ['functional+', 'measurement+', 'advertising-'], 'the refusal came along')
  t.same((await recordOf(user.id)).slice(2), ['measurement+ joined'])

  const third = api.visitor()
  await third.post('/api/auth/identity/callback', { email, ...login })
  t.same(grantsOf(third), ['advertising-'], 'consent is not carried to other browsers')
})

test('consent ends with a log-out and with the log-in of another member, refusals stay', async (t) => {
  const member = await api.member()
  await member.post('/api/consent', body('save', { functional: 'allow', measurement: 'refuse' }))
  await member.request('/api/auth/log-out')
  t.same(grantsOf(member), ['measurement-'])

  const shared = await api.member()
  await shared.post('/api/consent', body('accept'))
  const { user } = await shared.post('/api/auth/register', {
    email: 'next@example.org',
    password: 'sore knees 2',
  })
  t.same(grantsOf(shared), [])
  t.same(await recordOf(user.id), [])
})

test('consent of a member whose session ended without a log-out is not joined to the next one', async (t) => {
  const member = await api.member()
  await member.post('/api/consent', body('save', { functional: 'allow', measurement: 'refuse' }))
  await api.pool.query('delete from operational.session where member = $1', [member.member])
  const next = { email: 'after@example.org', password: 'sore knees 2' }
  const { user } = await member.post('/api/auth/register', next)
  t.same(grantsOf(member), ['measurement-'])
  t.same(await recordOf(user.id), ['measurement- joined'])
})

test("a visitor's choice after another member's log-out is joined", async (t) => {
  const member = await api.member()
  await member.get('/api/auth/log-out')
  await member.post('/api/consent', body('save', { functional: 'allow' }))
  const next = { email: 'visits@example.org', password: 'sore knees 2' }
  const { user } = await member.post('/api/auth/register', next)
  t.same(await recordOf(user.id), ['functional+ joined'])
})
