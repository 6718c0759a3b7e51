import type { Viewer } from './visibility.ts'

/** What a route asks of whoever opens it (spec §2 Route guards). */
export interface Guard {
  /** `auth`: signed in; `verify`: signed in and verified; `visitor`: signed out. */
  needs?: 'auth' | 'verify' | 'visitor'
  /** The site's feature flag without which the route leads home. */
  feature?: string
  /** What the register dialog says to a visitor. */
  text?: string
}

/** What the register dialog says where a route has no text of its own. */
export const defaultDialogText = 'Please create an account or log in to continue.'

const messaging = { feature: 'private_messaging' }
const messages = { ...messaging, needs: 'auth' } as const

/**
 * The guarded routes, the more particular before the more general. `:name` stands for one segment, a trailing
 * `/*` for the rest; a route that is not listed is open to all.
 */
const guards: [pattern: string, guard: Guard][] = [
  ['/register', { needs: 'visitor' }],
  ['/member-login', { needs: 'visitor' }],
  ['/profile/*', { needs: 'auth' }],
  ['/create-thread', { feature: 'Forums', needs: 'verify', text: 'Create an account to post a forum.' }],
  ['/forums/*', { feature: 'Forums' }],
  ['/messages/new', { ...messaging, needs: 'verify', text: 'Create an account to send a private message.' }],
  ['/messages/*', messages],
  ['/moderation/*', { needs: 'auth' }],
  ['/wp-admin/*', { needs: 'auth' }],
]

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.replace(/\/+$/, '').split('/')]
  if (wanted.at(-1) === '*') {
    const fixed = wanted.slice(0, -1)
    return fixed.every((segment, index) => segment.startsWith(':') || segment === given[index])
  }
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  )
}

/** The guard of a path (`/messages/new`); an empty one where all may enter. */
export const guardOf = (path: string): Guard => guards.find(([pattern]) => matches(pattern, path))?.[1] ?? {}

/** What a guard says: go on, or where else to go, or what to ask for first. */
export type Passage = 'pass' | 'home' | 'profile' | 'sign-in' | 'verify'

/** Whether the viewer may pass on a site with these features (spec §2 Route guards). */
export function passage(guard: Guard, viewer: Viewer, features: readonly string[]): Passage {
  if (guard.feature && !features.includes(guard.feature)) return 'home'
  if (guard.needs === 'visitor') return viewer ? 'profile' : 'pass'
  if (!guard.needs) return 'pass'
  if (!viewer) return 'sign-in'
  return guard.needs === 'verify' && !viewer.verified ? 'verify' : 'pass'
}

/**
 * Where to go after signing in: the wanted path when it is one of this host, else home (spec §4 Login).
 * `wanted` is the query's `redirect` or `redirect_to`.
 */
export function safeRedirect(wanted: string | null): string {
  const isLocal = wanted !== null && /^\/(?![/\\])/.test(wanted) && !/\p{Cc}/u.test(wanted)
  return isLocal ? wanted : '/'
}
