import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { urlFor } from '../../../rules/routes/links.ts'
import { mailedPath } from '../../../rules/routes/mailed-links.ts'
import type { Services } from '../../graphql/frame/context.ts'
import { acceptForms } from '../../http/forms.ts'
import { checked } from '../../http/problem.ts'
import { MailLink, unsubscribe } from '../../graphql/mail-choices/unsubscribe.ts'
import { readOnlySentence, RETRY_AFTER } from '../../read-only.ts'
import { escape, styledPage, type Styled } from '../../http/page.ts'

const done: Styled = {
  title: "You're unsubscribed",
  body: `<p>We'll only email you what your account needs.</p>`,
}

const dead: Styled = {
  title: 'This link is incomplete',
  body: `<p>Please use the whole link from the email, or <a href="${urlFor.unsubscribe()}">log in to unsubscribe</a>.</p>`,
}

/**
 * /api/unsubscribe, the address for one-click unsubscribing in the headers of mails (RFC 8058). Mail programs send a
 * POST, and so does the page without JavaScript. GET changes nothing, because mail scanners open links; it leads to
 * the page.
 */
export async function unsubscribeRoute(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  app.get('/api/unsubscribe', async ({ query }, reply) =>
    reply.redirect(mailedPath.emailUnsubscribe(checked(MailLink, query)), 303),
  )

  await app.register(async (form) => {
    acceptForms(form)
    // The standard allows this type too. Everything that counts is in the address.
    form.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, async () => ({}))
    form.post('/api/unsubscribe', async (request: FastifyRequest, reply: FastifyReply) => {
      const link = checked(MailLink, request.query)
      const send = (status: number, page: Styled) =>
        reply.code(status).type('text/html; charset=utf-8').send(styledPage(page, reply.nonce))
      const maintenance = services.maintenance.current()
      if (maintenance) {
        const body = `<p>${escape(readOnlySentence(maintenance))}</p>`
        reply.header('retry-after', RETRY_AFTER)
        return send(503, { title: 'Please try again later', body })
      }
      const outcome = await unsubscribe(services, link, { site: request.site.id, form: 'one-click' })
      return outcome?.ok ? send(200, done) : send(400, dead)
    })
  })
}
