import { useEffect, useEffectEvent } from 'react'

const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/**
 * Calls the handler of a pressed key while `isOn`. Keys with modifiers, in fields and in dialogs are left alone, so that
 * they reach the field, the browser and screen readers (WCAG 2.1.4: shortcuts can be turned off).
 */
export function useShortcuts(isOn: boolean, handlers: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey
    const handler = handlers[event.key.toLowerCase()]
    if (isTaken || !handler || document.querySelector('[role=dialog]')) return
    if (event.target instanceof Element && event.target.closest(fields)) return
    event.preventDefault()
    handler()
  })
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [isOn])
}
