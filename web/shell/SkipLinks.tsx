import type { MouseEvent } from 'react'
import css from './shell.module.css'

/**
 * Focuses the target of a skip link, in place of the browser, which would add a history entry unknown to the router.
 */
function skip(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.querySelector<HTMLElement>(event.currentTarget.hash)
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** Links to the parts of the page, first in the tab order (spec §2 Skip links). */
export function SkipLinks({
  hasAccessibility,
  hasAccount,
}: {
  hasAccessibility: boolean
  hasAccount: boolean
}) {
  const links = [
    hasAccessibility && (['#accessibility', 'Skip to accessibility menu'] as const),
    hasAccount && (['#account', 'Skip to profile or login'] as const),
    ['#content', 'Skip to content'] as const,
    ['#footer', 'Skip to footer'] as const,
  ]
  return (
    <nav aria-label="Skip links" className={css.skips}>
      {links.map(
        (link) =>
          link && (
            <a key={link[0]} href={link[0]} onClick={skip}>
              {link[1]}
            </a>
          ),
      )}
    </nav>
  )
}
