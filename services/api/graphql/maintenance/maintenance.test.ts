import { test, t as file } from 'tap'
import { testApi } from '../../testing/api.ts'

const api = await testApi(file)
const [admin, member] = [await api.member({ role: 1 }), await api.member()]

const turn = (isOn: boolean, message = '') =>
  admin.graphql(
    `mutation ($isOn: Boolean!, $message: String) {
      updateMaintenance(isOn: $isOn, message: $message) { maintenance { message } } }`,
    { isOn, message },
  )
const createThread = 'mutation { createThread(title: "Knees", body: "They hurt.") { position } }'

test('in read-only mode people can log in and read, and no events are appended to the log', async (t) => {
  const head = await api.log.head()
  t.match(await turn(true, 'Back at 10:00 UTC.'), {
    data: { updateMaintenance: { maintenance: { message: 'Back at 10:00 UTC.' } } },
  })
  t.match(await member.graphql(createThread), {
    errors: [{ message: /Back at 10:00 UTC/, extensions: { code: 'READ_ONLY', retryAfter: 30 } }],
  })

  const body = { email: 'new@example.org', password: 'sore knees 2' }
  const refused = await api.visitor().request('/api/auth/register', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  t.equal(refused.status, 503)
  t.equal(refused.headers.get('retry-after'), '30')
  t.match(await refused.json(), { status: 'error', code: 'READ_ONLY', message: /Back at 10:00 UTC/ })

  const link = await api.visitor().request('/api/auth/verify-email?token=of-a-mail')
  t.equal(link.status, 503)
  t.match(await link.text(), /Please try this link again later/)

  const login = { email: member.email, password: 'sore knees 2' }
  t.match(await api.visitor().post('/api/auth/identity/callback', login), { status: 'success' })
  const read = await api.visitor().graphql('{ maintenance { message } site { name } }')
  t.same(read.data, { maintenance: { message: 'Back at 10:00 UTC.' }, site: { name: 'Lupus' } })
  t.equal(await api.log.head(), head, 'nothing was appended')

  await turn(false)
  t.match(await member.graphql(createThread), { data: { createThread: { position: /\d/ } } })
})

test('subscribers are notified when read-only mode starts and ends', async (t) => {
  const socket = member.socket()
  t.teardown(() => socket.dispose())
  const subscribed = api.subscribed()
  const told = socket.iterate({ query: 'subscription { maintenance { maintenance { message } } }' })
  const first = told.next()
  await subscribed
  await turn(true, 'Soon.')
  t.same((await first).value.data, { maintenance: { maintenance: { message: 'Soon.' } } })
  const second = told.next()
  await turn(false)
  t.same((await second).value.data, { maintenance: { maintenance: null } })
})

test('a maintenance message that is too long is rejected', async (t) => {
  t.match(await turn(true, 'x'.repeat(301)), { errors: [{ extensions: { code: 'INVALID' } }] })
})
