import type { Session } from '../../operational/sessions.ts'
import type { Services } from '../graphql/frame/context.ts'
import { refuseWithin } from '../http/limiter.ts'
import { ProblemError } from '../http/problem.ts'

/** Time in ms after a log-in in which the settings of an account do not need the password again. */
const RECENT_MS = 15 * 60_000

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
  Date.now() - createdAt.getTime() < RECENT_MS

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
