import type { ReactNode } from 'react'
import { onDemand } from './on-demand.tsx'
import { useTrigger } from './useTrigger.ts'

export interface MenuItem {
  /** Stays with the item; not shown. */
  id: string
  label: string
  icon?: ReactNode
  /** Where it leads; an item has this or `onAction`. */
  href?: string
  onAction?(): void
  /** For what cannot be undone. */
  danger?: boolean
  disabled?: boolean
}

const MenuOverlay = onDemand(async () => (await import('./MenuOverlay.tsx')).MenuOverlay)

/** A button that opens a menu: arrow keys, first letters, Escape; the focus comes back to the button. */
export function Menu({
  button,
  buttonClass,
  label,
  items,
  align = 'start',
  disabled,
}: {
  /** What the button shows. */
  button: ReactNode
  buttonClass: string
  /** What the menu is, for screen readers. */
  label: string
  items: readonly MenuItem[]
  /** Which edge of the button the menu keeps to. */
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
