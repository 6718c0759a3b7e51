import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sql } from '../../postgres/sql.ts'
import { outbox, type Shown } from '../../ports/outbox.ts'
import { elapsedText } from '../../rules/writing/elapsed.ts'
import { checked, ProblemError } from '../http/problem.ts'
import { escape, styledPage } from '../http/page.ts'

const linked = (text: string): string =>
  escape(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)

/** Links to other forms of a mail; none for a text message. */
function forms({ html, raw, messageId }: Shown): string {
  const id = new URLSearchParams({ id: messageId })
  const links = [
    html === null ? '' : `<a href="/dev/outbox/html?${id}">This email as HTML</a>`,
    raw === null ? '' : `<a href="/dev/outbox/raw?${id}">This email as sent (.eml)</a>`,
  ].filter(Boolean)
  return links.length > 0 ? `<p class="help">${links.join(' · ')}</p>` : ''
}

const agoText = (sentAt: Date): string => {
  const passed = elapsedText(Date.now() - sentAt.getTime())
  return passed ? `${passed} ago` : 'just now'
}

const article = (sent: Shown): string => `<article>
<h2>${escape(sent.subject)}</h2>
<p>To ${escape(sent.to)}, <time datetime="${sent.sentAt.toISOString()}">${agoText(sent.sentAt)}</time></p>
${linked(sent.text)
  .split('\n\n')
  .map((paragraph) => `<p>${paragraph}</p>`)
  .join('\n')}
</article>
${forms(sent)}`

const Chosen = z.object({ id: z.string().max(300) })

/** GET /dev/outbox: shows the mails and text messages that a network without a mail server or provider has stored, in development only. */
export async function outboxRoute(app: FastifyInstance, { sql }: { sql: Sql }): Promise<void> {
  /** A form of the mail that a query names by its Message-ID. */
  async function chosen<Form extends 'html' | 'raw'>(query: unknown, form: Form) {
    const { id } = checked(Chosen, query)
    const found = (await outbox(sql)).find(({ messageId }) => messageId === id)?.[form]
    if (!found) throw new ProblemError(404, 'NOT_FOUND', 'This email is not in the outbox')
    return found
  }

  app.get('/dev/outbox', async (_, reply) => {
    const letters = await outbox(sql)
    const body = letters.map(article).join('\n') || '<p>No emails or text messages have been sent yet.</p>'
    return reply.type('text/html; charset=utf-8').send(styledPage({ title: 'Outbox', body }, reply.nonce))
  })

  app.get('/dev/outbox/html', async (request, reply) => {
    const html = await chosen(request.query, 'html')
    // A mail has its styles inside; the policy shows that it needs nothing else.
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    return reply.type('text/html; charset=utf-8').send(html)
  })

  app.get('/dev/outbox/raw', async (request, reply) => {
    const raw = await chosen(request.query, 'raw')
    return reply
      .type('message/rfc822')
      .header('content-disposition', 'attachment; filename="email.eml"')
      .send(raw)
  })
}
