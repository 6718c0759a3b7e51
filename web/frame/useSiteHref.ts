import { handOffUrl, siteOrigin } from '../../services/rules/routes/links.ts'
import { useApp } from './document/App.tsx'
import { useShell } from './shell.ts'

/**
 * Returns a function for the URL of a page on a site of the network. On another site, members will be logged in too;
 * visitors have nothing to take along, so their links are plain.
 */
export function useSiteHref() {
  const { origin: here } = useApp()
  const { site, viewer } = useShell()
  return ({ prefix, host }: { prefix: string; host: string }, path: string): string => {
    const origin = siteOrigin(host, here)
    return viewer && prefix !== site.prefix ? handOffUrl(origin, { from: site.prefix, path }) : origin + path
  }
}
