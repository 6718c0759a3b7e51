import { t as file, test } from 'tap'
import { sqlOver } from '../../projections/sql.ts'
import type { Render } from '../../web/render-contract.ts'
import { newToken } from '../operational/tokens.ts'
import { outboxMailer } from '../ports/mail.ts'
import { testApi } from './testing/api.ts'
import { testFolder } from '../../scripts/testing/services.ts'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/** One for all tests of this file: each has members of its own. */
const api = await testApi(file)

test('the link of the verification mail verifies once', async (t) => {
  const ada = await api.member({ verified: false })
  const token = await newToken(sqlOver(api.pool), 'verify-email', ada.member)
  const open = () => api.visitor().request(`/api/auth/verify-email?token=${token}`)
  const first = await open()
  t.equal(first.status, 302)
  t.match(first.headers.get('location'), /just-verified/)
  t.match(await ada.get('/api/auth/check-session'), { user: { isVerified: true } })
  const second = await open()
  t.equal(second.status, 410)
  t.match(await second.text(), /does not work any more/)
})

test('the outbox shows mail as text', async (t) => {
  const text = 'Hello <b>Ada</b>,\n\nhttp://localhost/verify?a=1&b=2'
  await outboxMailer(sqlOver(api.pool)).send({
    to: 'ada@example.org',
    subject: 'Verify',
    text,
    messageId: '<1@x>',
  })
  const html = await (await api.visitor().request('/dev/outbox')).text()
  t.match(html, /<h2>Verify<\/h2>/)
  t.match(html, /<a href="http:\/\/localhost\/verify\?a=1&#38;b=2">/)
  t.notMatch(html, /<b>Ada/)
})

test('a page is rendered with the session, the nonce and the operations of the one who asks', async (t) => {
  const folder = testFolder(t)
  const operations = join(folder, 'operations.json')
  writeFileSync(operations, JSON.stringify({ viewer: '{ viewer { id } }' }))
  writeFileSync(join(folder, 'entry.js'), 'here()')
  const render: Render = async ({ url, host, protocol, nonce, execute }) => {
    if (url === '/profile') return { status: 302, headers: { location: '/member-login' }, pipe: null }
    const answer = await execute({ id: 'viewer', variables: {} })
    const page = JSON.stringify({ host, protocol, nonce, answer })
    return { status: 404, headers: { 'content-type': 'text/html' }, pipe: (sink) => void sink.end(page) }
  }
  const built = await testApi(t, { web: { render, assets: folder, operations } })
  const ada = await built.member()

  const response = await ada.request('/forums?page=2')
  t.equal(response.status, 404)
  const page = JSON.parse(await response.text())
  t.same(page.answer, { data: { viewer: { id: ada.member } } })
  t.equal(`${page.protocol}://${page.host}`, built.address)
  for (const directive of ['script-src', 'style-src']) {
    t.ok(
      response.headers.get('content-security-policy')?.includes(`${directive} 'self' 'nonce-${page.nonce}'`),
    )
  }
  t.match(response.headers.get('cache-control'), /private/)

  const redirect = await ada.request('/profile')
  t.same([redirect.status, redirect.headers.get('location')], [302, '/member-login'])
  t.match(await ada.get('/api/nothing'), { status: 'error', code: 'NOT_FOUND' })
  const asset = await ada.request('/assets/entry.js')
  t.match(asset.headers.get('cache-control'), /immutable/)
  t.equal(await asset.text(), 'here()')
  writeFileSync(join(folder, 'entry.js.br'), brotliCompressSync('here()'))
  const small = await ada.request('/assets/entry.js', { headers: { 'accept-encoding': 'br' } })
  t.equal(small.headers.get('content-encoding'), 'br', 'what the build compressed is not sent whole')
})
