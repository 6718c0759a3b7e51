import { useEffect, useRef, type RefObject } from 'react'

/** How near to its beginning, in pixels, a list asks for what is older. */
const NEAR_PX = 400

/** Calls `load` when the reader scrolls up to near the beginning of a scroller; null where there is nothing to load. */
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
