import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { liveIntent } from '../../commands/frame/intent.ts'
import { accounts } from '../../commands/accounts.ts'
import { secondFactors as factors } from '../../commands/second-factors.ts'
import type { MemberId } from '../../../events/kinds.ts'
import { stepId, uuidOf } from '../../commands/frame/ids.ts'
import { accountNamed, addressNamed, addressOf } from '../../commands/names/addresses.ts'
import { unlinkUnvouched } from '../../commands/names/linked-accounts.ts'
import type { SecondFactors } from '../../operational/factors/second-factors.ts'
import { hashOf } from '../../operational/secrets.ts'
import type { Services } from '../graphql/frame/context.ts'
import { networkOf } from '../http/address.ts'
import { refuseWithin } from '../http/limiter.ts'
import { checked, ProblemError, unavailable } from '../http/problem.ts'
import { refusingWith } from '../plugins/errors.ts'
import type { SignIn } from '../plugins/session-cookie.ts'
import { refuseReadOnly } from '../read-only.ts'
import { commonPassword, userOf } from './auth.ts'
import { refuseRobots } from './captcha.ts'
import { isCommonPassword } from './common-passwords.ts'
import { memberOfLink } from './links.ts'
import { RequestResetAnswer, RequestResetBody, ResetBody, SessionAnswer } from '../http/shapes.ts'

const deadLink = {
  code: 'LINK_EXPIRED',
  message: 'This link no longer works. Please request a new one.',
}

/** Routes to choose a new password by a mailed link (spec §7 REST). */
export async function passwordResetRoutes(
  app: FastifyInstance,
  { services, signIn, secondFactors }: { services: Services; signIn: SignIn; secondFactors: SecondFactors },
): Promise<void> {
  const { tools, credentials, limiter } = services

  async function limitResets({ ip }: FastifyRequest) {
    refuseWithin(await limiter.take('resets', networkOf(ip)))
  }
  const preHandler = [refuseReadOnly(services.maintenance), limitResets]

  async function findAndRecord(name: string, request: FastifyRequest) {
    const member = await accountNamed(tools, name, credentials.claimants)
    if (!member) return
    const command = { name: 'requestPasswordReset', member } as const
    await tools.dispatch(accounts, command, liveIntent('system', request.site.id))
  }

  /** Removes ways to log in that a stranger could have added who registered with an address that is not theirs. */
  async function dropForeign(request: FastifyRequest, member: MemberId, reset: string) {
    const step = (name: string) => liveIntent(member, request.site.id, stepId(reset, name))
    await unlinkUnvouched(tools, step('unlink'))
    const command = { name: 'resetSecondFactors', member, by: 'password-reset' } as const
    await secondFactors.reset(member, async () => {
      await tools.dispatch(factors, command, step('second factor'))
    })
  }

  // Everything that depends on the existence of an account happens after the answer, so that neither its content nor
  // its time tells who is a member.
  const background = openBackground(app)
  const asked = [...preHandler, refuseRobots(services)]
  app.post('/api/auth/request-password-reset', { preHandler: asked }, async (request, reply) => {
    const { email_or_username } = checked(RequestResetBody, request.body)
    reply.raw.once('close', () =>
      background.start(() => findAndRecord(email_or_username, request), request.log),
    )
    return RequestResetAnswer.parse({ status: 'success' })
  })

  const resetting = { preHandler, ...refusingWith({ user: null }) }
  app.post('/api/auth/reset-password', resetting, async (request, reply) => {
    const { email_or_username, reset_key, password } = checked(ResetBody, request.body)
    const refuse = (status: number, answer: { code: string; message: string }) => {
      reply.code(status)
      return SessionAnswer.parse({ status: 'error', user: null, ...answer })
    }
    const member = await memberOfLink(services, 'reset-password', reset_key)
    const email = member && (await addressNamed(tools, { member, name: email_or_username }))
    if (!member || email === null) return refuse(410, deadLink)
    if (await isCommonPassword(password)) return refuse(400, commonPassword)
    const user = await userOf(services, member)
    if (!user) throw new ProblemError(503, unavailable.code, unavailable.message, unavailable.retryAfter)

    const address = await addressOf(tools, email)
    const hash = await credentials.hash(address, password)
    // The event comes first: if the process ends in between, the link still works, and its next use repeats the command.
    const commandId = uuidOf(0, `reset password ${hashOf(reset_key).toString('hex')}`)
    const command = { name: 'resetPassword', member } as const
    const outcome = await tools.dispatch(accounts, command, liveIntent(member, request.site.id, commandId))
    if (!outcome.ok) return refuse(409, outcome.rejection)
    if (address.holder !== member) await dropForeign(request, member, commandId)
    const ended = await credentials.reset({ token: reset_key, key: address.key, hash })
    if (ended === null) return refuse(410, deadLink)
    await services.sessions.announceEnds(ended)
    const started = await signIn.start(request, reply, { member, remember: true, hash, entry: 'reset' })
    if (!started) return refuse(410, deadLink)
    return SessionAnswer.parse({ status: 'success', user: { ...user, ...started } })
  })
}

/** Runs work that no request waits for; the closing API does. */
function openBackground(app: FastifyInstance) {
  const running = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(running)
  })
  return {
    start(work: () => Promise<void>, logger: Pick<FastifyBaseLogger, 'error'>) {
      const done = work()
        .catch((error: Error) => logger.error({ error: error.name }, 'a password reset was not recorded'))
        .finally(() => running.delete(done))
      running.add(done)
    },
  }
}
