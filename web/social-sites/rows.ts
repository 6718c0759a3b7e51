import { messages } from '../../services/rules/fields.ts'
import {
  completeRows,
  duplicatesIn,
  handleProblem,
  isPlatform,
  type SocialRow,
} from '../../services/rules/social-sites.ts'

/** A row of the form; `id` is that of a saved link, and null for a new row. */
export interface FormRow extends SocialRow {
  key: string
  id: string | null
}

/** A saved link, as the API returns it (spec §3 Social site entry). */
export interface SavedLink {
  readonly id: string
  readonly type: string
  readonly handle: string
}

export const emptyRow = (key: string): FormRow => ({ key, id: null, platform: null, handle: '' })

export function rowOf({ id, type, handle }: SavedLink): FormRow {
  const platform = type.toUpperCase()
  return { key: id, id, platform: isPlatform(platform) ? platform : null, handle }
}

/**
 * Problems of the rows in their order, the first of each (spec §5 Social sites). Problems of what is missing are
 * reported only with `isChecked`, after the first attempt to save.
 */
export function problemsOf(rows: readonly FormRow[], isChecked: boolean): (string | null)[] {
  const repeated = duplicatesIn(rows, [])
  const isNone = completeRows(rows).length === 0
  return rows.map((row, index) => {
    const isCleared = row.id !== null && row.handle.trim() === ''
    return (
      handleProblem(row) ??
      (repeated.has(index) ? messages.noDuplicateSocials : null) ??
      (isChecked && isCleared ? messages.required : null) ??
      (isChecked && isNone && index === 0 ? messages.socialSites : null)
    )
  })
}

/** Complete rows that are new or differ from the saved link. */
export const changedRows = (rows: readonly FormRow[], saved: readonly SavedLink[]) =>
  completeRows(rows).filter(({ id, platform, handle }) => {
    const before = saved.find((link) => link.id === id)
    return !before || before.handle !== handle || before.type.toUpperCase() !== platform
  })
