import { t as file, test } from 'tap'
import { testApi } from '../testing/api.ts'
import type { Browser } from '../testing/browser.ts'

const password = 'sore knees 2'
const api = await testApi(file, {
  rates: { passwords: { minute: 2 }, strangers: { hour: 4 } },
  trustProxy: 'loopback',
})

/** Tries to log in from an IP address; returns the response. */
const attempt = async (browser: Browser, email: string, word: string, address: string): Promise<string> => {
  const answer = await browser.post(
    '/api/auth/identity/callback',
    { email, password: word },
    { 'x-forwarded-for': address },
  )
  return answer.code ?? answer.status
}

/** Registers the member Ada, and logs her out. */
async function ada(address: string) {
  const owner = await api.member()
  const { email } = owner
  await attempt(owner, email, password, address)
  await owner.get('/api/auth/log-out')
  return { owner, email }
}

test('after several wrong passwords an IP address must wait, however the e-mail address is spelled', async (t) => {
  const { email } = await ada('192.0.2.1')
  const guess = (email: string) => attempt(api.visitor(), email, 'guess 1', '192.0.2.9')
  t.equal(await guess(email), 'UNAUTHENTICATED')
  t.equal(await guess(email), 'UNAUTHENTICATED')
  t.equal(await guess(` ${email.toUpperCase()}`), 'TOO_MANY')
  t.equal(await attempt(api.visitor(), email, password, '192.0.2.8'), 'success', 'others do not wait')
})

test('a login with the correct password resets the limit of login attempts', async (t) => {
  const { email } = await ada('192.0.2.1')
  const from = (word: string) => attempt(api.visitor(), email, word, '192.0.2.10')
  t.equal(await from('guess 1'), 'UNAUTHENTICATED')
  t.equal(await from(password), 'success')
  t.equal(await from('guess 1'), 'UNAUTHENTICATED')
  t.equal(await from('guess 1'), 'UNAUTHENTICATED')
  t.equal(await from(password), 'TOO_MANY')
})

test('wrong passwords from strangers lock out neither known devices nor IP addresses with a session of the member', async (t) => {
  const { owner, email } = await ada('192.0.2.1')
  const elsewhere = api.visitor()
  t.equal(await attempt(elsewhere, email, password, '198.51.100.1'), 'success', 'the telephone, at home')
  for (let n = 1; n <= 4; n++) await attempt(api.visitor(), email, 'guess 1', `203.0.113.${n}`)
  const response = await api.visitor().request('/api/auth/identity/callback', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.77' },
    body: JSON.stringify({ email, password: 'guess 1' }),
  })
  t.equal(response.status, 429)
  const wait = Number(response.headers.get('retry-after'))
  t.ok(wait > 0 && wait <= 900, `strangers wait ${wait} s`)
  t.match(await response.json(), { code: 'TOO_MANY', message: /try again in \d+ minutes/ })

  t.equal(await attempt(owner, email, password, '203.0.113.78'), 'success', 'the device that is known')
  t.equal(await attempt(api.visitor(), email, password, '198.51.100.1'), 'success', 'the home')
  const forged = {
    cookie: owner.cookie().replace(/device=(.{43})\..{43}/, `device=$1.${'A'.repeat(43)}`),
  }
  const answer = await api
    .visitor()
    .post(
      '/api/auth/identity/callback',
      { email, password },
      { ...forged, 'x-forwarded-for': '203.0.113.79' },
    )
  t.match(answer, { code: 'TOO_MANY' }, 'a cookie that is not ours is worth nothing')
})
