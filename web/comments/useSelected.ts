import { useRef, type PointerEvent } from 'react'

/**
 * Returns a handler for presses on an item, and a function that returns the part of its text that was selected at the
 * last of them: the press on a menu's button ends a selection.
 */
export function useSelected() {
  const selected = useRef('')
  const onPointerDownCapture = ({ currentTarget, target }: PointerEvent) => {
    const isInMenu = target instanceof Element && target.closest('[role=group]') !== null
    if (isInMenu) return
    const text = currentTarget.querySelector('[data-text]')
    const selection = getSelection()
    const isInside =
      text?.contains(selection?.anchorNode ?? null) && text.contains(selection?.focusNode ?? null)
    selected.current = isInside ? String(selection).trim() : ''
  }
  return [onPointerDownCapture, () => selected.current] as const
}
