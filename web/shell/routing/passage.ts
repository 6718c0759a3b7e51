import { may } from '../../../services/rules/authorise.ts'
import { guardOf, isUnnamed, safeRedirect } from '../../../services/rules/routes/guards.ts'
import type { Route, RoutedSite } from '../../../services/rules/routes/routes.ts'
import type { Viewer } from '../../../services/rules/visibility.ts'

export const defaultDialogText = 'Please create an account or log in to continue.'

/** Text of the log-in page for a path; null if it needs no log-in. */
export function logInTextOf(path: string): string | null {
  const { needs, logInText = 'Log in to continue.' } = guardOf(path)
  return needs === 'auth' || needs === 'verify' ? logInText : null
}

type Passage = 'pass' | 'profile' | 'sign-in' | 'choose-username' | 'verify' | 'forbidden'

export type Entrant = (NonNullable<Viewer> & { username: string }) | null

/** Social networks do not require usernames (spec §5 Username). */
const namesAreOptional = ({ features }: Pick<RoutedSite, 'features'>) => features.includes('social_network')

/** Spec §2 Route guards; features are checked in `redirectOf`. */
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

/** Spec §4 Login: home if the target is of another origin, `otherwise` if there is none. */
export function redirectTarget(query: URLSearchParams, origin: string, otherwise = '/'): string {
  const wanted = query.get('redirect') ?? query.get('redirect_to')
  return wanted === null ? otherwise : safeRedirect(wanted, origin)
}

/** Moderation and administration open as a new document after a sign-in (spec §4 Login). */
export const leavesApp = (path: string): boolean =>
  /^\/(?:moderation|admin|wp-admin|dashboard)(?![^/?#])/.test(path)
