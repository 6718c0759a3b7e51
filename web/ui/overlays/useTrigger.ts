import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'

export interface Trigger {
  isOpen: boolean
  setOpen(isOpen: boolean): void
  ref: RefObject<HTMLButtonElement | null>
  /** For the button that opens it. */
  props: {
    ref: RefObject<HTMLButtonElement | null>
    type: 'button'
    'aria-haspopup': 'menu' | 'listbox' | 'dialog'
    'aria-expanded': boolean
    onClick(): void
    onKeyDown(event: KeyboardEvent): void
    onPointerEnter(): void
    onFocus(): void
  }
}

/**
 * What opens a menu or list. Enter and the space bar among them: react-aria takes the click that a browser makes of
 * them for that of a screen reader, and then the list may have the focus instead of what is first in it.
 */
const openingKeys = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])

/**
 * A button that opens an overlay. `load` is called when somebody points at the button or comes to it by
 * keyboard: the overlay's code is then there when it is wanted.
 */
export function useTrigger(kind: 'menu' | 'listbox' | 'dialog', load: () => void): Trigger {
  const ref = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const props = {
    ref,
    type: 'button' as const,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    onClick: () => setOpen(!isOpen),
    onKeyDown(event: KeyboardEvent) {
      if (kind === 'dialog' || !openingKeys.has(event.key)) return
      event.preventDefault()
      setOpen(true)
    },
    onPointerEnter: load,
    onFocus: load,
  }
  return { isOpen, setOpen, ref, props }
}
