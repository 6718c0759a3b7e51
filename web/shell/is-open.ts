import { redirectOf, type RedirectingSite } from '../../services/rules/routes/redirects.ts'
import { routeOf } from '../../services/rules/routes/routes.ts'

/** Stands for the host of a path that is looked at alone. */
const here = 'https://site.invalid'

/**
 * Whether a link can be offered: addresses elsewhere, and paths that lead to a screen that is built (`isBuilt`) and not
 * just home, as features that are off do. A path without a route is open: the site's own list of redirects, which pages
 * do not carry, may know it.
 */
export function isOpen(url: string, site: RedirectingSite, isBuilt: (module: string) => boolean): boolean {
  if (!url.startsWith('/') || url.startsWith('//')) return true
  const wanted = new URL(url, here)
  const leads = new URL(redirectOf(wanted, site)?.to ?? url, here)
  if (leads.pathname === '/' && wanted.pathname !== '/' && leads.origin === here) return false
  const screen = leads.origin === here ? routeOf(leads.pathname, site)?.route.screen : undefined
  return screen === undefined || isBuilt(screen)
}
