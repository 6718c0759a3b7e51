import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** How near to its end, in pixels, a list counts as being there. */
const near = 120

/** A scroller, whether it shows its end, and what leads there. */
export interface Stay {
  ref: RefObject<HTMLDivElement | null>
  isAtEnd: boolean
  toEnd(): void
}

/**
 * Keeps a scroller at its end when something comes in there, or the room changes, and the reader was there; where
 * older items come in above, what is read stays in its place. `end` names the last item, `count` is how many there are.
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
      before.current.isAtEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < near
      setAtEnd(before.current.isAtEnd)
    }
    // A keyboard, a longer draft or a notice takes room from it.
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
