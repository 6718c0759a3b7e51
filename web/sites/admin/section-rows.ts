import type { SectionBackground } from '../../../services/rules/sections/section-fields.ts'
import { DrawnSection, isDrawn, type DrawnType } from '../../../services/rules/sections/sections.ts'
import type { sectionStored_section$data } from '../../sections/__generated__/sectionStored_section.graphql.ts'
import type { SectionField } from '../../sections/form.ts'
import { forms, optionsInput } from '../../sections/section-forms.ts'

/** A section as the editor reads it. */
export type StoredSection = Omit<sectionStored_section$data, ' $fragmentType'>

/** A part of a section's options. */
type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | { readonly [name: string]: Value }

export const fieldsOf = (type: string): readonly SectionField[] => (isDrawn(type) ? forms[type].fields : [])
/** What people call a type; its own name where nothing draws it. */
export const labelOf = (type: string): string => (isDrawn(type) ? forms[type].label : type)

/** The types that can be added, by their labels. */
export const newTypes: readonly DrawnType[] = Object.keys(forms)
  .filter(isDrawn)
  .toSorted((a, b) => (labelOf(a) < labelOf(b) ? -1 : 1))

/** A section as a row of the editor. */
export interface SectionRow {
  /** Stays with the row wherever it moves. */
  key: string
  type: string
  /** What is typed in, by path; a field that nobody has touched yet is missing. */
  typed: Readonly<Record<string, string>>
  /** The name under which a section without a form is kept as it is stored. */
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

/** The rows of stored sections; none where nothing is stored. */
export const rowsOf = (stored: readonly StoredSection[] | null | undefined): SectionRow[] =>
  (stored ?? []).map((section, at) => ({
    key: `section-${at}`,
    type: section.type,
    typed: Object.fromEntries(fieldsOf(section.type).map(({ path }) => [path, storedText(section, path)])),
    stored: section.stored ?? null,
    isAuthwalled: section.isAuthwalled,
    sectionBackgroundColor: section.sectionBackgroundColor,
  }))

/** A new row of a type; `taken` are the rows that are there. */
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

/** A row with a form as it would be stored, and what is wrong with it: the schema says. */
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

/** What is wrong with a row, by path of the field; under '' what is wrong with all of it. */
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

/** A row as the API takes it; null where something is wrong with it. */
export function inputOf(row: SectionRow) {
  if (row.stored !== null) return { options: { stored: row.stored }, ...frameOf(row) }
  const { data } = parsed(row)
  return data ? { options: optionsInput(data), ...frameOf(row) } : null
}

/** The rows with one of them a place earlier (-1) or later (1); the same rows where there is no such place. */
export function moved(rows: readonly SectionRow[], at: number, by: 1 | -1): readonly SectionRow[] {
  const [row, other] = [rows[at], rows[at + by]]
  return row && other ? rows.with(at, other).with(at + by, row) : rows
}
