import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Distance from the end of the list, in pixels, within which the reader counts as being at the end. */
const NEAR_PX = 120

/** Ref of the scrolling element, a flag if the reader is at the end, and a function that scrolls to the end. */
interface Stay {
  ref: RefObject<HTMLDivElement | null>
  isAtEnd: boolean
  toEnd(): void
}

/**
 * Keeps a scrolling element at its end when items are added or its height changes, if the reader is at the end. When
 * older items are added above, the visible ones keep their place. `end` is the last item's id, `count` the number of
 * items.
 */
export function useStayAtEnd(end: string, count: number): Stay {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef({ height: 0, isAtEnd: true, end: '' })
  const [isAtEnd, setAtEnd] = useState(true)
  const toEnd = () => {
    const scroller = ref.current
    if (scroller) scroller.scrollTop = scroller.scrollHeight
  }
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
      // Editing and reactions change the height without a new item.
      before.current.height = scroller.scrollHeight
      before.current.isAtEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_PX
      setAtEnd(before.current.isAtEnd)
    }
    // The visible height shrinks when an on-screen keyboard opens, the draft grows or a notice appears.
    const room = new ResizeObserver(() => {
      if (before.current.isAtEnd) scroller.scrollTop = scroller.scrollHeight
    })
    room.observe(scroller)
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      room.disconnect()
      scroller.removeEventListener('scroll', onScroll)
    }
  }, [])
  return { ref, isAtEnd, toEnd }
}
