import { redirectOf, type RedirectingSite } from '../../../services/rules/routes/redirects.ts'
import { routeOf } from '../../../services/rules/routes/routes.ts'

/** Any origin, needed to parse a path as a URL. */
const here = 'https://site.invalid'

/**
 * True if a link can be offered: to another site, or to a path whose screen is built (`isBuilt`) and whose feature is
 * not turned off. Paths without a route are offered, because the site may redirect them by settings that are not known
 * to pages.
 */
export function isOpen(url: string, site: RedirectingSite, isBuilt: (module: string) => boolean): boolean {
  if (!url.startsWith('/') || url.startsWith('//')) return true
  const wanted = new URL(url, here)
  const leads = new URL(redirectOf(wanted, site)?.to ?? url, here)
  if (leads.pathname === '/' && wanted.pathname !== '/' && leads.origin === here) return false
  const screen = leads.origin === here ? routeOf(leads.pathname, site)?.route.screen : undefined
  return screen === undefined || isBuilt(screen)
}
