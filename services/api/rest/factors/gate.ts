import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { canLogIn } from '../../../commands/names/addresses.ts'
import type { Waiting, WaitingLogIns } from '../../../operational/factors/pending-second-factor.ts'
import type { Services } from '../../graphql/frame/context.ts'
import { ProblemError, unavailable } from '../../http/problem.ts'
import { privateCookie } from '../../http/cookies.ts'
import type { SignIn } from '../../plugins/session-cookie.ts'
import { userOf } from '../auth.ts'
import { SessionAnswer, type SessionUser } from '../../http/shapes.ts'

/** A log-in of a member who can still log in. */
type Attempt = Waiting & { user: SessionUser }

/** The log-in of a browser that waits for its second factor. All functions throw LOG_IN_AGAIN if there is none. */
export interface Gate {
  find: (request: FastifyRequest) => Promise<Waiting>
  /** The same, counting a try, if the member can still log in: no code may be used up otherwise. */
  attempt: (request: FastifyRequest) => Promise<Attempt>
  /** Starts the session of a log-in whose second factor was right. */
  pass: (
    request: FastifyRequest,
    reply: FastifyReply,
    attempt: Attempt,
  ) => Promise<z.output<typeof SessionAnswer>>
}

export function openGate({
  services,
  signIn,
  waitingLogIns,
  https,
}: {
  services: Services
  signIn: SignIn
  waitingLogIns: WaitingLogIns
  https: boolean
}): Gate {
  const { name, attributes } = privateCookie('factor', https)
  const tokenOf = ({ cookies }: FastifyRequest) => cookies[name] ?? ''
  const ended = (...why: string[]) =>
    new ProblemError(401, 'LOG_IN_AGAIN', [...why, 'Please log in again.'].join(' '))
  function found<Found>(waiting: Found | null | false): Found {
    if (!waiting) throw ended('This took too long.')
    return waiting
  }
  return {
    find: async (request) => found(await waitingLogIns.find(tokenOf(request))),
    async attempt(request) {
      const waiting = found(await waitingLogIns.attempt(tokenOf(request)))
      if (!(await canLogIn(services.tools, waiting.member))) throw ended()
      const user = await userOf(services, waiting.member)
      if (!user) throw new ProblemError(503, unavailable.code, unavailable.message, unavailable.retryAfter)
      return { ...waiting, user }
    },
    async pass(request, reply, { user, member, passwordHash, remember, entry, initiator }) {
      if (!(await waitingLogIns.finish(tokenOf(request)))) throw ended('This log-in was already used.')
      const hash = passwordHash === null ? {} : { hash: passwordHash }
      const who = { member, remember, entry, initiator, proven: true, ...hash }
      const started = await signIn.start(request, reply, who)
      if (!started) throw ended('Your password was changed meanwhile.')
      reply.clearCookie(name, attributes)
      return SessionAnswer.parse({ status: 'success', user: { ...user, ...started } })
    },
  }
}
