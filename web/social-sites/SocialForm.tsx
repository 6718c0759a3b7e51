import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { completeRows, MAX_SOCIAL_SITES } from '../../services/rules/social-sites.ts'
import { Button } from '../ui/Button.tsx'
import { changedRows, emptyRow, problemsOf, rowOf, type FormRow, type SavedLink } from './rows.ts'
import css from './social-sites.module.css'
import { SocialFields } from './SocialFields.tsx'
import { useSocialSites } from './useSocialSites.ts'

/**
 * The social-links form (spec §2, §4 Social form): a row per link, those saved first. Only complete rows are sent; if
 * nothing has changed, success is reported without a call.
 */
export function SocialForm({
  saved,
  save = 'Save',
  isMultiple = true,
  onSaved,
}: {
  saved: readonly SavedLink[]
  /** Text of the save button. */
  save?: string
  isMultiple?: boolean
  onSaved(): void
}) {
  const made = useRef(0)
  const newRow = () => emptyRow(`new-${made.current++}`)
  const [rows, setRows] = useState<FormRow[]>(() => (saved.length > 0 ? saved.map(rowOf) : [newRow()]))
  const [known, setKnown] = useState(saved)
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { set, remove, isBusy } = useSocialSites()
  const shown = useRef(rows.length)
  useEffect(() => {
    if (shown.current !== rows.length)
      [...(form.current?.querySelectorAll('[role=group]') ?? [])]
        .at(-1)
        ?.querySelector<HTMLElement>('button')
        ?.focus()
    shown.current = rows.length
  }, [rows.length])
  const problems = problemsOf(rows, isChecked)
  const change = (next: FormRow) => setRows(rows.map((row) => (row.key === next.key ? next : row)))

  const removeRow = async ({ key, id }: FormRow) => {
    if (id !== null && !(await remove(id))) return
    setRows((rows) => {
      const others = rows.filter((row) => row.key !== key)
      return others.length > 0 ? others : [newRow()]
    })
  }
  const submit = async () => {
    setChecked(true)
    if (problemsOf(rows, true).some((problem) => problem !== null)) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    const changed = changedRows(rows, known)
    if (changed.length > 0) {
      const after = await set(changed.map(({ id, platform, handle }) => ({ id, platform, handle })))
      if (!after) return
      setKnown(after)
      setRows([...after.map(rowOf), ...rows.filter((row) => completeRows([row]).length === 0)])
      setChecked(false)
    }
    onSaved()
  }
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      }}
    >
      {rows.map((row, index) => (
        <div key={row.key} role="group" aria-label={`Link ${index + 1}`} className={css.row}>
          <SocialFields row={row} error={problems[index] ?? undefined} onChange={change} />
          {(index > 0 || row.id !== null) && (
            <div>
              <Button size="small" disabled={isBusy} onClick={() => void removeRow(row)}>
                Remove <span className="visually-hidden">link {index + 1}</span>
              </Button>
            </div>
          )}
        </div>
      ))}
      {isMultiple && rows.length < MAX_SOCIAL_SITES && (
        <div>
          <Button size="small" onClick={() => setRows([...rows, newRow()])}>
            <Plus size={16} aria-hidden="true" /> Add <span className="visually-hidden">a link</span>
          </Button>
        </div>
      )}
      <Button type="submit" look="primary" busy={isBusy}>
        {save}
      </Button>
    </form>
  )
}
