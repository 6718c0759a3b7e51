import { may } from '../authorise.ts'
import { routeOf, type Route, type RoutedSite } from './routes.ts'
import type { Viewer } from '../visibility.ts'

/** What the register dialog says where a route has no text of its own. */
export const defaultDialogText = 'Please create an account or log in to continue.'

/** What a path of the site, with or without a query, asks of a person, whatever the site; nothing where there is no route. */
export const guardOf = (path: string): Partial<Route> =>
  routeOf(path.replace(/[?#].*/s, ''), { categories: null })?.route ?? {}

/** What the page to log in says to a visitor on the way to a path; null where the path needs no log-in. */
export function logInTextOf(path: string): string | null {
  const { needs, logInText = 'Log in to continue.' } = guardOf(path)
  return needs === 'auth' || needs === 'verify' ? logInText : null
}

/** What a route says: go on, or where else to go, or what to ask for first. */
export type Passage = 'pass' | 'profile' | 'sign-in' | 'choose-username' | 'verify' | 'forbidden'

/** Who wants to enter: null for a visitor. */
export type Entrant = (NonNullable<Viewer> & { username: string }) | null

/**
 * Whether a name is one that the network gave: 'CommunityMember' and the member's id, which means that no username is
 * chosen (spec §3 User). Nobody can choose such a name.
 */
export const isUnnamed = (username: string): boolean => !username || /^CommunityMember/i.test(username)

/** Whether a site's members may go by the name that the network gave them (spec §5 Username). */
const namesAreOptional = ({ features }: Pick<RoutedSite, 'features'>) => features.includes('social_network')

/**
 * Whether somebody may pass (spec §2 Route guards; docs/decisions/accounts.md#members-without-a-username). Features are not
 * about the person: see `redirectOf`.
 */
export function passage(
  { needs, may: action, requiresUsername }: Pick<Route, 'needs' | 'may' | 'requiresUsername'>,
  entrant: Entrant,
  site: Pick<RoutedSite, 'features'>,
): Passage {
  if (needs === 'visitor') return entrant ? 'profile' : 'pass'
  if (!entrant) return needs ? 'sign-in' : 'pass'
  if (action && !may(action, entrant)) return 'forbidden'
  if (requiresUsername !== false && isUnnamed(entrant.username) && !namesAreOptional(site))
    return 'choose-username'
  return needs === 'verify' && !entrant.verified ? 'verify' : 'pass'
}

/**
 * The path that a sign-in leads to (spec §4 Login): the query's `redirect` or `redirect_to`, home when it is not of
 * this `origin`; `otherwise` when the query has neither.
 */
export function redirectTarget(query: URLSearchParams, origin: string, otherwise = '/'): string {
  const wanted = query.get('redirect') ?? query.get('redirect_to')
  return wanted === null ? otherwise : safeRedirect(wanted, origin)
}

/**
 * The path, query and anchor of an address of this `origin`, given as a path or whole; home for any other (spec §4
 * Login). It is compared as browsers read it, so `/..//other.example` and `/\other.example` are other hosts.
 */
export function safeRedirect(wanted: string | null, origin: string): string {
  const isAddress = wanted !== null && /^(?:\/|https?:)/i.test(wanted) && !/\p{Cc}/u.test(wanted)
  const url = isAddress ? URL.parse(wanted, origin) : null
  // A path that begins with two slashes names a host.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

/** Whether a path is opened as a new document after a sign-in (spec §4 Login): moderation and administration. */
export const leavesApp = (path: string): boolean =>
  /^\/(?:moderation|admin|wp-admin|dashboard)(?![^/?#])/.test(path)
