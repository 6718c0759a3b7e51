import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 } from 'uuid'
import { z } from 'zod'
import type { MemberId } from '../../../events/kinds.ts'
import { accounts } from '../../commands/accounts.ts'
import type { SecondFactors } from '../../operational/second-factors.ts'
import type { Services } from '../graphql/frame/context.ts'
import { refuseWithin } from '../http/limiter.ts'
import { checked, ProblemError } from '../http/problem.ts'
import { factorCookie, type SignIn } from '../plugins/sessions.ts'
import { refuseReadOnly } from '../read-only.ts'
import { isRecentLogIn } from '../sessions/recent.ts'
import { userOf } from './auth.ts'
import { SessionAnswer } from './shapes.ts'

const CodeBody = z.strictObject({ code: z.string().trim().min(1).max(40) })
const ProofBody = z.strictObject({ password: z.string().max(256).nullish() })

const BeginAnswer = z.object({ status: z.literal('success'), secret: z.string(), uri: z.string() })
const ConfirmAnswer = z.object({ status: z.literal('success'), recovery_codes: z.array(z.string()) })
const State = z.object({
  status: z.literal('success'),
  since: z.iso.datetime().nullable(),
  recovery_codes: z.number(),
})

const wrongCode = new ProblemError(400, 'WRONG_CODE', 'Incorrect code.')

/** Routes for the second factor of log-ins: codes of an authenticator app, or recovery codes. */
export async function secondFactorRoutes(
  app: FastifyInstance,
  {
    services,
    signIn,
    secondFactors,
    https,
    isOffered,
  }: {
    services: Services
    signIn: SignIn
    secondFactors: SecondFactors
    https: boolean
    /** True if members can turn a second factor on. */
    isOffered: boolean
  },
): Promise<void> {
  const { tools, limiter, credentials } = services
  const preHandler = refuseReadOnly(services.maintenance)
  const cookie = factorCookie(https)

  function sessionOf({ session }: FastifyRequest) {
    if (!session) throw new ProblemError(401, 'UNAUTHENTICATED', 'Please log in to continue.')
    return session
  }

  /** Counts a try of a code, from wherever it comes, so that codes cannot be guessed. */
  const countTry = async (member: MemberId) =>
    refuseWithin(await limiter.take('strangers', `factor ${member}`))

  /** Throws unless the log-in is recent or the password is correct. */
  async function prove(request: FastifyRequest, password: string | null | undefined) {
    const session = sessionOf(request)
    if (isRecentLogIn(session)) return session
    refuseWithin(await limiter.take('passwords', `settings ${session.member}`))
    if (!password || !(await credentials.matches(session.member, password)))
      throw new ProblemError(
        403,
        'PASSWORD',
        password ? 'This password is wrong.' : 'Please enter your password.',
      )
    return session
  }

  async function record({ site }: FastifyRequest, member: MemberId, on: boolean) {
    const occurredAt = new Date().toISOString()
    const intent = { commandId: v7(), actor: member, site: site.id, occurredAt, origin: 'live' } as const
    const outcome = await tools.dispatch(accounts, { name: 'changeSecondFactor', member, on }, intent)
    if (!outcome.ok) throw new ProblemError(409, outcome.rejection.code, outcome.rejection.message)
  }

  app.get('/api/auth/second-factor', async (request, _) => {
    const found = await secondFactors.of(sessionOf(request).member)
    const since = found?.since.toISOString() ?? null
    return State.parse({ status: 'success', since, recovery_codes: found?.recoveryCodes ?? 0 })
  })

  async function refuseUnlessOffered() {
    if (!isOffered) throw new ProblemError(404, 'NOT_FOUND', 'Codes for log-ins are not available.')
  }
  const turningOn = { preHandler: [preHandler, refuseUnlessOffered] }

  app.post('/api/auth/second-factor/begin', turningOn, async (request, _) => {
    const { password } = checked(ProofBody, request.body)
    const { member } = await prove(request, password)
    const secret = await secondFactors.begin(member)
    if (secret === null) throw new ProblemError(409, 'CONFLICT', 'Your account already asks for a code.')
    const issuer = encodeURIComponent(request.site.name)
    const uri = `otpauth://totp/${issuer}?secret=${secret}&issuer=${issuer}`
    return BeginAnswer.parse({ status: 'success', secret, uri })
  })

  app.post('/api/auth/second-factor/confirm', turningOn, async (request, _) => {
    const { code } = checked(CodeBody, request.body)
    const { member } = sessionOf(request)
    await countTry(member)
    const codes = await secondFactors.confirm(member, code, () => record(request, member, true))
    if (codes === null) throw wrongCode
    return ConfirmAnswer.parse({ status: 'success', recovery_codes: codes })
  })

  app.post('/api/auth/second-factor/remove', { preHandler }, async (request, _) => {
    const { code } = checked(CodeBody, request.body)
    const { member } = sessionOf(request)
    await countTry(member)
    if (!(await secondFactors.accepts(member, code))) throw wrongCode
    await record(request, member, false)
    await secondFactors.remove(member)
    return State.parse({ status: 'success', since: null, recovery_codes: 0 })
  })

  app.post('/api/auth/second-factor', async (request, reply) => {
    const { code } = checked(CodeBody, request.body)
    const token = request.cookies[cookie] ?? ''
    const waiting = await secondFactors.attempt(token)
    const expired = new ProblemError(401, 'LOG_IN_AGAIN', 'Please log in again.')
    if (!waiting) throw expired
    const { member, passwordHash, remember, entry, initiator } = waiting
    await countTry(member)
    if (!(await secondFactors.accepts(member, code))) throw wrongCode
    if (!(await secondFactors.finish(token))) throw expired
    const user = await userOf(services, member)
    const hash = passwordHash === null ? {} : { hash: passwordHash }
    const who = { member, remember, entry, initiator, proven: true, ...hash }
    const started = user && (await signIn.start(request, reply, who))
    if (!started) throw expired
    reply.clearCookie(cookie, { path: '/', httpOnly: true, sameSite: 'lax', secure: https })
    return SessionAnswer.parse({ status: 'success', user: { ...user, ...started } })
  })
}
