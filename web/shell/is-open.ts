import { redirectOf, type RedirectingSite } from '../../services/rules/routes/redirects.ts'
import { routeOf } from '../../services/rules/routes/routes.ts'

/** Placeholder host for parsing a path. */
const here = 'https://site.invalid'

/**
 * True if a link can be offered: to an address elsewhere, or to a path whose screen is built (`isBuilt`) and which
 * does not redirect home because a feature is off. Paths without a route are open, as they may be in the site's
 * redirects, which pages do not contain.
 */
export function isOpen(url: string, site: RedirectingSite, isBuilt: (module: string) => boolean): boolean {
  if (!url.startsWith('/') || url.startsWith('//')) return true
  const wanted = new URL(url, here)
  const leads = new URL(redirectOf(wanted, site)?.to ?? url, here)
  if (leads.pathname === '/' && wanted.pathname !== '/' && leads.origin === here) return false
  const screen = leads.origin === here ? routeOf(leads.pathname, site)?.route.screen : undefined
  return screen === undefined || isBuilt(screen)
}
