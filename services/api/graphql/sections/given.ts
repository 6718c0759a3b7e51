import { ContentSection, type SectionFrame } from '../../../rules/sections/sections.ts'
import type { ContentSectionInput } from '../__generated__/resolvers.ts'
import { failure } from '../frame/errors.ts'
import { keyOf } from './shown.ts'

type GivenSection = SectionFrame & { options: object }

/**
 * Converts sections from an editor to their stored form. An editor submits a section without a component by its key,
 * which stands for the stored section. Throws if another administrator has changed such a section in the meantime.
 * `stored` is the current list, from which keys are derived.
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
