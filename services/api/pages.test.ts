import { t as file, test } from 'tap'
import { sqlOver } from '../postgres/sql.ts'
import { accounts } from '../commands/accounts.ts'
import { liveIntent } from '../commands/frame/intent.ts'
import { hasProved } from '../commands/names/addresses.ts'
import { linkAccount } from '../commands/names/linked-accounts.ts'
import type { Render } from '../../web/relay/render-contract.ts'
import { newToken } from '../operational/tokens.ts'
import { outboxMailer } from '../ports/mail.ts'
import { testApi, type TestApi } from './testing/api.ts'
import { newAuthenticator } from './testing/authenticator.ts'
import type { Browser } from './testing/browser.ts'
import { testFolder } from '../../scripts/testing/services.ts'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import pino from 'pino'

const api = await testApi(file)
type Member = Awaited<ReturnType<TestApi['member']>>

async function verifyIn(browser: Browser, token: string, redirect?: string) {
  const link = `/api/auth/verify-email?${new URLSearchParams({ token, ...(redirect && { redirect }) })}`
  const opened = await browser.request(link)
  const page = await opened.text()
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = String(new URLSearchParams(fields))
  const press = () => browser.request('/api/auth/verify-email', { method: 'POST', headers, body })
  return { opened, page, press }
}

test("opening the link in a verification mail does not verify the account until the page's button is pressed", async (t) => {
  const ada = await api.member({ verified: false })
  const token = await newToken(sqlOver(api.pool), 'verify-email', ada.member)
  const { opened, page, press } = await verifyIn(api.visitor(), token)
  t.equal(opened.status, 200)
  t.match(page, /You signed up for Lupus as/)
  t.match(await ada.get('/api/auth/check-session'), { user: { isVerified: false } })
  const pressed = await press()
  t.equal(pressed.status, 303)
  t.equal(pressed.headers.get('location'), '/member-login?redirect=%2F%3Fjust-verified')
  t.match(await ada.get('/api/auth/check-session'), { user: { isVerified: true } })
  t.equal((await press()).status, 303, 'pressed twice it says the same')
  const { page: again } = await verifyIn(api.visitor(), token, '/forums')
  t.match(again, /Your account is verified/)
  t.match(again, /href="\/forums"/)
  t.notMatch(again, /<button/)

  const { opened: unknown, page: sorry } = await verifyIn(api.visitor(), 'no-such-token')
  t.equal(unknown.status, 410)
  t.match(sorry, /no longer works/)
  const foreign = await ada.request('/api/auth/verify-email', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    body: `token=${token}`,
  })
  t.equal(foreign.status, 403, 'other sites cannot press it')
})

test('the link also proves the address of a member who was verified by phone', async (t) => {
  const { member, email } = await api.member({ verified: false })
  const intent = liveIntent(member, api.site)
  await api.settle(api.tools.dispatch(accounts, { name: 'verify', member, by: 'phone' }, intent))
  const token = await newToken(sqlOver(api.pool), 'verify-email', member)
  const { page, press } = await verifyIn(api.visitor(), token)
  t.match(page, /<button>Verify my account/)
  t.equal((await press()).status, 303)
  t.ok(await hasProved(api.tools, { email, member }))
  t.match((await verifyIn(api.visitor(), token)).page, /Your account is verified/)
})

test('the link verifies an account with a passkey or an unproven account at a provider only after a log-in', async (t) => {
  const ways = {
    async passkey(ada: Member) {
      const { options } = await ada.post('/api/auth/passkeys/begin', {})
      await ada.post('/api/auth/passkeys', { passkey: newAuthenticator().create(options, api.address) })
    },
    async provider({ member }: Member) {
      const link = { account: 'a'.repeat(64), provider: 'facebook', vouched: false } as const
      await linkAccount(api.tools, link, liveIntent(member, api.site))
    },
  }
  for (const [name, add] of Object.entries(ways)) {
    const ada = await api.member({ verified: false })
    const token = await newToken(sqlOver(api.pool), 'verify-email', ada.member)
    const early = await verifyIn(api.visitor(), token)
    await add(ada)
    const { page } = await verifyIn(api.visitor(), token)
    t.match(page, /Please log in first/, name)
    t.notMatch(page, /<button/)
    const refused = await early.press()
    t.equal(refused.status, 403, 'the way was added while the page was open')
    t.notOk(await hasProved(api.tools, ada))
    const own = await verifyIn(ada, token)
    t.match(own.page, /<button>Verify my account/)
    t.equal((await own.press()).status, 303)
    t.ok(await hasProved(api.tools, ada))
  }
})

