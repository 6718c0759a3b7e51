import { isFactorOn } from '../../operational/factors/second-factors.ts'
import { hasRecentFactor, type Session } from '../../operational/sessions.ts'
import type { Services } from '../graphql/frame/context.ts'
import { refuseWithin } from '../http/limiter.ts'
import { ProblemError } from '../http/problem.ts'

/** Time after a log-in in which the settings of an account do not need the password again. */
const RECENT_MINUTES = 15

/** A request, or the context of a GraphQL operation. */
interface Asking {
  session: Session | null
}

/** The session of a request. Throws a 401 error without one. */
export function sessionOf({ session }: Asking): Session {
  if (!session) throw new ProblemError(401, 'UNAUTHENTICATED', 'Please log in to continue.')
  return session
}

export const isRecentLogIn = ({ createdAt }: Pick<Session, 'createdAt'>): boolean =>
  Date.now() - createdAt.getTime() < RECENT_MINUTES * 60_000

/**
 * The member of a request whose log-in is recent or who gives the correct password, so that a device left alone cannot
 * lose an account. Throws a 403 error otherwise, and a 429 error after too many wrong passwords.
 */
export async function proven(
  { credentials, limiter }: Pick<Services, 'credentials' | 'limiter'>,
  asking: Asking,
  password: string | null | undefined,
): Promise<Session['member']> {
  const session = sessionOf(asking)
  const { member } = session
  if (isRecentLogIn(session)) return member
  if (!password) throw new ProblemError(403, 'PASSWORD', 'Please enter your password.')
  const who = `settings ${member}`
  refuseWithin(await limiter.take('passwords', who))
  if (!(await credentials.matches(member, password.slice(0, 256))))
    throw new ProblemError(403, 'PASSWORD', 'This password is wrong.')
  await limiter.restore('passwords', who)
  return member
}

/**
 * The member of a request who used a second factor lately: at the log-in, or with a code since. Throws a 403 error
 * otherwise, which says what to do.
 */
export async function provenByFactor(
  { sql }: Pick<Services, 'sql'>,
  asking: Asking,
): Promise<Session['member']> {
  const session = sessionOf(asking)
  const { member } = session
  if (await hasRecentFactor(sql, session, RECENT_MINUTES)) return member
  if (!(await isFactorOn(sql, member)))
    throw new ProblemError(
      403,
      'SECOND_FACTOR',
      'This needs a second factor of yours. Add a passkey or an app in your account settings, under "Log-in security".',
    )
  throw new ProblemError(403, 'PROVE_FACTOR', 'Please confirm with a code of your second factor.')
}
