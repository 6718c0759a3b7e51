import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { savePending } from '../../../operational/pending-log-ins.ts'
import { ProviderError } from '../../../ports/providers.ts'
import { acceptForms } from '../../http/forms.ts'
import { limitLogIns } from '../../http/limiter.ts'
import { checked, ProblemError } from '../../http/problem.ts'
import { refusingWith } from '../../plugins/errors.ts'
import { agreedIn, answerTo, clientOf, expired, notConfirmed, refused, type ProviderTools } from './answer.ts'

/** Form of POST /api/auth/one-tap (spec §7 REST): Google's ID token, and the wording on screen. */
const OneTapBody = z.object({
  credential: z.string().min(1).max(5000),
  g_csrf_token: z.string().max(200).optional(),
  wording: z.coerce.number().int().optional(),
  language: z.string().max(35).optional(),
  initiator: z.string().max(200).optional(),
})

/** Time for which a used ID token is remembered; tokens are older than that when they are rejected for their age. */
const USED_MINUTES = 60

/** Route of Google One Tap (spec §7 REST). */
export async function oneTapRoute(app: FastifyInstance, tools: ProviderTools): Promise<void> {
  const { services } = tools
  await app.register(async (form) => {
    acceptForms(form)
    const options = { preHandler: limitLogIns(services.limiter), ...refusingWith({ user: null }) }
    form.post('/api/auth/one-tap', options, async (request, reply) => {
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
      const answer = await answerTo(
        tools,
        { request, reply },
        { identity, agreed, member: null, initiator: body.initiator },
      )
      return reply.code(answer.status === 'success' ? 200 : 409).send(answer)
    })
  })
}