test('after verification the requested page opens; in another browser, the login comes first', async (t) => {
  const leadsTo = async (browser: Browser | null, redirect: string) => {
    const ada = await api.member({ verified: false })
    const token = await newToken(sqlOver(api.pool), 'verify-email', ada.member)
    return (await (await verifyIn(browser ?? ada, token, redirect)).press()).headers.get('location')
  }
  t.equal(await leadsTo(null, '/messages'), '/messages?just-verified')
  t.equal(await leadsTo(null, '/forums?page=2#top'), '/forums?just-verified&page=2#top')
  t.equal(await leadsTo(api.visitor(), '/messages'), '/member-login?redirect=%2Fmessages%3Fjust-verified')
  t.equal(await leadsTo(api.visitor(), '/forums'), '/member-login?redirect=%2Fforums%3Fjust-verified')
  for (const elsewhere of [
    'https://evil.example/',
    '//evil.example',
    '/..//evil.example',
    '/api/auth/log-out',
  ])
    t.equal(await leadsTo(null, elsewhere), '/?just-verified', elsewhere)
})

test('the development page /dev/outbox shows stored mail as text, as HTML that loads nothing, and as it is sent', async (t) => {
  const text = 'Hello <b>Ada</b>,\n\nhttp://localhost/verify?a=1&b=2'
  await outboxMailer(sqlOver(api.pool), 'no-reply@example.org').send({
    to: 'ada@example.org',
    subject: 'Verify',
    text,
    messageId: '<1@x>',
    from: 'Lupus',
    html: '<h1>Verify</h1>',
    unsubscribe: null,
  })
  const html = await (await api.visitor().request('/dev/outbox')).text()
  t.match(html, /<h2>Verify<\/h2>\n<p>To ada@example\.org, <time datetime="[^"]+Z">just now<\/time>/)
  t.match(html, /<a href="http:\/\/localhost\/verify\?a=1&#38;b=2">/)
  t.notMatch(html, /<b>Ada/)
  const [, path = ''] = /href="(\/dev\/outbox\/html[^"]+)"/.exec(html) ?? []
  const shown = await api.visitor().request(path)
  t.match(shown.headers.get('content-security-policy'), /^default-src 'none'/)
  t.equal(await shown.text(), '<h1>Verify</h1>')
  const [, sent = ''] = /href="(\/dev\/outbox\/raw[^"]+)"/.exec(html) ?? []
  const raw = await api.visitor().request(sent)
  t.equal(raw.headers.get('content-type'), 'message/rfc822')
  t.match(raw.headers.get('content-disposition'), /^attachment; filename="email\.eml"/)
  t.match(await raw.text(), /^Subject: Verify\r$/m)
  t.equal((await api.visitor().request('/dev/outbox/raw?id=1')).status, 404)
})

test("a member's page is rendered with the session, nonce and operations of the request", async (t) => {
  const folder = testFolder(t)
  const operations = join(folder, 'operations.json')
  writeFileSync(operations, JSON.stringify({ viewer: '{ viewer { id } }' }))
  writeFileSync(join(folder, 'entry.js'), 'here()')
  const render: Render = async ({ url, host, protocol, nonce, execute }) => {
    if (url === '/profile') return { status: 302, headers: { location: '/member-login' }, html: null }
    const answer = await execute({ id: 'viewer', variables: {} })
    const page = JSON.stringify({ host, protocol, nonce, answer })
    return { status: 404, headers: { 'content-type': 'text/html' }, html: page }
  }
  const built = await testApi(t, { web: { render, assets: folder, operations }, trustProxy: 'loopback' })
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

  const protocolOf = async (told: string) => {
    const headers = { 'x-forwarded-proto': told }
    return JSON.parse(await (await ada.request('/forums', { headers })).text()).protocol
  }
  t.equal(await protocolOf('https'), 'https', 'a trusted proxy says how it was asked')
  for (const told of ['javascript', 'https, javascript', 'https://evil.example/?'])
    t.equal(await protocolOf(told), 'http', `${told} is none of the web's`)

  const redirect = await ada.request('/profile')
  t.same([redirect.status, redirect.headers.get('location')], [302, '/member-login'])
  t.match(await ada.get('/api/nothing'), { status: 'error', code: 'NOT_FOUND' })
  const asset = await ada.request('/assets/entry.js')
  t.match(asset.headers.get('cache-control'), /immutable/)
  t.equal(await asset.text(), 'here()')
  writeFileSync(join(folder, 'entry.js.br'), brotliCompressSync('here()'))
  const small = await ada.request('/assets/entry.js', { headers: { 'accept-encoding': 'br' } })
  t.equal(small.headers.get('content-encoding'), 'br', 'what the build compressed is not sent whole')
  const picture = await ada.request('/demo/pictures/covers/diabetes.svg')
  t.match(picture.headers.get('content-type'), 'image/svg+xml', 'the demo has pictures')
})

