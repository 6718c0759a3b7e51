import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Sql } from '../../postgres/sql.ts'
import { outbox, type Shown } from '../../ports/outbox.ts'
import { checked, ProblemError } from '../http/problem.ts'
import { escape, styledPage } from '../http/page.ts'

const linked = (text: string): string =>
  escape(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)

const asHtml = ({ html, messageId }: Shown): string =>
  html === null
    ? ''
    : `<p class="help"><a href="/dev/outbox/html?${new URLSearchParams({ id: messageId })}">This email as HTML</a></p>`

const article = (sent: Shown): string => `<article>
<h2>${escape(sent.subject)}</h2>
<p>To ${escape(sent.to)}, <time>${sent.sentAt.toISOString()}</time></p>
${linked(sent.text)
  .split('\n\n')
  .map((paragraph) => `<p>${paragraph}</p>`)
  .join('\n')}
</article>
${asHtml(sent)}`

const Chosen = z.object({ id: z.string().max(300) })

/** GET /dev/outbox: shows the mails and text messages that a network without a mail server or provider has stored, in development only. */
export async function outboxRoute(app: FastifyInstance, { sql }: { sql: Sql }): Promise<void> {
  app.get('/dev/outbox', async (_, reply) => {
    const letters = await outbox(sql)
    const body = letters.map(article).join('\n') || '<p>No emails or text messages have been sent yet.</p>'
    return reply.type('text/html; charset=utf-8').send(styledPage({ title: 'Outbox', body }, reply.nonce))
  })

  app.get('/dev/outbox/html', async (request, reply) => {
    const { id } = checked(Chosen, request.query)
    const html = (await outbox(sql)).find(({ messageId }) => messageId === id)?.html
    if (!html) throw new ProblemError(404, 'NOT_FOUND', 'This email is not in the outbox')
    // A mail has its styles inside; the policy shows that it needs nothing else.
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    return reply.type('text/html; charset=utf-8').send(html)
  })
}
