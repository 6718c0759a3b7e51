import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mail } from '../../../commands/mail.ts'
import { liveIntent } from '../../../commands/frame/intent.ts'
import { addressKey, findMemberByEmail } from '../../../commands/names/addresses.ts'
import { suppress } from '../../../operational/suppressions.ts'
import { mailEventsIn } from '../../../ports/mail-events.ts'
import type { Services } from '../../graphql/frame/context.ts'
import { ProblemError } from '../../http/problem.ts'
import { refuseReadOnly } from '../../read-only.ts'

/**
 * POST /api/mail-events, for the mail provider: suppresses addresses to which mail came back or whose reader complained.
 * A complaint also stops the member's mail that the account does not need. Repeated reports change nothing.
 */
export async function mailEventsRoute(
  app: FastifyInstance,
  { services, secret }: { services: Services; secret: Uint8Array },
): Promise<void> {
  const { sql, tools, maintenance } = services
  await app.register(async (scope) => {
    // The signature is of the body's bytes, so the body must not be parsed before it is verified.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_: FastifyRequest, body: string) => body,
    )
    const preHandler = refuseReadOnly(maintenance)
    scope.post('/api/mail-events', { preHandler }, async (request: FastifyRequest, reply: FastifyReply) => {
      const body = typeof request.body === 'string' ? request.body : ''
      const events = mailEventsIn(secret, { headers: request.headers, body })
      if (!events) throw new ProblemError(401, 'UNAUTHENTICATED', 'This report has no valid signature')
      for (const { email, what } of events) {
        await suppress(sql, addressKey(tools, email), what)
        const member = what === 'complaint' ? await findMemberByEmail(tools, email) : null
        const command = { name: 'chooseMail', wanted: false, form: 'complaint' } as const
        if (member) await tools.dispatch(mail, { ...command, member }, liveIntent('system', null))
      }
      return reply.code(204).send()
    })
  })
}
