import { redirectOf, type RedirectingSite } from '../../../services/rules/routes/redirects.ts'
import { routeOf } from '../../../services/rules/routes/routes.ts'

/** Any origin, needed to parse a path as a URL. */
const here = 'https://site.invalid'

/**
 * True if a link can be offered: to another site, or to a path that is built and whose feature is not turned off. Paths without a route are offered, because the site may redirect them by settings that are not known
 * to pages.
 */
export function isOpen(url: string, site: RedirectingSite): boolean {
  if (!url.startsWith('/') || url.startsWith('//')) return true
  const wanted = new URL(url, here)
  const leads = new URL(redirectOf(wanted, site)?.to ?? url, here)
  if (leads.pathname === '/' && wanted.pathname !== '/' && leads.origin === here) return false
  return leads.origin !== here || routeOf(leads.pathname, site)?.route.isBuilt !== false
}
