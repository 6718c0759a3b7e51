import type { OptionsOf, ShownSection } from '../../services/rules/sections.ts'

/** What a home page opens with, and the rest of it. */
export interface Opening {
  /** A picture that stands beside the heading; null where the page opens with something else. */
  cover: OptionsOf<'ImageSection'>['image'] | null
  rest: unknown
}

/**
 * Takes the cover off the sections of a home page: its first one, where that is a picture that leads nowhere and has no
 * caption. Sections that are no list stay as they are.
 */
export function openingOf(sections: unknown): Opening {
  if (!Array.isArray(sections)) return { cover: null, rest: sections }
  const [first, ...rest]: ShownSection[] = sections
  if (first?.type !== 'ImageSection' || first.options === null) return { cover: null, rest: sections }
  const { image, caption, url } = first.options
  return caption || url ? { cover: null, rest: sections } : { cover: image, rest }
}