/** Opens an API whose pages show the arguments of the renderer as JSON, and counts how often each page is rendered. */
async function openEcho() {
  const operations = join(testFolder(file), 'operations.json')
  writeFileSync(operations, JSON.stringify({ viewer: '{ viewer { id } site { name } }' }))
  const renders: string[] = []
  const render: Render = async ({ execute, signal: _, ...request }) => {
    renders.push(request.url)
    if (request.url === '/broken') throw new Error('a secret of the inside')
    const answer = await execute({ id: 'viewer', variables: {} })
    const page = JSON.stringify({ ...request, answer })
    return { status: 200, headers: { 'content-type': 'text/html' }, html: page }
  }
  const api = await testApi(file, { web: { render, assets: null, operations } })
  /** The page at `url`, which is rendered for one test only, as pages are kept. */
  const page = (url: string) => ({
    async open(from: Browser, headers = {}) {
      const response = await from.request(url, { headers })
      return { response, text: await response.text() }
    },
    renders: () => renders.filter((rendered) => rendered === url).length,
  })
  return { ...api, page }
}
const echo = await openEcho()

test('an address whose dots lead to another page is not found, as browsers resolve them before', async (t) => {
  const { hostname, port } = new URL(echo.address)
  const statusOf = async (path: string) => {
    const [response] = await once(request({ hostname, port, path }).end(), 'response')
    response.resume()
    return response.statusCode
  }
  for (const path of ['/pictures/a/../../../full.webp/..', '/a/%2e%2E/b', '/a/./b', '/..', '/a\\..'])
    t.equal(await statusOf(path), 404, path)
  for (const path of ['/a..b', '/...', '/.well-known/x', '/a?b=/../', '/a.'])
    t.equal(await statusOf(path), 200, path)
})

test('a page shared by visitors is rendered once, without data of the first one, and each response has its own nonce', async (t) => {
  const { open, renders } = echo.page('/forums')
  const first = await open(echo.visitor(), {
    cookie: 'accessibility=font-xl.contrast-dark; other=secret',
    'user-agent': 'somebody',
    'x-token': 'secret',
  })
  const second = await open(echo.visitor())
  t.equal(renders(), 1)
  const nonces = [first, second].map(({ response, text }) => {
    t.notMatch(text, /secret|font-xl|somebody/)
    const { nonce } = JSON.parse(text)
    t.ok(response.headers.get('content-security-policy')?.includes(`script-src 'self' 'nonce-${nonce}'`))
    return nonce
  })
  t.not(nonces[0], nonces[1])
  t.match(first.response.headers.get('cache-control'), /private/)

  const ada = await echo.member()
  const hers = await open(ada)
  t.match(JSON.parse(hers.text).answer, { data: { viewer: { id: ada.member } } })
  const { text } = await open(echo.visitor())
  t.match(JSON.parse(text).answer, { data: { viewer: null } })
  t.notMatch(text, ada.member)
  t.equal(renders(), 2, 'and hers is not kept')
})

test('headers of a request can neither change a shared page nor make it fail for others', async (t) => {
  const { open, renders } = echo.page('/forums?page=3')
  const ada = await echo.member()
  // Browsers do not send the cookie in this form, but the server reads it as a session cookie.
  const strange = ada.cookie().replace('session=', 'session =')
  await open(echo.visitor(), { cookie: strange })
  const { text } = await open(echo.visitor())
  t.notMatch(text, ada.member)
  t.match(JSON.parse(text).answer, { data: { viewer: null } })
  t.equal(renders(), 1)

  const hostile = {
    'idempotency-key': 'none',
    'x-forwarded-host': 'evil.example',
    'nex-host': 'evil.example',
  }
  const other = '/forums?page=2'
  const answer = await echo.visitor().request(other, { headers: hostile })
  t.equal(answer.status, 200)
  t.notMatch(await answer.text(), /evil/)
})

