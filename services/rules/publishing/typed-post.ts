import { z } from 'zod'
import { converted, schemasOf, type GivenPost, type ShownPost } from './post-fields.ts'

/** Maximum length of an autosave as JSON. The longest text that can be saved fits. */
export const MAX_AUTOSAVE_CHARS = 400_000

/** Present names of fields in texts that earlier releases kept. */
const renamed = new Map([
  ['rows', 'sections'],
  ['media', 'featuredMedia'],
  ['sites', 'crossPublished'],
  ['commentStatus', 'comments'],
])
const choices = new Set(['byline', 'afterErasure', 'commentStatus'])

const upcast = (kept: unknown): unknown =>
  typeof kept === 'object' && kept
    ? Object.fromEntries(
        Object.entries(kept).map(([name, value]) => [
          renamed.get(name) ?? name,
          choices.has(name) ? `${value}`.toLowerCase() : value,
        ]),
      )
    : kept

/** Fields of an item as an editor fills them in, which need not be valid yet; a missing field is blank. */
export const TypedPost = z.preprocess(upcast, z.object(schemasOf('typed')))
export type TypedPost = z.output<typeof TypedPost>

/** Reads the JSON of a text that was typed; null if it is none. */
export function typedPost(json: string): TypedPost | null {
  try {
    return TypedPost.safeParse(JSON.parse(json)).data ?? null
  } catch {
    return null
  }
}

/** Converts what is typed to the input of the API, except the sections. */
export const givenPost = (typed: TypedPost) => converted(typed, 'given') as GivenPost

/** Converts an item of the API to what an editor changes; its sections have the form of the editor already. */
export const shownPost = (stored: ShownPost) => converted(stored, 'shown') as TypedPost
