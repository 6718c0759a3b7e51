import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, GripVertical, Lock, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { isNeverWalled } from '../../../services/rules/sections/sections.ts'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Select } from '../../ui/forms/Select.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import layout from '../../ui/theme/layout.module.css'
import { ToolButton } from '../../ui/tools/ToolButton.tsx'
import css from './editor.module.css'
import { SectionFields } from './SectionFields.tsx'
import { fieldsOf, isWrong, labelOf, noteOf, problemsOf, type SectionRow } from './section-rows.ts'
import { SectionMenu } from './SectionMenu.tsx'
import { SectionPreview } from './SectionPreview.tsx'
import { HANDLE } from './useDragging.ts'
import type { SectionActions } from './useSections.ts'
import { beginningOf } from '../../../services/rules/writing/cut.ts'
import { backgrounds } from './backgrounds.ts'

const worded = new Set(['line', 'text', 'html', 'words', 'lines'])

/** First words of the input for a section, shown while the section is collapsed. */
const gist = ({ typed, type }: SectionRow) => {
  const first = fieldsOf(type).find(({ kind, path }) => worded.has(kind) && typed[path]?.trim())
  const text = (first && typed[first.path]) ?? ''
  return beginningOf((first?.kind === 'html' ? text.replaceAll(/<[^<>]*>/g, ' ') : text).trim(), 80)
}

/** Address of the picture of a section; '' if it has none. */
const pictureOf = ({ typed, type }: SectionRow) => {
  const picture = fieldsOf(type).find(({ kind }) => kind === 'picture')
  return (picture && typed[picture.path]) ?? ''
}

interface SectionCardProps {
  row: SectionRow
  /** Position of the section, from 1, and the number of sections. */
  place: number
  of: number
  isOpen: boolean
  isWriting: boolean
  isFull: boolean
  /** True for a section that was just added, whose first field receives the focus. */
  isFresh: boolean
  /** True after an attempt to save, when errors of untouched fields are shown too. */
  isTried: boolean
  actions: SectionActions
}

/** A section of a page in the editor: a summary while collapsed, otherwise its form and preview. */
export const SectionCard = memo(function SectionCard(props: SectionCardProps) {
  const { row, place, of, isOpen, isWriting, isFull, actions } = props
  const { toggle, step, remove, addAfter } = actions
  const name = `${labelOf(row.type)}, section ${place}`
  return (
    <li id={row.key} className={css.sectionCard}>
      <div className={css.sectionHead}>
        <button type="button" className={css.opener} aria-expanded={isOpen} onClick={() => toggle(row.key)}>
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
            {isWrong(row) && <span className={css.unfinished}>Incomplete</span>}
          </span>
          {!isOpen && pictureOf(row) && <img src={pictureOf(row)} alt="" className={css.thumb} />}
          {row.isAuthwalled && !isNeverWalled(row.type) && (
            <Lock size={18} role="img" aria-label="for members only" />
          )}
        </button>
        <div className={css.tools}>
          <ToolButton
            id={`${row.key}-earlier`}
            words={`Move up: ${name}`}
            icon={ArrowUp}
            off={place === 1}
            onPress={() => step(row.key, -1)}
          />
          <ToolButton
            id={`${row.key}-later`}
            words={`Move down: ${name}`}
            icon={ArrowDown}
            off={place === of}
            onPress={() => step(row.key, 1)}
          />
          <ToolButton words={`Remove: ${name}`} icon={Trash2} onPress={() => remove(row.key)} />
          {of > 1 && (
            <span className={css.handle} {...{ [HANDLE]: row.key }}>
              <GripVertical size={18} aria-hidden="true" />
            </span>
          )}
        </div>
      </div>
      {isOpen && (
        <div role="group" aria-label={name} className={css.sectionBody}>
          {isWriting ? (
            <SectionForm {...props} />
          ) : (
            <Tabs
              label={`Edit or preview: ${name}`}
              tabs={[
                { id: 'edit', label: 'Edit', panel: <SectionForm {...props} /> },
                { id: 'preview', label: 'Preview', panel: <SectionPreview row={row} /> },
              ]}
            />
          )}
        </div>
      )}
      {isWriting && !isFull && (
        <SectionMenu label={`Add a section below ${name}`} onAdd={(type) => addAfter(row.key, type)} />
      )}
    </li>
  )
})

function SectionForm({ row, isTried, isFresh, isWriting, actions: { change } }: SectionCardProps) {
  const problems = problemsOf(row)
  const fields = fieldsOf(row.type)
  const note = noteOf(row.type)
  return (
    <div className={css.fieldset}>
      {fields.length === 0 && (
        <p className={layout.soft}>This section type can't be displayed yet. It's kept unchanged.</p>
      )}
      {note && <p className={layout.soft}>{note}</p>}
      <SectionFields
        fields={fields}
        typed={row.typed}
        problems={problems}
        isTried={isTried}
        isFresh={isFresh}
        opensPicture={isWriting}
        onChange={(typed) => change({ ...row, typed })}
      />
      {problems[''] && <p className={css.problem}>{problems['']}</p>}
      <Select
        label="Background"
        options={backgrounds}
        value={row.sectionBackgroundColor}
        onChange={(sectionBackgroundColor) => change({ ...row, sectionBackgroundColor })}
      />
      {!isNeverWalled(row.type) && (
        <Checkbox
          role="switch"
          checked={row.isAuthwalled}
          onChange={({ target }) => change({ ...row, isAuthwalled: target.checked })}
        >
          Members only (visitors are asked to sign up)
        </Checkbox>
      )}
    </div>
  )
}
