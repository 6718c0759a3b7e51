import { may } from './authorise.ts'
import { routeOf, type Route } from './routes.ts'
import type { Viewer } from './visibility.ts'

/** What the register dialog says where a route has no text of its own. */
export const defaultDialogText = 'Please create an account or log in to continue.'

/** What a path asks of whoever opens it, whatever the site; nothing where there is no route. */
export const guardOf = (path: string): Partial<Route> => routeOf(path, { categories: null })?.route ?? {}

/** What a route says: go on, or where else to go, or what to ask for first. */
export type Passage = 'pass' | 'profile' | 'sign-in' | 'choose-username' | 'verify' | 'forbidden'

/** Who wants to enter: null for a visitor. */
export type Entrant = (NonNullable<Viewer> & { username: string }) | null

/**
 * Whether a name is one that the network gave: 'CommunityMember' and something of the member's id, which means that
 * no username is chosen (spec §3 User). Nobody can choose such a name.
 */
export const isUnnamed = (username: string): boolean => !username || /^CommunityMember/i.test(username)

/** Whether somebody may pass (spec §2 Route guards). Features are no matter of the person: see `redirectOf`. */
export function passage(
  { needs, may: action, requiresUsername }: Pick<Route, 'needs' | 'may' | 'requiresUsername'>,
  entrant: Entrant,
): Passage {
  if (needs === 'visitor') return entrant ? 'profile' : 'pass'
  if (!needs) return 'pass'
  if (!entrant) return 'sign-in'
  if (action && !may(action, entrant)) return 'forbidden'
  if (requiresUsername !== false && isUnnamed(entrant.username)) return 'choose-username'
  return needs === 'verify' && !entrant.verified ? 'verify' : 'pass'
}

/**
 * Where a sign-in leads (spec §4 Login): the query's `redirect` or `redirect_to`, home when it is not of this host;
 * `otherwise` where the query says nothing.
 */
export function redirectTarget(query: URLSearchParams, otherwise = '/'): string {
  const wanted = query.get('redirect') ?? query.get('redirect_to')
  return wanted === null ? otherwise : safeRedirect(wanted)
}

/**
 * Where to go after signing in: the wanted path when it is one of this host, else home (spec §4 Login).
 * `wanted` is the query's `redirect` or `redirect_to`.
 */
export function safeRedirect(wanted: string | null): string {
  const isLocal = wanted !== null && /^\/(?![/\\])/.test(wanted) && !/\p{Cc}/u.test(wanted)
  return isLocal ? wanted : '/'
}
