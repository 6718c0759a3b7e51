import { useEffect, useRef } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useBlocker, useRevalidator, type BlockerFunction } from 'react-router'
import { redirectOf } from '../../../services/rules/routes/redirects.ts'
import { passage } from './passage.ts'
import { urlFor } from '../../../services/rules/routes/links.ts'
import { routeOf } from '../../../services/rules/routes/routes.ts'
import { useAuth } from '../../accounts/auth/Auth.tsx'
import { entrantOf, knownShell } from '../shell.ts'

/**
 * Opens the auth dialog over the current page for people who navigate to a route that needs an account or a verified
 * one; the dialog leads on from there (spec §2 Route guards). Loaders handle everything else. They also run again
 * after a sign-out in any tab, so that no member data stays on screen.
 */
export function useGuard(isMember: boolean): void {
  const environment = useRelayEnvironment()
  const auth = useAuth()
  const { state, location, reset } = useBlocker(
    // The page to choose a username is always left.
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== urlFor.registerUsername() && need(nextLocation) !== null,
  )

  function need({ pathname, search }: Parameters<BlockerFunction>[0]['nextLocation']) {
    // Read from the store: right after a sign-in the rendered shell is outdated.
    const shell = knownShell(environment)
    if (!shell) return null
    const { site } = shell
    // Without the dialog, the loader redirects to the log-in page.
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
