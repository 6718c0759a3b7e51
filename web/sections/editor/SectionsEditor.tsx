import { Plus, RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { MAX_SECTIONS, type DrawnType } from '../../../services/rules/sections/sections.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Menu } from '../../ui/overlays/Menu.tsx'
import layout from '../../ui/theme/layout.module.css'
import { loadRichText } from '../rich-text/RichTextField.tsx'
import css from './editor.module.css'
import { isWrong, labelOf, newRow, newSections, placed, type SectionRow } from './section-rows.ts'
import { SectionCard } from './SectionCard.tsx'
import { useDragging } from './useDragging.ts'

const toggled = (keys: ReadonlySet<string>, key: string) =>
  new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key])

interface SectionsEditorProps {
  rows: readonly SectionRow[]
  /** Largest number of sections. */
  most?: number
  /** Number of attempts to save; each opens the sections with errors and focuses the first of them. */
  tries: number
  onChange(rows: readonly SectionRow[]): void
}

/** List of a page's sections, which can be added, filled in, moved, collapsed and removed. */
export function SectionsEditor({ rows, most = MAX_SECTIONS, tries, onChange }: SectionsEditorProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  /** Key of the section that was just added, until the editor types in its form. */
  const [fresh, setFresh] = useState<string | null>(null)
  const [removed, setRemoved] = useState<{ row: SectionRow; at: number } | null>(null)
  const [told, setTold] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const [wanted, focusOn] = useState<{ selector: string } | null>(null)
  useEffect(() => {
    if (wanted) root.current?.querySelector<HTMLElement>(wanted.selector)?.focus()
  }, [wanted])

  useEffect(() => void loadRichText().catch(() => {}), []) // A failure is reported where a field needs it.

  const latest = useRef(rows)
  latest.current = rows
  useEffect(() => {
    const wrong = latest.current.filter(isWrong)
    if (tries === 0 || wrong.length === 0) return
    setOpen((open) => new Set([...open, ...wrong.map(({ key }) => key)]))
    focusOn({ selector: `#${wrong[0]?.key} button` })
  }, [tries])

  function move(key: string, to: number) {
    const at = latest.current.findIndex((row) => row.key === key)
    const next = placed(latest.current, at, to)
    if (next === latest.current) return
    onChange(next)
    setTold(`${labelOf(next[to]?.type ?? '')} is now ${to + 1} of ${next.length}`)
  }
  const dragging = useDragging(move)

  // Changes of a section do not render the others, so that typing stays fast on a long page.
  const [actions] = useState(() => ({
    toggle: (key: string) => setOpen((open) => toggled(open, key)),
    change(row: SectionRow) {
      current.current.onChange(latest.current.map((other) => (other.key === row.key ? row : other)))
      setFresh(null)
    },
    step(key: string, by: 1 | -1) {
      const at = latest.current.findIndex((row) => row.key === key)
      if (!latest.current[at + by]) return
      current.current.move(key, at + by)
      // A moved section's button is rendered in another place and would lose the focus, so the focus is set again.
      focusOn({ selector: `#${key}-${by === 1 ? 'later' : 'earlier'}` })
    },
    remove(key: string) {
      const at = latest.current.findIndex((row) => row.key === key)
      const row = latest.current[at]
      if (!row) return
      current.current.onChange(latest.current.filter((other) => other !== row))
      setRemoved({ row, at })
      setTold(`${labelOf(row.type)} removed`)
      const next = latest.current[at + 1] ?? latest.current[at - 1]
      focusOn({ selector: next ? `#${next.key} button` : '[data-adds] button' })
    },
  }))
  const current = useRef({ onChange, move })
  current.current = { onChange, move }

  function add(type: DrawnType) {
    const row = newRow(type, rows)
    onChange([...rows, row])
    setOpen(new Set([...open, row.key]))
    setFresh(row.key)
    setRemoved(null)
  }
  function putBack() {
    if (!removed) return
    const { row, at } = removed
    // The key may belong to a section that was added meanwhile.
    const back = rows.some(({ key }) => key === row.key) ? { ...row, key: newRow('Quote', rows).key } : row
    onChange(rows.toSpliced(at, 0, back))
    setRemoved(null)
    setTold(`${labelOf(row.type)} is back`)
    focusOn({ selector: `#${back.key} button` })
  }

  return (
    <div ref={root}>
      {rows.length === 0 && <p className={layout.soft}>No sections yet.</p>}
      <ol className={css.rows} {...dragging}>
        {rows.map((row, at) => (
          <SectionCard
            key={row.key}
            row={row}
            place={at + 1}
            of={rows.length}
            isOpen={open.has(row.key)}
            isTried={tries > 0}
            isFresh={row.key === fresh}
            {...actions}
          />
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {removed && (
        <Button size="small" look="quiet" className={css.back ?? ''} onClick={putBack}>
          <RotateCcw size={18} aria-hidden="true" /> Put back: {labelOf(removed.row.type)}
        </Button>
      )}
      <AddSection isFull={rows.length >= most} most={most} onAdd={add} />
    </div>
  )
}

interface AddSectionProps {
  isFull: boolean
  most: number
  onAdd(type: DrawnType): void
}

const AddSection = ({ isFull, most, onAdd }: AddSectionProps) => (
  <div data-adds>
    <Menu
      label="Add a section"
      buttonClass={buttonClass({ size: 'small' })}
      button={
        <>
          <Plus size={18} aria-hidden="true" /> Add a section
        </>
      }
      disabled={isFull}
      items={newSections.map(({ type, group }) => ({
        id: type,
        label: labelOf(type),
        group,
        onAction: () => onAdd(type),
      }))}
    />
    {isFull && <p className={layout.soft}>A page can have up to {most} sections.</p>}
  </div>
)
