import { Plus } from 'lucide-react'
import { useLayoutEffect } from 'react'
import type { DrawnType } from '../../../services/rules/sections/sections.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { onDemand } from '../../ui/overlays/on-demand.tsx'
import { useTrigger } from '../../ui/overlays/useTrigger.ts'
import css from './editor.module.css'
import { labelOf, newSections } from './section-rows.ts'

const MenuOverlay = onDemand(async () => (await import('../../ui/overlays/MenuOverlay.tsx')).MenuOverlay)

/** Loads the menu, for a key that opens it. */
export const loadMenu = MenuOverlay.load

/** Outline of a section type. */
const Sketch = ({ path }: { path: string }) => (
  <svg viewBox="0 0 48 28" aria-hidden="true" className={css.sketch}>
    <path d={path} />
  </svg>
)

interface SectionMenuProps {
  /** Text of the button; '' for a plus alone, which is named `label`. */
  text?: string
  label: string
  disabled?: boolean
  /** True for a menu that is open from its first render. */
  startsOpen?: boolean
  onAdd(type: DrawnType): void
  onDismiss?(): void
}

/** Menu of the section types that can be added, each with its outline and a sentence. */
export function SectionMenu({
  text = '',
  label,
  disabled,
  startsOpen = false,
  onAdd,
  onDismiss,
}: SectionMenuProps) {
  const trigger = useTrigger('menu', MenuOverlay.load)
  useLayoutEffect(() => {
    if (startsOpen) trigger.setOpen(true)
  }, [startsOpen])
  return (
    <>
      <button
        {...trigger.props}
        className={text ? buttonClass({ size: 'small' }) : css.plus}
        disabled={disabled}
      >
        <Plus size={18} aria-hidden="true" /> {text || <span className="visually-hidden">{label}</span>}
      </button>
      {trigger.isOpen && (
        <MenuOverlay
          trigger={trigger}
          label="Add a section"
          align="start"
          onDismiss={onDismiss}
          items={newSections.map(({ type, group, about, sketch }) => ({
            id: type,
            label: labelOf(type),
            about,
            icon: <Sketch path={sketch} />,
            group,
            onAction: () => onAdd(type),
          }))}
        />
      )}
    </>
  )
}
