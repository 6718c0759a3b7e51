import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Attribute of a heading that receives the focus after navigation, instead of the screen's first heading. */
export const arrival = { 'data-arrival': '', tabIndex: -1 } as const

/**
 * Focuses the heading of each screen after navigation, for screen readers and keyboards, unless the address has an
 * anchor, or a field with autofocus or a menu opened in the meantime has the focus.
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
