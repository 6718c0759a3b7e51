import type { ReactNode } from 'react'
import { onDemand } from './on-demand.tsx'
import { useTrigger } from './useTrigger.ts'

export interface MenuItem {
  /** Stable key of the menu item, which is not shown. */
  id: string
  label: string
  icon?: ReactNode
  /** Sentence below the label. */
  about?: string
  /** Address to which the item links; an item has either this or `onAction`. */
  href?: string
  onAction?(): void
  /** True for an action that cannot be undone, which is shown in red. */
  danger?: boolean
  disabled?: boolean
  /** Heading of the group in which it is; items of one group follow each other. */
  group?: string
}

const MenuOverlay = onDemand(async () => (await import('./MenuOverlay.tsx')).MenuOverlay)

/** A button that opens a menu. The menu supports arrow keys, first letters and Escape, and returns the focus. */
export function Menu({
  button,
  buttonClass,
  label,
  items,
  align = 'start',
  disabled,
}: {
  /** Content of the button that opens the menu. */
  button: ReactNode
  buttonClass: string
  /** Name of the menu for screen readers. */
  label: string
  items: readonly MenuItem[]
  /** Edge of the button with which the menu is aligned. */
  align?: 'start' | 'end'
  disabled?: boolean
}) {
  const trigger = useTrigger('menu', MenuOverlay.load)
  return (
    <>
      <button {...trigger.props} className={buttonClass} disabled={disabled}>
        {button}
      </button>
      {trigger.isOpen && <MenuOverlay trigger={trigger} label={label} items={items} align={align} />}
    </>
  )
}
