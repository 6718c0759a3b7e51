import { z } from 'zod'
import { ContentSection, SectionBackground } from '../../../services/rules/sections.ts'

/** A field of a section's form. */
export interface SectionField {
  /** Where in the section's options its value is, `image.url` for one. */
  path: string
  kind: 'line' | 'text' | 'html' | 'number'
  label: string
  hint?: string
  /** The field is left out of what is stored while the one of this path is empty; its own: it may be empty. */
  with?: string
}

interface SectionFormat {
  label: string
  fields: readonly SectionField[]
}

/** The fields of a picture; with `optional` there may be none. */
const picture = (optional: boolean): SectionField[] =>
  [
    {
      path: 'image.url',
      kind: 'line' as const,
      label: 'Picture',
      hint: 'A path on this site, such as /uploads/walk.jpg',
    },
    {
      path: 'image.alt',
      kind: 'line' as const,
      label: 'Image description',
      hint: "For people who can't see the image. Leave empty if it is decorative.",
    },
    { path: 'image.width', kind: 'number' as const, label: 'Width in pixels' },
    { path: 'image.height', kind: 'number' as const, label: 'Height in pixels' },
  ].map((field) => (optional ? { ...field, with: 'image.url' } : field))

/** The types that are rendered, and what is typed in for each. */
export const sectionFormats = {
  HTML: {
    label: 'Text',
    fields: [
      {
        path: 'html',
        kind: 'html',
        label: 'HTML',
        hint: 'Headings, paragraphs, lists, links, pictures, tables. Anything else is removed; check the preview.',
      },
    ],
  },
  Quote: {
    label: 'Quote',
    fields: [
      { path: 'text', kind: 'text', label: 'Quote text' },
      { path: 'author', kind: 'line', label: 'Attribution', hint: 'Optional', with: 'author' },
    ],
  },
  ImageSection: {
    label: 'Picture',
    fields: [
      ...picture(false),
      { path: 'caption', kind: 'line', label: 'Caption', hint: 'Optional', with: 'caption' },
      { path: 'url', kind: 'line', label: 'Link', hint: 'Optional', with: 'url' },
    ],
  },
  PostTeaser: {
    label: 'Teaser',
    fields: [
      { path: 'title', kind: 'line', label: 'Title' },
      {
        path: 'url',
        kind: 'line',
        label: 'Link',
        hint: 'A path or an address starting with https://',
      },
      {
        path: 'label',
        kind: 'line',
        label: 'Label',
        hint: 'Optional. For example, Recommended Article or Sponsored.',
        with: 'label',
      },
      { path: 'body', kind: 'text', label: 'Excerpt', hint: 'Optional', with: 'body' },
      ...picture(true),
    ],
  },
  ForumDriver: {
    label: 'Forum link',
    fields: [
      { path: 'heading', kind: 'line', label: 'Heading' },
      { path: 'body', kind: 'text', label: 'Text', hint: 'Optional', with: 'body' },
      { path: 'button', kind: 'line', label: 'Button', hint: 'Default: Read the forums', with: 'button' },
      { path: 'url', kind: 'line', label: 'Link', hint: 'Default: the forums', with: 'url' },
    ],
  },
} as const satisfies Record<string, SectionFormat>

export type FormatName = keyof typeof sectionFormats
export const isFormat = (type: string): type is FormatName => Object.hasOwn(sectionFormats, type)
const fieldsOf = (type: string): readonly SectionField[] =>
  isFormat(type) ? sectionFormats[type].fields : []
/** What people call a type; its own name where nothing renders it. */
export const labelOf = (type: string): string => (isFormat(type) ? sectionFormats[type].label : type)

/** A section as a row of the editor. */
export interface SectionRow {
  /** Stays with the row wherever it moves. */
  key: string
  type: string
  /** What is typed in, by path; a field that nobody has touched yet is not there. */
  typed: Readonly<Record<string, string>>
  /** The options of a type that has no form, as they are stored. */
  kept: unknown
  isAuthwalled: boolean
  sectionBackgroundColor: z.output<typeof SectionBackground>
}

const Stored = z
  .array(
    z.object({
      type: z.string(),
      options: z.unknown(),
      isAuthwalled: z.boolean().catch(false),
      sectionBackgroundColor: SectionBackground.catch('plain'),
    }),
  )
  .catch([])

/** What stands at a path of options, as text. */
function textAt(options: unknown, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>(
      (inside, name) =>
        typeof inside === 'object' && inside !== null ? Reflect.get(inside, name) : undefined,
      options,
    )
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}

/** The rows of stored sections; none where nothing is stored. */
export const rowsOf = (stored: unknown): SectionRow[] =>
  Stored.parse(stored).map(({ options, ...section }, at) => ({
    ...section,
    key: `section-${at}`,
    typed: Object.fromEntries(fieldsOf(section.type).map(({ path }) => [path, textAt(options, path)])),
    kept: options,
  }))

/** A new row of a type; `taken` are the rows that are there. */
export function newRow(type: FormatName, taken: readonly SectionRow[]): SectionRow {
  const keys = new Set(taken.map(({ key }) => key))
  let number = taken.length
  while (keys.has(`section-${number}`)) number++
  return {
    key: `section-${number}`,
    type,
    typed: {},
    kept: {},
    isAuthwalled: false,
    sectionBackgroundColor: 'plain',
  }
}

/** A row as it would be stored; the schema says whether it may be. */
export function sectionOf({ type, typed, kept, isAuthwalled, sectionBackgroundColor }: SectionRow) {
  const typedAt = (path: string) => typed[path]?.trim() ?? ''
  const options: Record<string, unknown> = {}
  for (const { path, kind, with: other } of fieldsOf(type)) {
    if (other !== undefined && typedAt(other) === '') continue
    const [name = '', inner] = path.split('.')
    const value = kind === 'number' ? Number(typedAt(path)) : typedAt(path)
    options[name] = inner === undefined ? value : { ...Object(options[name]), [inner]: value }
  }
  return { type, options: isFormat(type) ? options : kept, isAuthwalled, sectionBackgroundColor }
}

/** What is wrong with a row, by path of the field; under '' what is wrong with all of it. */
export function problemsOf(row: SectionRow): Readonly<Record<string, string>> {
  const { error } = ContentSection.safeParse(sectionOf(row))
  const known = new Set(fieldsOf(row.type).map(({ path }) => path))
  const problems: Record<string, string> = {}
  for (const { path, message } of error?.issues ?? []) {
    const field = path.slice(1).join('.')
    problems[known.has(field) ? field : ''] ??= message
  }
  return problems
}

/** The rows with one of them a place earlier (-1) or later (1); the same rows where there is no such place. */
export function moved(rows: readonly SectionRow[], at: number, by: 1 | -1): readonly SectionRow[] {
  const [row, other] = [rows[at], rows[at + by]]
  return row && other ? rows.with(at, other).with(at + by, row) : rows
}
