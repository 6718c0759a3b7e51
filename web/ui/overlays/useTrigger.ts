import { useRef, useState, type KeyboardEvent, type RefObject } from 'react'

export interface Trigger {
  isOpen: boolean
  setOpen(isOpen: boolean): void
  ref: RefObject<HTMLButtonElement | null>
  /** Props of the button that opens the overlay. */
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
 * Keys that open a menu or list. Enter and Space are included because react-aria treats the click that the browser
 * generates for them like a screen reader's, after which the focus may be on the list instead of its first item.
 */
const openingKeys = new Set(['ArrowDown', 'ArrowUp', 'Enter', ' '])

/**
 * Returns state and props of a button that opens an overlay. Calls `load` on hover and focus, so that the overlay's
 * code is usually loaded before the click.
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
