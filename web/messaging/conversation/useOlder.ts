import { useEffect, useRef, type RefObject } from 'react'

/** Distance from the start of the message list, in pixels, within which older messages are loaded. */
const NEAR_PX = 400

/** Calls `load` when the reader scrolls near the start of the list; `load` is null if all messages are loaded. */
export function useOlder(scroller: RefObject<HTMLElement | null>, load: (() => void) | null): void {
  const ask = useRef(load)
  useEffect(() => {
    ask.current = load
  })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let last = element.scrollTop
    const onScroll = () => {
      const isUp = element.scrollTop < last
      last = element.scrollTop
      if (isUp && last < NEAR_PX) ask.current?.()
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => element.removeEventListener('scroll', onScroll)
  }, [scroller])
}
