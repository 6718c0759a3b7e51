import { useEffect, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useBlocker, useRevalidator, type BlockerFunction } from 'react-router'
import { redirectOf } from '../../../services/rules/routes/redirects.ts'
import { passage } from '../../frame/routing/passage.ts'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { routeOf } from '../../../services/rules/routes/routes.ts'
import { useAuth } from '../../accounts/auth/Auth.tsx'
import { entrantOf, knownShell } from '../../frame/shell.ts'

/**
 * Opens the auth dialog on the current page when the viewer navigates to a route that requires an account or a verified
 * one; afterwards, the dialog opens the route (spec §2 Route guards). Loaders check all other requirements. They also
 * run again after a sign-out in any tab, so that no member's data stays on screen.
 */
export function useGuard(isMember: boolean): void {
  const environment = useRelayEnvironment()
  const auth = useAuth()
  const { state, location, reset } = useBlocker(
    // A member without a username may leave the page where members choose one.
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== urlFor.registerUsername() && need(nextLocation) !== null,
  )

  function need({ pathname, search }: Parameters<BlockerFunction>[0]['nextLocation']) {
    // Right after a sign-in, the store contains the member, but the page around the screen is not rendered again yet.
    const shell = knownShell(environment)
    if (!shell) return null
    const { site } = shell
    // On sites without the auth dialog, the loader redirects to the log-in page instead.
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
