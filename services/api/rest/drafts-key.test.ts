import { t as file, test } from 'tap'
import { testApi } from '../testing/api.ts'
import type { Browser } from '../testing/browser.ts'

const api = await testApi(file)
const path = '/api/auth/drafts-key'

async function ask(browser: Browser, body: object) {
  const headers = { 'content-type': 'application/json' }
  const response = await browser.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, cache: response.headers.get('cache-control'), ...(await response.json()) }
}

test('the key of drafts is given to sessions of its member only, and is the same in all of them', async (t) => {
  const ada = await api.member()
  const bea = await api.member()
  const own = await ask(ada, { member: ada.member })
  t.match(own, { status: 'success', cache: 'private, no-store' })
  t.equal(Buffer.from(own.key, 'base64').length, 32)

  const again = api.visitor()
  await again.post('/api/auth/identity/callback', { email: ada.email, password: 'sore knees 2' })
  t.equal((await ask(again, { member: ada.member })).key, own.key)
  t.not((await ask(bea, { member: bea.member })).key, own.key)

  for (const browser of [bea, api.visitor()])
    t.match(await ask(browser, { member: ada.member }), {
      status: 'error',
      code: 'FORBIDDEN',
      key: undefined,
    })
  await ada.get('/api/auth/log-out')
  t.match(await ask(ada, { member: ada.member }), { code: 'FORBIDDEN' }, 'after the session')
  t.match(await ask(bea, {}), { code: 'BAD_REQUEST' })
  t.match(await ask(bea, { member: bea.member, extra: 1 }), { code: 'BAD_REQUEST' })
})
