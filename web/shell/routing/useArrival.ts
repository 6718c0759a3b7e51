import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A heading inside a screen that says more of what was opened than the screen's first one does. */
export const arrival = { 'data-arrival': '', tabIndex: -1 } as const

/**
 * Gives the focus to the heading of each screen that is opened inside the site, so that screen readers read it and the
 * keyboard goes on from there. An anchor, a field that takes the focus itself, and a menu that was opened meanwhile keep
 * it.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const main = document.querySelector('main')
    if (hash || !main || main.querySelector('input:focus, textarea:focus')) return
    if (document.querySelector('[aria-expanded=true] + :focus-within')) return
    const heading = main.querySelector<HTMLElement>('[data-arrival]') ?? main.querySelector('h1') ?? main
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
}
