import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { t as file, test } from 'tap'
import { openAnswers } from '../../operational/used-answers.ts'
import { sqlOver } from '../../postgres/sql.ts'
import { providerAccepts, REJECTED_TOKEN } from '../../ports/captcha.ts'
import { openProofOfWork } from '../../ports/proof-of-work.ts'
import { testApi } from '../testing/api.ts'

/** Tokens that the provider of captchas accepts, with the host and score of its answer. */
const verdicts: Record<string, object> = {
  good: { success: true, hostname: '127.0.0.1', score: 0.9 },
  elsewhere: { success: true, hostname: 'other.example', score: 0.9 },
  doubtful: { success: true, hostname: '127.0.0.1', score: 0.1 },
  old: { success: false, 'error-codes': ['timeout-or-duplicate'] },
}
const asked: string[] = []
const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  asked.push(body)
  const verdict = verdicts[new URLSearchParams(body).get('response') ?? '']
  response.end(verdict ? JSON.stringify(verdict) : 'not JSON')
}).listen(0, '127.0.0.1')
await once(server, 'listening')
file.teardown(() => server.close())
const provider = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, secret: 'secret' }

const api = await testApi(file, { captcha: { isOff: false, provider } })
const sql = sqlOver(api.pool)
const useAnswer = openAnswers(sql, () => {})
const work = openProofOfWork({ secret: api.tools.pepper, useAnswer })

async function tokenFor(challenge: Challenge, changes: object = {}) {
  const solution = await solveChallenge({ challenge, deriveKey })
  const answer = { challenge: { ...challenge, ...changes }, solution }
  return `work.${Buffer.from(JSON.stringify(answer)).toString('base64url')}`
}
const challengeHere = (): Promise<Challenge> => api.visitor().get('/api/auth/challenge')

const login = { email: 'nobody@example.org', password: 'sore knees 2' }
const logIn = (recaptcha_token?: string) =>
  api.visitor().post('/api/auth/identity/callback', { ...login, recaptcha_token })
const refused = { status: 'error', code: 'CAPTCHA' }
const passed = { status: 'error', code: 'UNAUTHENTICATED' }

test('a log-in, a registration and a request for a new password need a solved captcha', async (t) => {
  const requests: [path: string, body: object, code: string | undefined][] = [
    ['identity/callback', login, 'UNAUTHENTICATED'],
    ['register', { ...login, email: 'ada@example.org' }, undefined],
    ['request-password-reset', { email_or_username: 'ada@example.org' }, undefined],
  ]
  for (const [path, body, code] of requests) {
    const send = (recaptcha_token: string) =>
      api.visitor().post(`/api/auth/${path}`, { ...body, recaptcha_token })
    for (const token of ['', 'work.', 'work.e30', REJECTED_TOKEN]) t.match(await send(token), refused, path)
    t.equal((await send(await tokenFor(await challengeHere()))).code, code, path)
  }
})

test('the answer of a captcha works once, also when it is sent twenty times at the same time', async (t) => {
  const token = await tokenFor(await challengeHere())
  const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(token)))
  t.equal(answers.filter(({ code }) => code === 'UNAUTHENTICATED').length, 1)
  t.equal(answers.filter(({ code }) => code === 'CAPTCHA').length, 19)
  t.match(await logIn(token), refused)
})

test('a challenge that is expired, changed, of another site or of another network is not accepted', async (t) => {
  const challenge = await challengeHere()
  const { parameters } = challenge
  const token = await tokenFor(challenge)
  const others = [
    { parameters: { ...parameters, data: { site: 'site_01jd0000000000000000000001' } } },
    { parameters: { ...parameters, expiresAt: Number(parameters.expiresAt) + 60 } },
    { parameters: { ...parameters, nonce: '00'.repeat(16) } },
    { signature: '00'.repeat(32) },
  ]
  for (const changes of others) t.match(await logIn(await tokenFor(challenge, changes)), refused)

  const elsewhere = await work.challenge('site_01jd0000000000000000000001')
  t.match(await logIn(await tokenFor(elsewhere)), refused)
  const foreign = await openProofOfWork({ secret: Buffer.alloc(32), useAnswer }).challenge(api.site)
  t.match(await logIn(await tokenFor(foreign)), refused)

  const now = Date.now
  const expired = await tokenFor(await challengeHere())
  Date.now = () => now() + 21 * 60_000
  t.equal(await work.accepts(expired, api.site), false)
  Date.now = now
  t.match(await logIn(token), passed, 'the unchanged challenge is still valid')
})

test('a token of the provider counts if it was made on the host, by a person, and the provider answers', async (t) => {
  t.match(await logIn('good'), passed)
  t.equal(new URLSearchParams(asked.at(-1)).get('secret'), 'secret')
  for (const token of ['elsewhere', 'doubtful', 'old', 'unknown']) t.match(await logIn(token), refused, token)
  const nobody = providerAccepts({ url: 'http://127.0.0.1:1', secret: 'secret' })
  t.equal(await nobody('good', { host: '127.0.0.1' }), false)
})
