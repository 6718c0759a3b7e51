import { RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { MAX_SECTIONS } from '../../../services/rules/sections/sections.ts'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/theme/layout.module.css'
import { loadRichText } from '../rich-text/RichTextField.tsx'
import css from './editor.module.css'
import { labelOf, type SectionRow } from './section-rows.ts'
import { SectionCard } from './SectionCard.tsx'
import { loadMenu, SectionMenu } from './SectionMenu.tsx'
import { TextBlock } from './TextBlock.tsx'
import { useDragging } from './useDragging.ts'
import { useSections, type SectionPlace } from './useSections.ts'

interface SectionsEditorProps {
  rows: readonly SectionRow[]
  /** Largest number of sections. */
  most?: number
  /** True for an article, whose texts are written as on its page, with other sections between them. */
  isWriting?: boolean
  /** True for an article that is new, in whose first text the cursor is. */
  isNew?: boolean
  /** Number of attempts to save or publish; each opens the sections with errors and focuses the first of them. */
  tries: number
  /** Field to be focused; another object focuses it again. */
  wanted?: SectionPlace | null
  onChange(rows: readonly SectionRow[]): void
}

/** List of a page's sections, which can be added, filled in, moved, collapsed and removed. */
export function SectionsEditor({
  rows,
  most = MAX_SECTIONS,
  isWriting = false,
  isNew = false,
  tries,
  wanted = null,
  onChange,
}: SectionsEditorProps) {
  const root = useRef<HTMLDivElement>(null)
  const { shown, open, fresh, removed, told, actions, move, putBack, append } = useSections({
    root,
    rows,
    isWriting,
    wanted,
    tries,
    onChange,
  })
  useEffect(() => {
    void loadRichText().catch(() => {}) // A failure is reported where a field needs it.
    loadMenu()
  }, [])
  const dragging = useDragging(move)
  const isFull = rows.length >= most
  const isTried = tries > 0 || wanted !== null
  return (
    <div ref={root} className={isWriting ? css.writing : undefined}>
      {rows.length === 0 && !isWriting && <p className={layout.soft}>No sections yet.</p>}
      <ol className={css.rows} {...dragging}>
        {shown.map((row, at) => {
          const common = { row, place: at + 1, of: rows.length, isTried, actions }
          return isWriting && row.type === 'HTML' ? (
            <TextBlock
              key={row.key}
              {...common}
              isFull={isFull}
              isBlank={at >= rows.length}
              isFresh={row.key === fresh || (isNew && at === 0)}
            />
          ) : (
            <SectionCard
              key={row.key}
              {...common}
              isWriting={isWriting}
              isFull={isFull}
              isOpen={open.has(row.key)}
              isFresh={row.key === fresh}
            />
          )
        })}
      </ol>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {removed && (
        <Button size="small" look="quiet" className={css.back ?? ''} onClick={putBack}>
          <RotateCcw size={18} aria-hidden="true" /> Put back: {labelOf(removed.row.type)}
        </Button>
      )}
      <div data-adds>
        <SectionMenu text="Add a section" label="Add a section" disabled={isFull} onAdd={append} />
        {isFull && <p className={layout.soft}>A page can have up to {most} sections.</p>}
      </div>
    </div>
  )
}
