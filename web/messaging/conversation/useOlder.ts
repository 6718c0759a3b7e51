import { useEffect, useRef, type RefObject } from 'react'

/** Distance from the beginning of a list, in pixels, at which older messages are loaded. */
const NEAR_PX = 400

/** Calls `load` when the reader scrolls near the beginning of a scroller; null if there is nothing to load. */
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
