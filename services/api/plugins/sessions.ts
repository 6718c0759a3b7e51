import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MemberId } from '../../../events/kinds.ts'
import type { Sql } from '../../postgres/sql.ts'
import { deviceOf } from '../../operational/device.ts'
import type { SecondFactors } from '../../operational/second-factors.ts'
import { recordSignIn, type Entry } from '../../operational/sign-ins.ts'
import { PasswordChangedError, SESSION_DAYS, startSession, type Session } from '../../operational/sessions.ts'
import { initiatorIn } from '../../rules/initiators.ts'
import { signIns } from '../../telemetry/metrics.ts'
import { ProblemError } from '../http/problem.ts'
import { networkOf } from '../http/address.ts'
import type { SessionUser } from '../rest/shapes.ts'
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
  /** True if the member has also given the code of the second factor. */
  proven?: boolean
}

type LastLogIn = Pick<SessionUser, 'lastLoginAt'>

export const lastLogInOf = ({ previousLogIn }: Pick<Session, 'previousLogIn'>): LastLogIn => ({
  lastLoginAt: previousLogIn?.toISOString() ?? null,
})

/** Name of the cookie of a log-in that waits for the code of the second factor. */
export const factorCookie = (https: boolean): string => (https ? '__Host-factor' : 'factor')

/** Error for a log-in that needs a code next, to which the cookie of the response belongs. */
const secondFactorNeeded = new ProblemError(
  401,
  'SECOND_FACTOR',
  'Enter the code from your authenticator app.',
)

/** Starts and ends the sessions of requests. */
export interface SignIn {
  /**
   * Ends the request's session, starts a new one, sets its cookie and remembers the device. Returns the time of the
   * member's last log-in before; null if `hash` is an old password's. Throws SECOND_FACTOR if a code is needed first.
   */
  start: (request: FastifyRequest, reply: FastifyReply, who: Entrant) => Promise<LastLogIn | null>
  /** Ends the session of the request, if it has one. */
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
    digestOf,
  }: {
    sql: Sql
    sessions: Sessions
    https: boolean
    devices: Devices
    secondFactors: SecondFactors
    digestOf: (network: string) => Buffer
  },
): Promise<SignIn> {
  // Browsers accept a cookie with the prefix `__Host-` only from this host and over HTTPS.
  const name = https ? '__Host-session' : 'session'
  const factorName = factorCookie(https)
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const

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

  return {
    async start(request, reply, { member, remember, hash, entry = 'log-in', initiator, proven = false }) {
      if (!proven && entry !== 'registration' && (await secondFactors.of(member))) {
        const waiting = { member, passwordHash: hash ?? null, remember, entry }
        const token = await secondFactors.wait({ ...waiting, initiator: initiator ?? null })
        reply.setCookie(factorName, token, attributes)
        throw secondFactorNeeded
      }
      const device = deviceOf(request.headers['user-agent'])
      const network = digestOf(networkOf(request.ip))
      const started = await startSession(sql, { member, device, network, hash }).catch((error: unknown) => {
        if (error instanceof PasswordChangedError) return null
        throw error
      })
      if (!started) return null
      signIns.inc({ initiator: initiatorIn(initiator), entry })
      await end(request, reply)
      const lifetime = remember ? { maxAge: SESSION_DAYS * 86_400 } : {}
      reply.setCookie(name, started.token, { ...attributes, ...lifetime })
      const isKnown = devices.known(request, member) !== null
      const key = devices.remember(request, reply, member)
      const sign = { session: started.session.id, member, device, key, isKnown, site: request.site.id, entry }
      return lastLogInOf({ previousLogIn: await recordSignIn(sql, sign) })
    },
    end,
  }
}
