import { keysOf } from '../../../events/entries.ts'
import { PostText } from '../../../services/rules/publishing/post-text.ts'
import { givenPost } from '../../../services/rules/publishing/typed-post.ts'
import { fieldsOf, labelOf, problemsOf } from '../../sections/editor/section-rows.ts'
import { allFields } from '../../sections/editor/typed.ts'
import type { PostValues } from '../post-values.ts'

/** Place of a field in the editor of an item: one of its own, or one of a section, which is known by its key. */
export type Place = { field: keyof PostValues } | { section: string; path: string }

/** Something without which an item cannot be published, and the field in which it is missing. */
export interface Missing {
  text: string
  place: Place
}

const labels = {
  slug: 'Address',
  permalink: 'Address',
  excerpt: 'Summary',
  seo: 'Search engines',
  featuredMedia: 'Featured picture',
  tags: 'Tags',
} as const satisfies Partial<Record<keyof PostValues, string>>

/** Finds what prevents an item from being published; the server decides by the same schemas. */
export function missingIn(values: PostValues): Missing[] {
  const given = givenPost(values)
  const own = keysOf(labels).flatMap((field): Missing[] => {
    if (given[field] === undefined) return []
    const message = PostText.shape[field].safeParse(given[field]).error?.issues[0]?.message
    return message ? [{ text: `${labels[field]}: ${message}`, place: { field } }] : []
  })
  const sections = values.sections.flatMap((row, at): Missing[] => {
    const fields = allFields(fieldsOf(row.type), row.typed)
    return Object.entries(problemsOf(row)).map(([path, message]) => {
      const label = fields.find((field) => field.path === path)?.label
      const name = [`Section ${at + 1} (${labelOf(row.type)})`, label].filter(Boolean).join(', ')
      return { text: `${name}: ${message}`, place: { section: row.key, path } }
    })
  })
  const title: Missing[] =
    values.title.trim() === '' ? [{ text: 'Add a title.', place: { field: 'title' } }] : []
  return [...title, ...sections, ...own]
}
