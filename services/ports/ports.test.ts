import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test, type Test } from 'tap'
import { testPostgres } from '../../scripts/testing/services.ts'
import { migrate } from '../postgres/migrate.ts'
import { openPool, sqlOver } from '../postgres/sql.ts'
import { fetchSmall } from './fetch-small.ts'
import { openMailer, smtpMailer } from './mail.ts'
import { mailEventsIn } from './mail-events.ts'
import { outbox } from './outbox.ts'
import { httpTexter, openTexter } from './texts.ts'
import { signedReport } from './testing/reports.ts'
import { smtpServer, textServer } from './testing/servers.ts'

async function database(t: Test) {
  const pool = openPool(await testPostgres(t), [])
  t.teardown(() => pool.end())
  await migrate(pool)
  return sqlOver(pool)
}

const mail = {
  to: 'ada@example.org',
  subject: 'Ça va',
  text: '.a line that starts with a dot\n\nÀ bientôt',
  messageId: '<1.hello@example.org>',
  from: 'Living with Lupus',
  html: '<p>À bientôt</p>',
  unsubscribe: null,
}
const text = { to: '+15550100123', text: '123456 is your code', id: '1.verification-text' }

test('a mail goes over SMTP with its recipient, subject, text and Message-ID, which is the same at every attempt', async (t) => {
  const { heard, url } = await smtpServer(t)
  const mailer = smtpMailer(url, 'no-reply@example.org')
  await mailer.send(mail)
  await mailer.send(mail)
  mailer.close()
  const count = (line: string) => heard.filter((one) => one === line).length
  t.equal(count('RCPT TO:<ada@example.org>'), 2)
  t.equal(count('MAIL FROM:<no-reply@example.org>'), 2)
  t.equal(count('Message-ID: <1.hello@example.org>'), 2)
  t.match(heard.join('\n'), /Subject: =\?UTF-8\?Q\?=C3=87a_va\?=/)
  t.equal(count('From: Living with Lupus <no-reply@example.org>'), 2)
  t.equal(count('Auto-Submitted: auto-generated'), 2)
  t.match(heard.join('\n'), /Content-Type: text\/html.*\n(?:.*\n)*<p>=C3=80 bient=C3=B4t<\/p>/)
  t.notMatch(heard.join('\n'), /List-Unsubscribe/, 'nobody can unsubscribe from what the account needs')
  t.match(heard.join('\n'), /\n(\.\.|=2E)a line that starts with a dot\n\n=C3=80 bient=C3=B4t/)
})

test('a mail that the account does not need can be unsubscribed from with one click', async (t) => {
  const { heard, url } = await smtpServer(t)
  const mailer = smtpMailer(url, 'no-reply@example.org')
  await mailer.send({ ...mail, unsubscribe: 'https://lupus.example/api/unsubscribe?hash=1' })
  mailer.close()
  t.ok(heard.includes('List-Unsubscribe: <https://lupus.example/api/unsubscribe?hash=1>'))
  t.ok(heard.includes('List-Unsubscribe-Post: List-Unsubscribe=One-Click'))
})

test('a mail counts as sent only if the mail server accepts its recipient', async (t) => {
  const { url } = await smtpServer(t, { refusal: '550 unknown' })
  const mailer = smtpMailer(url, 'no-reply@example.org')
  await t.rejects(mailer.send(mail))
  mailer.close()
  const nobody = smtpMailer('smtp://127.0.0.1:1', 'no-reply@example.org')
  await t.rejects(nobody.send(mail))
})

test('a text message goes to the provider with its key, sender and an idempotency key', async (t) => {
  const { heard, provider } = await textServer(t, 202)
  await httpTexter(provider).send(text)
  const headers = {
    authorization: 'Bearer secret',
    'content-type': 'application/json',
    'idempotency-key': '1.verification-text',
  }
  const body = { from: '+15550100', to: '+15550100123', text: '123456 is your code' }
  t.match(heard, [{ method: 'POST', headers, body }])
})

test('a text message counts as sent only if the provider accepts it in time, and the error does not contain the number', async (t) => {
  for (const status of [302, 400, 500, undefined]) {
    const { provider } = await textServer(t, status)
    const error = await httpTexter(provider, { timeoutMs: 200 })
      .send(text)
      .then(
        () => null,
        (error: Error) => error,
      )
    t.ok(error, `after the answer ${status}`)
    t.notMatch(String(error), /5550100123/)
  }
})

test('without a mail server and a provider, mails and text messages are stored once each', async (t) => {
  const sql = await database(t)
  const mailer = openMailer({ publicUrl: 'http://localhost' }, sql)
  const texter = openTexter(null, sql)
  for (let attempt = 0; attempt < 2; attempt++) {
    await mailer.send(mail)
    await texter.send(text)
  }
  const stored = (await outbox(sql)).toSorted((one, other) => one.to.localeCompare(other.to))
  const { from: _, ...kept } = mail
  t.match(stored, [{ to: text.to, subject: 'Text message', text: text.text }, kept])
  t.equal(stored.length, 2)
})

test('reports of a mail provider count only if they are signed, new and complete', async (t) => {
  const secret = Buffer.from('a secret of the mail provider')
  const read = (type: string, data: object, change: object = {}) =>
    mailEventsIn(secret, { ...signedReport(secret, { type, data }), ...change })
  const to = ['ada@example.org']
  const bounced = [{ email: 'ada@example.org', what: 'bounce' }]
  t.same(read('email.bounced', { to, bounce: { type: 'Permanent' } }), bounced)
  t.same(read('email.bounced', { to }), bounced)
  t.same(read('email.complained', { to }), [{ email: 'ada@example.org', what: 'complaint' }])
  t.same(read('email.bounced', { to, bounce: { type: 'Transient' } }), [], 'a full mailbox')
  t.same(read('email.delivered', { to }), [])

  t.equal(read('email.bounced', { to: 'ada@example.org' }), null, 'malformed')
  t.equal(read('email.bounced', { to }, { body: '{}' }), null, 'another body')
  t.equal(read('email.bounced', { to }, { headers: {} }), null)
  const foreign = signedReport(Buffer.from('another secret'), { type: 'email.bounced', data: { to } })
  t.equal(mailEventsIn(secret, foreign), null)
  const old = signedReport(secret, { type: 'email.bounced', data: { to } })
  t.equal(mailEventsIn(secret, old, Date.now() + 10 * 60_000), null)
})

test('an answer of a provider is read only if it is small', async (t) => {
  const answer = JSON.stringify('x'.repeat(199_998))
  const server = createServer(({ url }, response) => response.end(url === '/' ? answer : `${answer} `))
  server.listen(0, '127.0.0.1')
  t.teardown(() => server.close().closeAllConnections())
  await once(server, 'listening')
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  t.equal((await (await fetchSmall(at, {})).text()).length, 200_000)
  await t.rejects((await fetchSmall(`${at}/more`, {})).json(), { message: 'The answer is too large' })
})
