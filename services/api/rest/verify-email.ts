import type { FastifyInstance } from 'fastify'
import { v7 } from 'uuid'
import { z } from 'zod'
import { accounts } from '../../commands/accounts.ts'
import { holderOf, useUp } from '../../operational/tokens.ts'
import type { Services } from '../graphql/context.ts'
import { caughtUp } from '../graphql/mutate.ts'
import { checked, Problem } from '../problem.ts'
import { readOnlySentence, RETRY_AFTER } from '../read-only.ts'
import { escape, page } from './page.ts'

const Query = z.object({ token: z.string().max(100) })

const sorry = page(
  'This link does not work any more',
  `<p>It works once, for a day. If your account is not verified yet, log in and ask for a new email.</p>
<p><a href="/member-login">Log in</a></p>`,
)

/** What is shown during maintenance: the link is not used up. */
const later = (maintenance: Parameters<typeof readOnlySentence>[0]) =>
  page(
    'Please open this link again later',
    `<p>${escape(readOnlySentence(maintenance))}</p>
<p>The link goes on working.</p>`,
  )

/** GET /api/auth/verify-email?token=…: the link of the verification mail. */
export async function verifyEmailRoute(
  app: FastifyInstance,
  { services }: { services: Services },
): Promise<void> {
  const { sql, tools } = services

  app.get('/api/auth/verify-email', async (request, reply) => {
    const { token } = checked(Query, request.query)
    const maintenance = services.maintenance.current()
    if (maintenance) {
      reply.code(503).header('retry-after', RETRY_AFTER).type('text/html; charset=utf-8')
      return reply.send(later(maintenance))
    }
    const member = await holderOf(sql, 'verify-email', token)
    if (!member) return reply.code(410).type('text/html; charset=utf-8').send(sorry)
    const outcome = await tools.dispatch(
      accounts,
      { name: 'verify', member, by: 'email' },
      {
        commandId: v7(),
        actor: member,
        site: request.site.id,
        occurredAt: new Date().toISOString(),
        origin: 'live',
      },
    )
    if (!outcome.ok) throw new Problem(409, outcome.rejection.code, outcome.rejection.message)
    await useUp(sql, token)
    if (outcome.position !== null) await caughtUp(services, ['MemberVerified'], outcome.position)
    return reply.redirect('/?just-verified')
  })
}
