import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** How near to its end, in pixels, a list counts as being there. */
const near = 120

/**
 * Keeps a scroller at its end when something comes in there and the reader was there; where older items come in
 * above, what is read stays in its place. `end` names the last item, `count` is how many there are.
 */
export function useStayAtEnd(end: string, count: number): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef({ height: 0, isAtEnd: true, end: '' })
  useLayoutEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const { height, isAtEnd } = before.current
    const grownAbove = before.current.end === end && height > 0
    if (grownAbove && !isAtEnd) scroller.scrollTop += scroller.scrollHeight - height
    else if (isAtEnd) scroller.scrollTop = scroller.scrollHeight
    before.current = { height: scroller.scrollHeight, isAtEnd, end }
  }, [end, count])
  useEffect(() => {
    const scroller = ref.current
    if (!scroller) return
    const onScroll = () => {
      before.current.isAtEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < near
    }
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => scroller.removeEventListener('scroll', onScroll)
  }, [])
  return ref
}
