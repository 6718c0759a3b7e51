import { useRef, type PointerEvent } from 'react'

/** Attribute of the part of a list's entry by which a pointer drags it; its value is the entry's key. */
export const HANDLE = 'data-drag'

/**
 * Returns handlers for a list whose entries can be dragged by their handles. While a handle is held, `move` is called
 * with the entry's key and the place of the entry under the pointer. The keyboard has buttons for the same.
 */
export function useDragging(move: (key: string, to: number) => void) {
  const held = useRef<string | null>(null)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const handle = event.target instanceof Element ? event.target.closest(`[${HANDLE}]`) : null
      if (!handle || event.button !== 0) return
      held.current = handle.getAttribute(HANDLE)
      // The list holds the pointer, because the entry moves in the document.
      event.currentTarget.setPointerCapture(event.pointerId)
      event.preventDefault()
    },
    onPointerMove({ currentTarget, clientY }: PointerEvent<HTMLElement>) {
      if (held.current === null) return
      const entries = [...currentTarget.children]
      const at = entries.findIndex((entry) => entry.querySelector(`[${HANDLE}="${held.current}"]`))
      // An entry moves once the pointer is past the middle of the next one, so that it does not jump back and forth.
      const isPast = (entry: Element, index: number) => {
        const { top, height } = entry.getBoundingClientRect()
        return index > at ? clientY > top + height / 2 : clientY < top + height / 2
      }
      const below = entries.findLastIndex((entry, index) => index > at && isPast(entry, index))
      const to = below >= 0 ? below : entries.findIndex((entry, index) => index < at && isPast(entry, index))
      if (to >= 0) move(held.current, to)
    },
    onPointerUp() {
      held.current = null
    },
    onPointerCancel() {
      held.current = null
    },
  }
}
