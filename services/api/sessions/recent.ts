import type { Session } from '../../operational/sessions.ts'

/** Time in ms after a log-in in which the settings of an account do not need the password again. */
const RECENT_MS = 15 * 60_000

export const isRecentLogIn = ({ createdAt }: Pick<Session, 'createdAt'>): boolean =>
  Date.now() - createdAt.getTime() < RECENT_MS
