import { useEffect, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useBlocker, useRevalidator, type BlockerFunction } from 'react-router'
import { redirectOf } from '../../../services/rules/routes/redirects.ts'
import { passage } from '../../../services/rules/routes/guards.ts'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { routeOf } from '../../../services/rules/routes/routes.ts'
import { useAuth } from '../../accounts/auth/Auth.tsx'
import { entrantOf, knownShell } from '../shell.ts'

/**
 * Keeps whoever lacks an account, or a verified one, where they are when they set out for a route that asks for it:
 * the dialog opens over the page and leads on from there (spec §2 Route guards). All else is for the loaders: they also
 * decide anew once a member is signed out, in whichever tab, so that nothing of theirs stays on the screen.
 */
export function useGuard(isMember: boolean): void {
  const environment = useRelayEnvironment()
  const auth = useAuth()
  const { state, location, reset } = useBlocker(
    // Nobody stays where a username is chosen.
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== urlFor.registerUsername() && need(nextLocation) !== null,
  )

  function need({ pathname, search }: Parameters<BlockerFunction>[0]['nextLocation']) {
    // The shell of the store, not of the page: right after a sign-in the page is older.
    const shell = knownShell(environment)
    if (!shell) return null
    const { site } = shell
    // Where the dialog does not open, the page to log in is what there is.
    if (!site.features.includes('Accounts')) return null
    if (redirectOf(new URL(pathname + search, window.location.origin), site)) return null
    const route = routeOf(pathname, site)?.route
    const answer = route && passage(route, entrantOf(shell), site)
    return route && (answer === 'sign-in' || answer === 'verify') ? route : null
  }

  const { revalidate } = useRevalidator()
  const wasMember = useRef(isMember)
  useEffect(() => {
    if (wasMember.current && !isMember) void revalidate()
    wasMember.current = isMember
  }, [isMember, revalidate])

  useEffect(() => {
    if (state !== 'blocked') return
    const redirect = location.pathname + location.search + location.hash
    const needed = need(location)
    reset()
    auth.ask(needed?.needs === 'verify' ? 'verified' : 'account', {
      redirect,
      text: needed?.text,
      isUgc: needed?.ugc === true,
    })
  })
}
