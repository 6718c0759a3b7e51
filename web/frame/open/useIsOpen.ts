import { isOpen } from './is-open.ts'
import { useShell } from '../shell.ts'

/** Returns a function that is true for addresses to which this site can offer a link (see `isOpen`). */
export function useIsOpen(): (url: string) => boolean {
  const { site } = useShell()
  return (url) => isOpen(url, site)
}
