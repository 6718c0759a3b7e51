import { ContentSection, type SectionFrame } from '../../../rules/sections/sections.ts'
import type { ContentSectionInput } from '../__generated__/resolvers.ts'
import { failure } from '../frame/errors.ts'
import { keyOf } from './shown.ts'

type GivenSection = SectionFrame & { options: object }

/**
 * Converts sections that an editor submits to their stored form. A section whose type has no component is submitted
 * only as a key, which is replaced by the stored section with that key. Throws if another administrator has changed
 * this section in the meantime. `stored` contains the current sections.
 */
export function givenSections(given: readonly ContentSectionInput[], stored: unknown): GivenSection[] {
  const kept = new Map(
    (Array.isArray(stored) ? stored : []).flatMap((one) => {
      const { data } = ContentSection.safeParse(one)
      return data ? [[keyOf(data), data]] : []
    }),
  )
  return given.map(({ options: { stored: key, ...drawn }, ...frame }) => {
    if (!key)
      return Object.entries(drawn).map(([type, options]) => ({ type, options: options ?? {}, ...frame }))[0]!
    const section = kept.get(key)
    if (!section)
      throw failure(
        'CONFLICT',
        'Another administrator has changed the home page. Reload this page to see the changes.',
      )
    return { ...section, ...frame }
  })
}
