import { allFields } from '../../sections/editor/typed.ts'
import {
  fieldsOf,
  isWrong,
  labelOf,
  problemText,
  type SectionRow,
} from '../../sections/editor/section-rows.ts'
import type { Place } from './missing.ts'
import { gradeOf } from './reading-level.ts'

/** One thing to look at before an item is published. */
interface Check {
  about: 'title' | 'summary' | 'picture' | 'topics' | 'sections' | 'pictures' | 'links' | 'reading'
  isFine: boolean
  text: string
  place: Place
}

interface Checked {
  title: string
  excerpt: string
  featuredMedia: { url: string; alt: string }
  categories: readonly string[]
  tags: string
  sections: readonly SectionRow[]
}

/** School grade up to which a text about health is easy to read for most people. */
const EASY_GRADE = 10
const MAX_TITLE = 70

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null
const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []
const wordsOf = (html: string) =>
  html
    .replaceAll(/<\/(?:p|li|h\d|td|th|blockquote|dd|dt)>/g, '. ')
    .replaceAll(/<br\s*\/?>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')

const fieldsIn = (row: SectionRow) => allFields(fieldsOf(row.type), row.typed)

/** Text of a section without markup. */
const plainTextOf = (row: SectionRow): string =>
  fieldsIn(row)
    .filter(({ kind }) => kind === 'html' || kind === 'text')
    .map(({ path, kind }) => {
      const text = row.typed[path] ?? ''
      return kind === 'html' ? wordsOf(text) : text
    })
    .join('\n')

/** Text of all sections without markup. */
const plainText = (rows: readonly SectionRow[]): string => rows.map(plainTextOf).join('\n')

const counts = new WeakMap<SectionRow, number>()

function countOf(row: SectionRow): number {
  const count =
    counts.get(row) ??
    plainTextOf(row)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  counts.set(row, count)
  return count
}

/** Number of words in sections. Rows never change, so that typing in one counts its words only. */
export const wordCount = (rows: readonly SectionRow[]): number =>
  rows.reduce((sum, row) => sum + countOf(row), 0)

/** Addresses to which the sections link. */
const linksIn = (rows: readonly SectionRow[]): string[] =>
  rows.flatMap((row) =>
    fieldsIn(row).flatMap(({ path, kind }) => {
      const value = row.typed[path]?.trim() ?? ''
      if (kind === 'html') return tagsOf(value, 'a').flatMap((tag) => attribute(tag, 'href') ?? [])
      // The address of a picture is beside its words.
      const isLink = /(?:^|\.)url$/.test(path) && row.typed[path.replace(/url$/, 'alt')] === undefined
      return isLink && value ? value : []
    }),
  )

/** Numbers of the sections, from 1, with a picture that has no description. */
const undescribed = (rows: readonly SectionRow[]): number[] =>
  rows.flatMap((row, at) => {
    const isBare = fieldsIn(row).some(({ path, kind }) => {
      const value = row.typed[path]?.trim() ?? ''
      if (kind === 'html') return tagsOf(value, 'img').some((tag) => !attribute(tag, 'alt'))
      const isPicture = /(?:^|\.)url$/.test(path) && row.typed[path.replace(/url$/, 'width')] !== undefined
      return isPicture && value !== '' && !row.typed[path.replace(/url$/, 'alt')]?.trim()
    })
    return isBare ? at + 1 : []
  })

const list = (numbers: readonly number[]) =>
  `${numbers.length === 1 ? 'section' : 'sections'} ${numbers.join(', ')}`

/** Says how easy a text is to read; nothing of a text that is too short for it. */
const readingChecks = (grade: number | null): Check[] =>
  grade === null
    ? []
    : [
        {
          about: 'reading',
          isFine: grade <= EASY_GRADE,
          text: `Reading level: grade ${grade}.${grade > EASY_GRADE ? ' Shorter sentences and words would help.' : ''}`,
          place: { field: 'sections' },
        },
      ]

/** Checks an item before it is published; `isOpen` is true for addresses that lead somewhere. */
export function checklist(
  { title, excerpt, featuredMedia: media, categories, tags, sections: rows }: Checked,
  isOpen: (url: string) => boolean,
): Check[] {
  const name = title.trim()
  const wrong = rows.filter(isWrong)
  const bare = undescribed(rows)
  const isMediaBare = media.url !== '' && media.alt.trim() === ''
  const dead = [...new Set(linksIn(rows).filter((url) => !isOpen(url)))]
  const grade = gradeOf(plainText(rows))
  const hasTopic = categories.length > 0 || tags.trim() !== ''
  const inSection = (row: SectionRow | undefined): Place =>
    row ? { section: row.key, path: '' } : { field: 'sections' }
  return [
    {
      about: 'title',
      isFine: name !== '' && name.length <= MAX_TITLE,
      text:
        name === ''
          ? 'Add a title.'
          : name.length > MAX_TITLE
            ? `The title has ${name.length} characters. Search engines show about ${MAX_TITLE}.`
            : 'The title fits.',
      place: { field: 'title' },
    },
    {
      about: 'summary',
      isFine: excerpt.trim() !== '',
      text: excerpt.trim() ? 'There is a summary.' : 'Add a summary. Lists and search engines show it.',
      place: { field: 'excerpt' },
    },
    {
      about: 'picture',
      isFine: media.url !== '',
      text: media.url ? 'There is a featured picture.' : 'Add a featured picture. Lists show it.',
      place: { field: 'featuredMedia' },
    },
    {
      about: 'topics',
      isFine: hasTopic,
      text: hasTopic ? 'It has a topic.' : 'Choose a category or a tag, so that readers find it.',
      place: { field: 'tags' },
    },
    {
      about: 'sections',
      isFine: rows.length > 0 && wrong.length === 0,
      text:
        rows.length === 0
          ? 'Add a section. The page is empty.'
          : wrong.length > 0
            ? `${problemText(rows)}.`
            : `All ${rows.length === 1 ? labelOf(rows[0]!.type).toLowerCase() : `${rows.length} sections`} can be shown.`,
      place: inSection(wrong[0]),
    },
    {
      about: 'pictures',
      isFine: bare.length === 0 && !isMediaBare,
      text:
        bare.length > 0
          ? `Describe the pictures in ${list(bare)} for people who can't see them.`
          : isMediaBare
            ? "Describe the featured picture for people who can't see it."
            : 'All pictures have descriptions.',
      place: bare.length > 0 ? inSection(rows[bare[0]! - 1]) : { field: 'featuredMedia' },
    },
    {
      about: 'links',
      isFine: dead.length === 0,
      text: dead.length > 0 ? `These links lead nowhere: ${dead.join(', ')}` : 'All links lead somewhere.',
      place: { field: 'sections' },
    },
    ...readingChecks(grade),
  ]
}
