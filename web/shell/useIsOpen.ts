import { isBuilt } from '../screens.ts'
import { isOpen } from './is-open.ts'
import { useShell } from './shell.ts'

/** Whether a link to an address can be offered on this site (`isOpen`). */
export function useIsOpen(): (url: string) => boolean {
  const { site } = useShell()
  return (url) => isOpen(url, site, isBuilt)
}
