import type { FastifyInstance } from 'fastify'
import type { Sql } from '../../postgres/sql.ts'
import { outbox, type Shown } from '../../ports/outbox.ts'
import { escape, styledPage } from './page.ts'

const linked = (text: string): string =>
  escape(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)

const article = ({ to, subject, text, sentAt }: Shown): string => `<article>
<h2>${escape(subject)}</h2>
<p>To ${escape(to)}, <time>${sentAt.toISOString()}</time></p>
${linked(text)
  .split('\n\n')
  .map((paragraph) => `<p>${paragraph}</p>`)
  .join('\n')}
</article>`

/** GET /dev/outbox: shows the mails and text messages that a network without a mail server or provider has stored, in development only. */
export async function outboxRoute(app: FastifyInstance, { sql }: { sql: Sql }): Promise<void> {
  app.get('/dev/outbox', async (_, reply) => {
    const letters = await outbox(sql)
    const body = letters.map(article).join('\n') || '<p>No emails or text messages have been sent yet.</p>'
    return reply.type('text/html; charset=utf-8').send(styledPage({ title: 'Outbox', body }, reply.nonce))
  })
}
