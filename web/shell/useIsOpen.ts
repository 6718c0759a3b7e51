import { isBuilt } from '../screens.ts'
import { isOpen } from './is-open.ts'
import { useShell } from './shell.ts'

/** Returns a predicate: true if this site can offer a link to an address (`isOpen`). */
export function useIsOpen(): (url: string) => boolean {
  const { site } = useShell()
  return (url) => isOpen(url, site, isBuilt)
}
