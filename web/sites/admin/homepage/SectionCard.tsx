import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Lock, Trash2 } from 'lucide-react'
import type { SectionBackground } from '../../../../services/rules/sections/section-fields.ts'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { Field, TextField } from '../../../ui/forms/Field.tsx'
import layout from '../../../ui/theme/layout.module.css'
import { Select, type Option } from '../../../ui/forms/Select.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import css from '../admin.module.css'
import { fieldsOf, labelOf, problemsOf, type SectionRow } from './section-rows.ts'
import { SectionPreview } from './SectionPreview.tsx'
import { ToolButton } from '../ToolButton.tsx'

const backgrounds: readonly Option<SectionBackground>[] = [
  { value: 'plain', label: 'Default' },
  { value: 'soft', label: 'Slightly darker' },
  { value: 'accent', label: 'Accent tint' },
]

/** First words of the input for a section, shown while the section is collapsed. */
const gist = ({ typed, type }: SectionRow) => {
  const [first] = fieldsOf(type)
  const text = (first && typed[first.path]) ?? ''
  return (first?.kind === 'html' ? text.replaceAll(/<[^<>]*>/g, ' ') : text).trim().slice(0, 80)
}

interface SectionCardProps {
  row: SectionRow
  /** Position of the section, from 1, and the number of sections. */
  place: number
  of: number
  isOpen: boolean
  /** True for a section that was just added, whose first field receives the focus. */
  isFresh: boolean
  /** True after an attempt to save, when errors of untouched fields are shown too. */
  isTried: boolean
  onToggle(): void
  onMove(by: 1 | -1): void
  onRemove(): void
  onChange(row: SectionRow): void
}

/** A section of the home page in the editor: a summary while collapsed, otherwise its form and preview. */
export function SectionCard(props: SectionCardProps) {
  const { row, place, of, isOpen, onToggle, onMove, onRemove } = props
  const name = `${labelOf(row.type)}, section ${place}`
  return (
    <li id={row.key} className={css.sectionCard}>
      <div className={css.sectionHead}>
        <button type="button" className={css.opener} aria-expanded={isOpen} onClick={onToggle}>
          {isOpen ? (
            <ChevronDown size={20} aria-hidden="true" />
          ) : (
            <ChevronRight size={20} aria-hidden="true" />
          )}
          <span className={css.words}>
            <strong>
              {place}. {labelOf(row.type)}
            </strong>{' '}
            {!isOpen && <span className={css.gist}>{gist(row)}</span>}
          </span>
          {row.isAuthwalled && <Lock size={18} role="img" aria-label="for members only" />}
        </button>
        <div className={css.tools}>
          <ToolButton
            id={`${row.key}-earlier`}
            words={`Move up: ${name}`}
            icon={ArrowUp}
            off={place === 1}
            onPress={() => onMove(-1)}
          />
          <ToolButton
            id={`${row.key}-later`}
            words={`Move down: ${name}`}
            icon={ArrowDown}
            off={place === of}
            onPress={() => onMove(1)}
          />
          <ToolButton words={`Remove: ${name}`} icon={Trash2} onPress={onRemove} />
        </div>
      </div>
      {isOpen && (
        <div role="group" aria-label={name} className={css.sectionBody}>
          <Tabs
            label={`Edit or preview: ${name}`}
            tabs={[
              { id: 'edit', label: 'Edit', panel: <SectionForm {...props} /> },
              { id: 'preview', label: 'Preview', panel: <SectionPreview row={row} /> },
            ]}
          />
        </div>
      )}
    </li>
  )
}

function SectionForm({ row, isTried, isFresh, onChange }: SectionCardProps) {
  const problems = problemsOf(row)
  const fields = fieldsOf(row.type)
  return (
    <div className={css.fieldset}>
      {fields.length === 0 && (
        <p className={layout.soft}>This section type can't be displayed yet. It's kept unchanged.</p>
      )}
      {fields.map(({ path, kind, label, hint }, at) => {
        const common = {
          label,
          hint,
          value: row.typed[path] ?? '',
          autoFocus: isFresh && at === 0,
          error: isTried || path in row.typed ? problems[path] : undefined,
        }
        const set = (text: string) => onChange({ ...row, typed: { ...row.typed, [path]: text } })
        return kind === 'line' || kind === 'number' ? (
          <Field
            key={path}
            {...common}
            {...(kind === 'number' && { inputMode: 'numeric' })}
            onChange={({ target }) => set(target.value)}
          />
        ) : (
          <TextField
            key={path}
            {...common}
            rows={kind === 'html' ? 8 : 3}
            spellCheck
            onChange={({ target }) => set(target.value)}
          />
        )
      })}
      {problems[''] && <p className={css.problem}>{problems['']}</p>}
      <Select
        label="Background"
        options={backgrounds}
        value={row.sectionBackgroundColor}
        onChange={(sectionBackgroundColor) => onChange({ ...row, sectionBackgroundColor })}
      />
      <Checkbox
        role="switch"
        checked={row.isAuthwalled}
        onChange={({ target }) => onChange({ ...row, isAuthwalled: target.checked })}
      >
        Members only (visitors are asked to sign up)
      </Checkbox>
    </div>
  )
}
