import { handOffUrl, passPath, siteOrigin } from '../../services/rules/routes/links.ts'
import { useApp } from './document/App.tsx'
import { useShell } from './shell.ts'

interface LinkedSite {
  prefix: string
  host: string
  /** True for a site that only its administrators know. */
  isHidden?: boolean
}

/**
 * Returns a function for the URL of a page on a site of the network. On another site, members will be logged in too;
 * visitors have nothing to take along, so their links are plain.
 */
export function useSiteHref() {
  const { origin: here } = useApp()
  const { site, viewer } = useShell()
  return ({ prefix, host, isHidden }: LinkedSite, path: string): string => {
    if (isHidden && prefix !== site.prefix) return passPath(prefix, path)
    const origin = siteOrigin(host, here)
    return viewer && prefix !== site.prefix ? handOffUrl(origin, { from: site.prefix, path }) : origin + path
  }
}
