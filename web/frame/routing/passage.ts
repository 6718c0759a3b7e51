import { refusal } from '../../../services/rules/authorise.ts'
import { guardOf, isUnnamed, safeRedirect } from '../../../services/rules/routes/guards.ts'
import type { Route, RoutedSite } from '../../../services/rules/routes/routes.ts'
import type { Viewer } from '../../../services/rules/visibility.ts'

export const defaultDialogText = 'Please create an account or log in to continue.'

/** Text of the log-in page for a target path; null if the path does not require a log-in. */
export function logInTextOf(path: string): string | null {
  const { needs, logInText = 'Log in to continue.' } = guardOf(path)
  return needs === 'auth' || needs === 'verify' ? logInText : null
}

type Passage = 'pass' | 'profile' | 'sign-in' | 'choose-username' | 'verify' | 'second-factor' | 'forbidden'

export type Entrant = (NonNullable<Viewer> & { username: string }) | null

/** True for social networks, which do not require usernames (spec §5 Username). */
const namesAreOptional = ({ features }: Pick<RoutedSite, 'features'>) => features.includes('social_network')

/** Checks a route's guards, except its features, which `redirectOf` checks (spec §2 Route guards). */
export function passage(
  { needs, may: action, requiresUsername }: Pick<Route, 'needs' | 'may' | 'requiresUsername'>,
  entrant: Entrant,
  site: Pick<RoutedSite, 'features'>,
): Passage {
  if (needs === 'visitor') return entrant ? 'profile' : 'pass'
  if (!entrant) return needs ? 'sign-in' : 'pass'
  const refused = action ? refusal(action, entrant) : null
  if (refused) return refused.code === 'SECOND_FACTOR' ? 'second-factor' : 'forbidden'
  if (requiresUsername !== false && isUnnamed(entrant.username) && !namesAreOptional(site))
    return 'choose-username'
  return needs === 'verify' && !entrant.verified ? 'verify' : 'pass'
}

/** Address to open after a log-in: home if the target has another origin, `otherwise` without a target (spec §4). */
export function redirectTarget(query: URLSearchParams, origin: string, otherwise = '/'): string {
  const wanted = query.get('redirect') ?? query.get('redirect_to')
  return wanted === null ? otherwise : safeRedirect(wanted, origin)
}

/** True for moderation and administration, which open as a new document after a sign-in (spec §4 Login). */
export const leavesApp = (path: string): boolean =>
  /^\/(?:moderation|admin|wp-admin|dashboard)(?![^/?#])/.test(path)
