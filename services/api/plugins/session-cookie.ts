import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MemberId } from '../../../events/kinds.ts'
import type { Sql } from '../../postgres/sql.ts'
import { deviceOf } from '../../operational/device.ts'
import type { SecondFactors } from '../../operational/factors/second-factors.ts'
import type { WaitingLogIns } from '../../operational/factors/pending-second-factor.ts'
import { recordSignIn, type Entry } from '../../operational/sign-ins.ts'
import {
  handOverSession,
  PasswordChangedError,
  SESSION_DAYS,
  noteFactor,
  startSession,
  type Session,
} from '../../operational/sessions.ts'
import { initiatorIn } from '../../rules/initiators.ts'
import { signIns } from '../../telemetry/metrics.ts'
import { privateCookie } from '../http/cookies.ts'
import { ProblemError } from '../http/problem.ts'
import { networkOf } from '../http/address.ts'
import type { SessionUser } from '../http/shapes.ts'
import type { Devices } from '../sessions/devices.ts'
import type { Sessions } from '../sessions/sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Session that the cookie of the request identifies; null without a valid cookie. */
    session: Session | null
  }
}

/** A member who has proved to own an account. `entry` is 'log-in' by default. */
interface Entrant {
  member: MemberId
  remember: boolean
  /** Hash of the password with which the member logged in. */
  hash?: string
  entry?: Entry
  /** What made the person sign in, as the request names it. */
  initiator?: string | null | undefined
  /** True if the member has also given a second factor, or used a passkey. */
  proven?: boolean
}

/** A member's session on another host of the network, which is handed over to this one. */
type Handed = Pick<Session, 'member' | 'root'>

type LastLogIn = Pick<SessionUser, 'lastLoginAt'>

export const lastLogInOf = ({ previousLogIn }: Pick<Session, 'previousLogIn'>): LastLogIn => ({
  lastLoginAt: previousLogIn?.toISOString() ?? null,
})

/** Error for a log-in that needs a second factor next, to which the cookie of the response belongs. */
const secondFactorNeeded = new ProblemError(
  401,
  'SECOND_FACTOR',
  'Your account asks for a second step. Use your passkey, your authenticator app or a recovery code.',
)

/** Starts and ends the sessions of requests. */
export interface SignIn {
  /**
   * Ends the request's session, starts a new one, sets its cookie and remembers the device. Returns the time of the
   * member's last log-in before; null if `hash` is an old password's. Throws SECOND_FACTOR if a code is needed first.
   */
  start: (request: FastifyRequest, reply: FastifyReply, who: Entrant) => Promise<LastLogIn | null>
  /** Starts the session of a log-in on another host; false if that session has ended. It is not a sign-in. */
  handOver: (request: FastifyRequest, reply: FastifyReply, handed: Handed) => Promise<boolean>
  end: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
}

/** Reads the session of every request to the routes of this scope. */
export async function readSessions(
  app: FastifyInstance,
  {
    sql,
    sessions,
    https,
    devices,
    secondFactors,
    waitingLogIns,
    digestOf,
  }: {
    sql: Sql
    sessions: Sessions
    https: boolean
    devices: Devices
    secondFactors: SecondFactors
    waitingLogIns: WaitingLogIns
    digestOf: (network: string) => Buffer
  },
): Promise<SignIn> {
  const { name, attributes } = privateCookie('session', https)
  const factor = privateCookie('factor', https)

  await app.register(cookie)
  app.decorateRequest('session', null)
  app.addHook('onRequest', async (request) => {
    const token = request.cookies[name]
    request.session = token ? await sessions.find(token) : null
  })

  async function end(request: FastifyRequest, reply: FastifyReply) {
    const { session } = request
    if (session) await sessions.end(session)
    if (request.cookies[name]) reply.clearCookie(name, attributes)
  }

  const clientOf = ({ headers, ip }: FastifyRequest) => ({
    device: deviceOf(headers['user-agent']),
    network: digestOf(networkOf(ip)),
  })
  const setToken = (reply: FastifyReply, token: string, { remembered }: Pick<Session, 'remembered'>) =>
    reply.setCookie(name, token, { ...attributes, ...(remembered && { maxAge: SESSION_DAYS * 86_400 }) })

  return {
    async handOver(request, reply, handed) {
      const started = await handOverSession(sql, { ...handed, ...clientOf(request) })
      if (!started) return false
      setToken(reply, started.token, started.session)
      devices.remember(request, reply, handed.member)
      return true
    },
    async start(request, reply, { member, remember, hash, entry = 'log-in', initiator, proven = false }) {
      if (!proven && entry !== 'registration' && (await secondFactors.isOn(member))) {
        const waiting = { member, passwordHash: hash ?? null, remember, entry }
        const token = await waitingLogIns.wait({ ...waiting, initiator: initiator ?? null })
        reply.setCookie(factor.name, token, factor.attributes)
        throw secondFactorNeeded
      }
      const client = clientOf(request)
      const started = await startSession(sql, { member, ...client, hash, remembered: remember }).catch(
        (error: unknown) => {
          if (error instanceof PasswordChangedError) return null
          throw error
        },
      )
      if (!started) return null
      if (proven) await noteFactor(sql, started.session)
      signIns.inc({ initiator: initiatorIn(initiator), entry })
      await end(request, reply)
      setToken(reply, started.token, started.session)
      const isKnown = devices.known(request, member) !== null
      const key = devices.remember(request, reply, member)
      const sign = {
        session: started.session.id,
        member,
        device: client.device,
        key,
        isKnown,
        site: request.site.id,
        entry,
      }
      return lastLogInOf({ previousLogIn: await recordSignIn(sql, sign) })
    },
    end,
  }
}
