import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 } from 'uuid'
import { z } from 'zod'
import { unlinkAccount } from '../../../commands/names/auth-accounts.ts'
import { passwordChosenAt } from '../../../operational/own-data.ts'
import { savePending } from '../../../operational/pending-log-ins.ts'
import { ProviderError } from '../../../ports/providers.ts'
import { caughtUp } from '../../graphql/frame/mutate.ts'
import { networkOf } from '../../http/address.ts'
import { refuseWithin } from '../../http/limiter.ts'
import { checked, ProblemError } from '../../http/problem.ts'
import { refuseReadOnly } from '../../read-only.ts'
import { isRecentLogIn } from '../../sessions/recent.ts'
import { UnlinkAnswer, UnlinkBody } from '../shapes.ts'
import { agreedIn, answerTo, clientOf, expired, notConfirmed, refused, type ProviderTools } from './answer.ts'

/** Form of POST /api/auth/one-tap (spec §7 REST): Google's ID token, and the wording on screen. */
const OneTapBody = z.object({
  credential: z.string().min(1).max(5000),
  g_csrf_token: z.string().max(200).optional(),
  wording: z.coerce.number().int().optional(),
  language: z.string().max(35).optional(),
})

/** Time for which a used ID token is remembered; tokens are older than that when they are rejected for their age. */
const USED_MINUTES = 60

/** Routes of Google One Tap, and of unlinking an account (spec §7 REST). */
export async function oneTapRoutes(app: FastifyInstance, tools: ProviderTools): Promise<void> {
  const { services } = tools
  const limitLogIns = async ({ ip }: FastifyRequest) =>
    refuseWithin(await services.limiter.take('logIns', networkOf(ip)))

  await app.register(async (form) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    form.post('/api/auth/one-tap', { preHandler: limitLogIns }, async (request, reply) => {
      const body = checked(OneTapBody, request.body)
      // Google's library sends the token twice, as a cookie and in the form.
      if (body.g_csrf_token !== request.cookies.g_csrf_token)
        throw new ProblemError(403, 'FORBIDDEN', 'Requests from other sites are not allowed')
      const client = await clientOf(services, request, 'google')
      const agreed = await agreedIn(services, request, body)
      const identity = await services.providers.verify(client, body.credential).catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error
        request.log.warn({ error: error.message }, 'an ID token was rejected')
        return null
      })
      if (!identity) return reply.code(401).send(refused(notConfirmed('google')))
      // Its signature can be written in several ways.
      const signed = body.credential.slice(0, body.credential.lastIndexOf('.'))
      const used = { key: `used ${signed}`, browser: signed, data: {}, member: null }
      if (!(await savePending(services.sql, used, USED_MINUTES)))
        return reply.code(401).send(refused(expired))
      const answer = await answerTo(tools, { request, reply }, { identity, agreed, member: null })
      return reply.code(answer.status === 'success' ? 200 : 409).send(answer)
    })
  })

  const preHandler = refuseReadOnly(services.maintenance)
  app.post('/api/auth/unlink-social', { preHandler }, async ({ body, session, site }) => {
    const { auth_account_id: account } = checked(UnlinkBody, body)
    if (!session) throw new ProblemError(401, 'UNAUTHENTICATED', 'Please log in to continue.')
    if (!isRecentLogIn(session))
      throw new ProblemError(403, 'LOG_IN_AGAIN', 'Please log in again to unlink an account.')
    const hasOtherWay = (await passwordChosenAt(services.sql, session.member)) !== null
    const outcome = await unlinkAccount(
      services.tools,
      { account, hasOtherWay },
      {
        commandId: v7(),
        actor: session.member,
        site: site.id,
        occurredAt: new Date().toISOString(),
        origin: 'live',
      },
    )
    if (!outcome.ok) throw new ProblemError(409, outcome.rejection.code, outcome.rejection.message)
    if (outcome.position !== null) await caughtUp(services, ['AuthAccountUnlinked'], outcome.position)
    return UnlinkAnswer.parse({ status: 'success' })
  })
}
