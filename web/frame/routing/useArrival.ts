import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Attribute of a heading that receives the focus after navigation, instead of the screen's first heading. */
export const arrival = { 'data-arrival': '', tabIndex: -1 } as const

/**
 * Focuses the heading of each screen after navigation, for screen readers and keyboards, unless the address has an
 * anchor, a field with autofocus has the focus, or the reader has pressed a control outside the screen meanwhile, such
 * as the button of a menu.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation()
  const isLoading = useNavigation().state !== 'idle'
  const last = useRef(pathname)
  const pressed = useRef<Element>(null)
  useEffect(() => {
    if (!isLoading) return undefined
    pressed.current = null
    const onClick = ({ target }: Event) => {
      if (target instanceof Element) pressed.current = target.closest('button, input, label, summary')
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [isLoading])
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const main = document.querySelector('main')
    if (hash || !main || main.querySelector('input:focus, textarea:focus, [contenteditable]:focus')) return
    const isElsewhere = pressed.current?.isConnected && !main.contains(pressed.current)
    pressed.current = null
    if (isElsewhere) return
    const heading = main.querySelector<HTMLElement>('[data-arrival]') ?? main.querySelector('h1') ?? main
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])
}