test("a browser that has the current version of a page gets status 304 and keeps that version's policy", async (t) => {
  const { open } = echo.page('/forums?page=4')
  const { response } = await open(echo.visitor())
  const etag = response.headers.get('etag') ?? ''
  const again = await open(echo.visitor(), { 'if-none-match': etag })
  t.equal(again.response.status, 304)
  t.equal(again.response.headers.get('content-security-policy'), null)
  const ada = await echo.member()
  t.equal((await open(ada, { 'if-none-match': etag })).response.status, 200, 'a member has one of their own')
})

test('a page that is rendered again with the same content keeps its ETag, so browsers do not download it again', async (t) => {
  const render: Render = async ({ now }) => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    html: JSON.stringify({ text: 'the same', renderedAt: now }),
  })
  const { visitor } = await testApi(t, { web: { render, assets: null, operations: '' } })
  const first = await visitor().request('/forums')
  const text = await first.text()
  const etag = first.headers.get('etag') ?? ''
  while (Date.now() <= JSON.parse(text).renderedAt) await new Promise(setImmediate)
  // Requests another URL, because the page at the first URL is in the cache.
  const other = await visitor().request('/forums?page=2')
  t.not(await other.text(), text)
  const again = await visitor().request('/forums?page=2', { headers: { 'if-none-match': etag } })
  t.equal(again.status, 304)
})

test('error responses are pages for people and JSON for programs', async (t) => {
  const html = { accept: 'text/html' }
  const broken = await echo.visitor().request('/broken', { headers: html })
  t.equal(broken.status, 500)
  const text = await broken.text()
  t.match(text, /Something went wrong on our side/)
  t.notMatch(text, /secret/)
  const nonce = /nonce="([^"]+)"/.exec(text)?.[1]
  t.ok(broken.headers.get('content-security-policy')?.includes(`'nonce-${nonce}'`))
  for (const [path, status] of [
    ['/%E0%A4%A', 400],
    ['/%', 400],
  ] as const) {
    const answer = await echo.visitor().request(path, { headers: html })
    t.equal(answer.status, status, path)
    t.match(await answer.text(), /<h1>This address isn&#39;t valid/)
    t.match(answer.headers.get('content-security-policy'), /nonce-/)
  }
  t.match(await echo.visitor().get('/%'), { status: 'error', code: 'BAD_REQUEST' })
  const long = await echo.visitor().request(`/${'a'.repeat(10_000)}`, { headers: html })
  t.ok([200, 404, 414].includes(long.status), String(long.status))
})

test('only a page that fails is logged as an error, not one whose member leaves before it is rendered', async (t) => {
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
  const started = Promise.withResolvers<void>()
  const render: Render = async ({ url, signal }) => {
    if (url === '/?fails') throw new Error('no such row')
    started.resolve()
    await once(signal, 'abort')
    throw signal.reason
  }
  const api = await testApi(t, { web: { render, assets: null, operations: '' }, logger })
  const leaving = new AbortController()
  const left = fetch(`${api.address}/?waits`, { signal: leaving.signal, headers: { accept: 'text/html' } })
  await started.promise
  leaving.abort()
  await t.rejects(left)
  t.equal((await api.visitor().request('/?fails')).status, 500)
  t.match(lines, [/a request failed/], 'one line')
  t.match(lines[0], /no such row/)
})

test('a page that is rendered for one request counts as ten requests, a cached page as one', async (t) => {
  const render: Render = async ({ url }) => ({
    status: url.startsWith('/gone') ? 404 : 200,
    headers: { 'content-type': 'text/html' },
    html: '<p>A page</p>',
  })
  const web = { render, assets: null, operations: '' }
  const limited = await testApi(t, { web, rates: { requests: { hour: 20 } }, trustProxy: 'loopback' })
  const statuses = async (from: string, paths: string[]) => {
    const browser = limited.visitor()
    const answers = []
    for (const path of paths)
      answers.push((await browser.request(path, { headers: { 'x-forwarded-for': from } })).status)
    return answers
  }
  t.same(await statuses('192.0.2.1', Array<string>(12).fill('/')), Array(12).fill(200))
  t.same(await statuses('192.0.2.2', ['/?x=1', '/?x=2', '/?x=3']), [200, 200, 429], 'unknown queries')
  t.same(await statuses('192.0.2.3', ['/gone/1', '/gone/2', '/gone/3']), [404, 404, 429], 'what is not there')
})
