import type { SectionBackground } from '../../../services/rules/sections/section-fields.ts'
import { DrawnSection, isDrawn, type DrawnType } from '../../../services/rules/sections/sections.ts'
import type { sectionStored_section$data } from '../__generated__/sectionStored_section.graphql.ts'
import type { SectionField } from '../form.ts'
import { forms, optionsInput } from '../section-forms.ts'

/** Type of a stored section that the editor's query returns. */
export type StoredSection = Omit<sectionStored_section$data, ' $fragmentType'>

/** A value of one option of a section. */
type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | { readonly [name: string]: Value }

export const fieldsOf = (type: string): readonly SectionField[] => (isDrawn(type) ? forms[type].fields : [])
/** Display name of a section type; for a type without a form, the type itself. */
export const labelOf = (type: string): string => (isDrawn(type) ? forms[type].label : type)

/** Section types that can be added, ordered by label. */
export const newTypes: readonly DrawnType[] = Object.keys(forms)
  .filter(isDrawn)
  .toSorted((a, b) => (labelOf(a) < labelOf(b) ? -1 : 1))

/** A section of a page as a row of the editor. */
export interface SectionRow {
  /** Key of the row, which does not change when the row is moved. */
  key: string
  type: string
  /** Input by field path; fields that have not been touched are missing. */
  typed: Readonly<Record<string, string>>
  /** Key of a stored section whose type has no form; such a section's options are saved unchanged. */
  stored: string | null
  isAuthwalled: boolean
  sectionBackgroundColor: SectionBackground
}

/** Reads the value at a field path in a section's options, as text. */
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

/** Reads the text at a field path of a stored section's options. */
export const storedText = (section: StoredSection, path: string): string =>
  textAt(isDrawn(section.type) ? section[section.type] : null, path)

/** Converts stored sections to rows; without sections, returns an empty list. */
export const rowsOf = (stored: readonly StoredSection[] | null | undefined): SectionRow[] =>
  (stored ?? []).map((section, at) => ({
    key: `section-${at}`,
    type: section.type,
    typed: Object.fromEntries(fieldsOf(section.type).map(({ path }) => [path, storedText(section, path)])),
    stored: section.stored ?? null,
    isAuthwalled: section.isAuthwalled,
    sectionBackgroundColor: section.sectionBackgroundColor,
  }))

/** Creates a row for a new section; its key differs from those of the rows in `taken`. */
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

/** Results of `parsed`; rows never change, and typing in one must not parse all others again. */
const results = new WeakMap<SectionRow, ReturnType<typeof parse>>()

function parsed(row: SectionRow) {
  const result = results.get(row) ?? parse(row)
  results.set(row, result)
  return result
}

/** Parses a row's input with the schema of its type; returns the stored options, or the errors. */
function parse(row: SectionRow) {
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

/** Errors of a row by field path; '' for an error of the whole row. */
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

/** Converts a row to the API's input; null if the row has errors. */
export function inputOf(row: SectionRow) {
  if (row.stored !== null) return { options: { stored: row.stored }, ...frameOf(row) }
  const { data } = parsed(row)
  return data ? { options: optionsInput(data), ...frameOf(row) } : null
}

/** True if a row has errors. */
export const isWrong = (row: SectionRow): boolean => Object.keys(problemsOf(row)).length > 0

/** Returns one sentence with the first error of each wrong row; empty if there is none. */
export const problemText = (rows: readonly SectionRow[]): string =>
  rows
    .flatMap((row, at) => (isWrong(row) ? `Section ${at + 1}: ${Object.values(problemsOf(row))[0]}` : []))
    .join('. ')

/** Returns the rows with the one at a place moved to another place; places outside of the list change nothing. */
export function placed(rows: readonly SectionRow[], at: number, to: number): readonly SectionRow[] {
  const row = rows[at]
  return row && rows[to] && to !== at ? rows.toSpliced(at, 1).toSpliced(to, 0, row) : rows
}
