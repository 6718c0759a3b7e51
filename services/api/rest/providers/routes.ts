import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authProviders } from '../../../../events/auth-accounts.ts'
import { addressOf } from '../../../rules/routes/address.ts'
import { ProviderError } from '../../../ports/providers.ts'
import { providerNames } from '../../../rules/providers.ts'
import { guardOf, safeRedirect } from '../../../rules/routes/guards.ts'
import { urlFor } from '../../../rules/routes/links.ts'
import { PROVIDER_LOG_IN } from '../../../rules/routes/redirects.ts'
import { limitLogIns } from '../../http/limiter.ts'
import { checked, ProblemError, unavailable } from '../../http/problem.ts'
import { reportedProblem } from '../../plugins/errors.ts'
import { refuseForeign } from '../../http/security.ts'
import { isRecentLogIn } from '../../sessions/proof.ts'
import type { ProviderAnswer } from '../../http/shapes.ts'
import { agreedIn, answerTo, clientOf, expired, notConfirmed, refused, type ProviderTools } from './answer.ts'
import { finishedPage } from './finished-page.ts'
import type { Visit } from './visits.ts'

const Provider = z.object({ provider: z.enum(authProviders) })

/** Query of the address that starts a log-in (spec §7 REST). */
const Start = z.object({
  initiator: z.string().max(200).optional(),
  /** Version and language of the registration wording on screen. */
  wording: z.coerce.number().int().optional(),
  language: z.string().max(35).optional(),
  /** Address of the page that continues in the same window, for browsers that block popups. */
  redirect: z.string().max(2000).optional(),
  /** Present if a member links the account. */
  link: z.string().max(10).optional(),
})

const Callback = z.object({ state: z.string().max(500).optional(), error: z.string().max(500).optional() })

function resultOf(answer: ProviderAnswer, { member }: Visit): string {
  if (answer.status === 'error') return answer.code
  if (member) return 'linked'
  return answer.isNew ? 'new' : 'entered'
}

/** Routes of the log-in at a provider, in a popup or in the same window (spec §7 REST, §4 Login). */
export async function providerRoutes(app: FastifyInstance, tools: ProviderTools): Promise<void> {
  const { services, visits } = tools
  // The popup shows errors as a page, and tells them to the page that opened it.
  app.setErrorHandler<Error>((error, request, reply) => {
    const problem = reportedProblem(error, request)
    if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
    keepOpener(reply).code(problem.statusCode).type('text/html; charset=utf-8')
    return reply.send(finishedPage(refused(problem), addressOf(request).origin, reply.nonce))
  })
  const callbackOf = (request: FastifyRequest, provider: string) =>
    `${addressOf(request).origin}/api/auth/${provider}/callback`

  /** Keeps the popup's connection with the page that opened it, although their origins differ meanwhile. */
  const keepOpener = (reply: FastifyReply) => reply.header('cross-origin-opener-policy', 'unsafe-none')

  const starting = { preHandler: [refuseForeign, limitLogIns(services.limiter)] }
  app.get('/api/auth/:provider(google|facebook)/login', starting, async (request, reply) => {
    const { provider } = checked(Provider, request.params)
    const query = checked(Start, request.query)
    const client = await clientOf(services, request, provider)
    const agreed = await agreedIn(services, request, query)
    const member = query.link === undefined ? null : (request.session?.member ?? null)
    if (query.link !== undefined && !member)
      throw new ProblemError(401, 'UNAUTHENTICATED', 'Please log in to continue.')
    if (member && request.session && !isRecentLogIn(request.session))
      throw new ProblemError(403, 'LOG_IN_AGAIN', 'Please log in again to link an account.')
    const started = await services.providers.start(client, callbackOf(request, provider)).catch((error) => {
      if (!(error instanceof ProviderError)) throw error
      request.log.warn({ error: error.message }, 'a provider of log-ins does not answer')
      throw new ProblemError(503, unavailable.code, unavailable.message, unavailable.retryAfter)
    })
    const { url, ...secrets } = started
    const redirect =
      query.redirect === undefined ? null : safeRedirect(query.redirect, addressOf(request).origin)
    const { initiator } = query
    const visit = { ...client, ...secrets, site: request.site.id, agreed, redirect, member, initiator }
    await visits.save(request, reply, visit)
    return keepOpener(reply).redirect(url.href, 303)
  })

  async function finish(request: FastifyRequest, reply: FastifyReply, visit: Visit) {
    const { provider } = visit
    const { state = '', error } = checked(Callback, request.query)
    if (error !== undefined)
      return refused({ code: 'CANCELLED', message: `You didn't log in with ${providerNames[provider]}.` })
    const address = new URL(callbackOf(request, provider))
    address.search = addressOf(request).search
    try {
      const identity = await services.providers.finish(visit, address, { ...visit, state })
      return await answerTo(tools, { request, reply }, { ...visit, identity })
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      request.log.warn({ error: error.message }, 'the answer of a provider was rejected')
      return refused(notConfirmed(provider))
    }
  }

  const finishing = { preHandler: limitLogIns(services.limiter) }
  app.get('/api/auth/:provider(google|facebook)/callback', finishing, async (request, reply) => {
    const { provider } = checked(Provider, request.params)
    const { state } = checked(Callback, request.query)
    const taken = state === undefined ? null : await visits.take(request, state)
    const visit = taken?.provider === provider && taken.site === request.site.id ? taken : null
    const answer = visit ? await finish(request, reply, visit) : refused(expired)
    keepOpener(reply)
    const { origin } = addressOf(request)
    if (!visit || visit.redirect === null)
      return reply.type('text/html; charset=utf-8').send(finishedPage(answer, origin, reply.nonce))
    const wanted = new URL(visit.redirect, origin)
    if (answer.status === 'error' && answer.code === 'SECOND_FACTOR')
      return reply.redirect(urlFor.secondFactor(wanted.pathname + wanted.search + wanted.hash), 303)
    // A page that needs an account would lose the answer on its way to the log-in.
    const mustLogIn = answer.status === 'error' && !request.session && guardOf(visit.redirect).needs
    const target = mustLogIn ? new URL(urlFor.login(visit.redirect), origin) : wanted
    target.searchParams.set(PROVIDER_LOG_IN, resultOf(answer, visit))
    return reply.redirect(target.pathname + target.search + target.hash, 303)
  })
}
