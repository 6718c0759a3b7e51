import { useEffect, useRef, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react'

/** Duration after which a press is a long one, in ms. */
export const LONG_PRESS_MS = 500

/**
 * Handlers for a button that calls `onLongPress` when it is held. `isLong` returns true for the click that ends such a
 * press. Without `onLongPress`, every press is a short one.
 */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasLong = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const handlers = {
    onPointerDown({ button }: PointerEvent) {
      wasLong.current = false
      if (!onLongPress || button !== 0) return
      timer.current = setTimeout(() => {
        wasLong.current = true
        onLongPress()
      }, LONG_PRESS_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: SyntheticEvent) => onLongPress && event.preventDefault(),
  }
  // A press of a key has no detail, and follows no pointer event that would have reset `wasLong`.
  const isLong = ({ detail }: MouseEvent) => detail > 0 && wasLong.current
  return { handlers, isLong }
}
