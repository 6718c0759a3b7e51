import { z } from 'zod'
import { SectionBackground } from '../sections/section-fields.ts'

/** Maximum length of an autosave as JSON. The longest text that can be saved fits. */
export const MAX_AUTOSAVE_CHARS = 400_000

/** Maximum number of authors of an item. */
export const MAX_AUTHORS = 10

const line = z.string().default('')

const TypedSection = z.object({
  key: z.string(),
  type: z.string(),
  typed: z.record(z.string(), z.string()),
  isAuthwalled: z.boolean(),
  sectionBackgroundColor: SectionBackground,
})

/** Fields of an item as an editor fills them in, which need not be valid yet; a missing field is blank. */
export const TypedPost = z.object({
  title: line,
  slug: line,
  permalink: line,
  excerpt: line,
  /** Separated by commas. */
  tags: line,
  categories: z.array(z.string()).default([]),
  seo: z.object({ title: line, metadesc: line, canonical: line, metakeywords: line }).prefault({}),
  media: z
    .object({ url: line, alt: line, width: line, height: line, name: line, illustrator: line })
    .prefault({}),
  /** Members, in the order of their names under the title; none for the authors that it has, or the viewer. */
  authors: z.array(z.object({ id: z.string(), username: z.string() })).default([]),
  byline: z.enum(['AUTHORS', 'TEAM']).default('AUTHORS'),
  afterErasure: z.enum(['TEAM', 'NONE']).default('TEAM'),
  commentStatus: z.enum(['OPEN', 'CLOSED']).default('OPEN'),
  /** Ids of other sites on which it appears. */
  sites: z.array(z.string()).default([]),
  rows: z.array(TypedSection).readonly().default([]),
})
export type TypedPost = z.output<typeof TypedPost>

/** Reads the JSON of a text that was typed; null if it is none. */
export function typedPost(json: string): TypedPost | null {
  try {
    return TypedPost.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}
