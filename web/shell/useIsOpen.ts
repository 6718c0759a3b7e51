import { routeOf } from '../../services/rules/routes.ts'
import { useShell } from './shell.ts'

/** Whether an address leads anywhere here: paths whose route belongs to a feature that is off do not. */
export function useIsOpen(): (url: string) => boolean {
  const { site } = useShell()
  return (url) => {
    if (!url.startsWith('/')) return true
    const feature = routeOf(url.split(/[?#]/)[0] ?? url, site)?.route.feature
    return !feature || site.features.includes(feature)
  }
}
