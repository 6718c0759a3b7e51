import { Plus } from 'lucide-react'
import type { DrawnType } from '../../../services/rules/sections/sections.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'
import css from './editor.module.css'
import { labelOf, newSections } from './section-rows.ts'

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
export const SectionMenu = ({ text = '', label, onAdd, ...menu }: SectionMenuProps) => (
  <Menu
    {...menu}
    label="Add a section"
    buttonClass={text ? buttonClass({ size: 'small' }) : (css.plus ?? '')}
    button={
      <>
        <Plus size={18} aria-hidden="true" /> {text || <span className="visually-hidden">{label}</span>}
      </>
    }
    items={newSections.map(({ type, group, about, sketch }) => ({
      id: type,
      label: labelOf(type),
      about,
      icon: <Sketch path={sketch} />,
      group,
      onAction: () => onAdd(type),
    }))}
  />
)
