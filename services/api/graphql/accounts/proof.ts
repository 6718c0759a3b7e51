import { isRecentLogIn } from '../../sessions/recent.ts'
import { inWords } from '../../http/limiter.ts'
import type { GraphContext, Member } from '../frame/context.ts'
import { failure, tooMany } from '../frame/errors.ts'

/** True if the request's session has started a short time ago. */
export const isRecent = ({ session }: Pick<GraphContext, 'session'>): boolean =>
  session !== null && isRecentLogIn(session)

/** Throws unless the log-in is recent or the password is correct, so that a device left alone cannot lose an account. */
export async function proved(
  context: GraphContext,
  viewer: Member,
  password: string | null | undefined,
): Promise<void> {
  if (isRecent(context)) return
  if (!password) throw failure('INVALID', 'Please enter your password.')
  const { limiter, credentials } = context.services
  const who = `settings ${viewer.id}`
  const wait = await limiter.take('passwords', who)
  if (wait > 0) throw tooMany(`Too many attempts. Please try again in ${inWords(wait)}.`, wait)
  if (!(await credentials.matches(viewer.id, password.slice(0, 256))))
    throw failure('INVALID', 'This password is wrong.')
  await limiter.restore('passwords', who)
}
