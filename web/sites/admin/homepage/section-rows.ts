import type { SectionBackground } from '../../../../services/rules/sections/section-fields.ts'
import { DrawnSection, isDrawn, type DrawnType } from '../../../../services/rules/sections/sections.ts'
import type { sectionStored_section$data } from '../../../sections/__generated__/sectionStored_section.graphql.ts'
import type { SectionField } from '../../../sections/form.ts'
import { forms, optionsInput } from '../../../sections/section-forms.ts'

/** A section in the editor's query. */
export type StoredSection = Omit<sectionStored_section$data, ' $fragmentType'>

/** A value in a section's options. */
type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | { readonly [name: string]: Value }

export const fieldsOf = (type: string): readonly SectionField[] => (isDrawn(type) ? forms[type].fields : [])
/** Display name of a type; the type itself without a form. */
export const labelOf = (type: string): string => (isDrawn(type) ? forms[type].label : type)

/** Types that can be added, sorted by label. */
export const newTypes: readonly DrawnType[] = Object.keys(forms)
  .filter(isDrawn)
  .toSorted((a, b) => (labelOf(a) < labelOf(b) ? -1 : 1))

/** A section as a row of the editor. */
export interface SectionRow {
  /** Stable while the row is moved. */
  key: string
  type: string
  /** Input by path; fields not touched yet are missing. */
  typed: Readonly<Record<string, string>>
  /** Key of a stored section without a form, whose options are kept. */
  stored: string | null
  isAuthwalled: boolean
  sectionBackgroundColor: SectionBackground
}

/** The value at a path of options, as text. */
function textAt(options: Value, path: string): string {
  const value = path
    .split('.')
    .reduce<Value>(
      (inside, name) =>
        typeof inside === 'object' && inside !== null && !Array.isArray(inside)
          ? new Map(Object.entries(inside)).get(name)
          : undefined,
      options,
    )
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}

/** The text at a path of a section's options. */
export const storedText = (section: StoredSection, path: string): string =>
  textAt(isDrawn(section.type) ? section[section.type] : null, path)

/** Rows of stored sections; empty without any. */
export const rowsOf = (stored: readonly StoredSection[] | null | undefined): SectionRow[] =>
  (stored ?? []).map((section, at) => ({
    key: `section-${at}`,
    type: section.type,
    typed: Object.fromEntries(fieldsOf(section.type).map(({ path }) => [path, storedText(section, path)])),
    stored: section.stored ?? null,
    isAuthwalled: section.isAuthwalled,
    sectionBackgroundColor: section.sectionBackgroundColor,
  }))

/** A new row of a type; `taken` are the existing rows. */
export function newRow(type: DrawnType, taken: readonly SectionRow[]): SectionRow {
  const keys = new Set(taken.map(({ key }) => key))
  let number = taken.length
  while (keys.has(`section-${number}`)) number++
  return {
    key: `section-${number}`,
    type,
    typed: {},
    stored: null,
    isAuthwalled: false,
    sectionBackgroundColor: 'plain',
  }
}

const frameOf = ({ isAuthwalled, sectionBackgroundColor }: SectionRow) => ({
  isAuthwalled,
  sectionBackgroundColor,
})

/** A row as stored options, or the schema's problems. */
function parsed(row: SectionRow) {
  const typedAt = (path: string) => row.typed[path]?.trim() ?? ''
  const options: Record<string, Value> = {}
  for (const { path, kind, with: other } of fieldsOf(row.type)) {
    if (other !== undefined && typedAt(other) === '') continue
    const [name = '', inner] = path.split('.')
    const value = kind === 'number' ? Number(typedAt(path)) : typedAt(path)
    options[name] = inner === undefined ? value : { ...Object(options[name]), [inner]: value }
  }
  return DrawnSection.safeParse({ type: row.type, options, ...frameOf(row) })
}

/** Problems of a row by field path; '' for the whole row. */
export function problemsOf(row: SectionRow): Readonly<Record<string, string>> {
  const fields = new Set(fieldsOf(row.type).map(({ path }) => path))
  if (fields.size === 0) return row.stored === null ? { '': "This section can't be shown. Remove it." } : {}
  const problems: Record<string, string> = {}
  for (const { path, message } of parsed(row).error?.issues ?? []) {
    const field = path.slice(1).join('.')
    problems[fields.has(field) ? field : ''] ??= message
  }
  return problems
}

/** A row as input of the API; null if it has problems. */
export function inputOf(row: SectionRow) {
  if (row.stored !== null) return { options: { stored: row.stored }, ...frameOf(row) }
  const { data } = parsed(row)
  return data ? { options: optionsInput(data), ...frameOf(row) } : null
}

/** Rows with one moved a place up (-1) or down (1); unchanged without such a place. */
export function moved(rows: readonly SectionRow[], at: number, by: 1 | -1): readonly SectionRow[] {
  const [row, other] = [rows[at], rows[at + by]]
  return row && other ? rows.with(at, other).with(at + by, row) : rows
}
