import { z } from 'zod'
import type { SectionBackground } from '../../../services/rules/sections/section-fields.ts'
import { ContentSection, isDrawn, type DrawnType } from '../../../services/rules/sections/sections.ts'
import type { sectionStored_section$data } from '../__generated__/sectionStored_section.graphql.ts'
import { sectionGroups, type SectionField, type SectionForm } from '../form.ts'
import { forms, optionsInput } from '../section-forms.ts'
import { optionsOf, problemsIn, textAt, typedOf, type Typed, type Value } from './typed.ts'

/** Type of a stored section that the editor's query returns. */
export type StoredSection = Omit<sectionStored_section$data, ' $fragmentType'>

export const fieldsOf = (type: string): readonly SectionField[] => (isDrawn(type) ? forms[type].fields : [])
/** Display name of a section type; for a type without a form, the type itself. */
export const labelOf = (type: string): string => (isDrawn(type) ? forms[type].label : type)
const formOf = (type: DrawnType): Omit<SectionForm, 'fields'> => forms[type]

/** Explanation of a section type for editors, such as what it waits for. */
export const noteOf = (type: string): string | undefined => (isDrawn(type) ? formOf(type).note : undefined)

interface NewSection {
  type: DrawnType
  group: string
  about: string
  sketch: string
}

/** Types that editors need most, in the order of the menu. */
const common: readonly DrawnType[] = ['ImageSection', 'Quote', 'Gallery', 'RecommendedVideo', 'HTML']

const offered = (type: DrawnType, group: string): NewSection => {
  const { about, sketch } = formOf(type)
  return { type, group, about, sketch }
}

/** Section types that can be added: the common ones, then the others by group and label. */
export const newSections: readonly NewSection[] = [
  ...common.map((type) => offered(type, 'Most used')),
  ...Object.entries(sectionGroups).flatMap(([name, group]) =>
    Object.keys(forms)
      .filter(isDrawn)
      .filter((type) => formOf(type).group === name && !formOf(type).isUnbuilt && !common.includes(type))
      .toSorted((a, b) => (labelOf(a) < labelOf(b) ? -1 : 1))
      .map((type) => offered(type, group)),
  ),
]

/** A section of a page as a row of the editor. */
export interface SectionRow {
  /** Key of the row, which does not change when the row is moved. */
  key: string
  type: string
  typed: Typed
  isAuthwalled: boolean
  sectionBackgroundColor: SectionBackground
}

/** Options of a stored section; null if it has no form. */
const optionsIn = (section: StoredSection): Value => (isDrawn(section.type) ? section[section.type] : null)

/** Reads the text at a field path of a stored section's options. */
export const storedText = (section: StoredSection, path: string): string => textAt(optionsIn(section), path)

const Texts = z.record(z.string(), z.string())

/** Reads the texts of an incomplete section; none if they are not valid. */
function textsOf(json: string): Typed {
  try {
    return Texts.safeParse(JSON.parse(json)).data ?? {}
  } catch {
    return {}
  }
}

/** Converts stored sections to rows; without sections, returns an empty list. */
export const rowsOf = (stored: readonly StoredSection[] | null | undefined): SectionRow[] =>
  (stored ?? []).map((section, at) => ({
    key: `section-${at}`,
    type: section.type,
    typed:
      section.typed === undefined
        ? typedOf(fieldsOf(section.type), optionsIn(section))
        : textsOf(section.typed),
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
const parse = (row: SectionRow) =>
  ContentSection.safeParse({
    type: row.type,
    options: optionsOf(fieldsOf(row.type), row.typed),
    ...frameOf(row),
  })

/** Errors of a row by field path; '' for an error of the whole row. */
export function problemsOf(row: SectionRow): Readonly<Record<string, string>> {
  const fields = fieldsOf(row.type)
  if (fields.length === 0) return { '': "This section can't be shown. Remove it." }
  const issues = parsed(row).error?.issues ?? []
  return problemsIn(
    fields,
    row.typed,
    issues.map(({ path, message }) => ({ path: path.slice(1), message })),
  )
}

/** Converts a row to the API's input; null if the row has errors. */
export function inputOf(row: SectionRow) {
  const { data } = parsed(row)
  return data ? { options: optionsInput(data), ...frameOf(row) } : null
}

/** Converts a row to the API's input for a draft, which keeps the texts of a row with errors. */
export const draftInputOf = (row: SectionRow) =>
  inputOf(row) ?? {
    incomplete: { type: row.type, typed: JSON.stringify(row.typed) },
    ...frameOf(row),
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

/** Returns the rows with a new one at a place, and the new row. */
export function inserted(
  rows: readonly SectionRow[],
  at: number,
  type: DrawnType,
): { rows: readonly SectionRow[]; row: SectionRow } {
  const row = newRow(type, rows)
  return { rows: rows.toSpliced(at, 0, row), row }
}

/** Returns the rows with a new one inside a text, of which the parts before and after it become texts of their own. */
export function split(
  rows: readonly SectionRow[],
  text: SectionRow,
  { before, after }: { before: string; after: string },
  type: DrawnType,
): { rows: readonly SectionRow[]; row: SectionRow } {
  const found = rows.findIndex(({ key }) => key === text.key)
  const at = found < 0 ? rows.length : found
  const row = newRow(type, [...rows, text])
  const second = newRow('HTML', [...rows, text, row])
  const texts = [
    ...(before ? [{ ...text, typed: { html: before } }] : []),
    row,
    ...(after ? [{ ...second, ...frameOf(text), typed: { html: after } }] : []),
  ]
  return { rows: rows.toSpliced(at, found < 0 ? 0 : 1, ...texts), row }
}

/** The rows with a blank text at their end, in which an editor goes on writing; it is stored once something is typed. */
export function withBlankEnd(rows: readonly SectionRow[]): readonly SectionRow[] {
  return rows.at(-1)?.type === 'HTML' ? rows : [...rows, newRow('HTML', rows)]
}
