import type { SectionFrame } from '../../../rules/sections/sections.ts'
import type { ContentSectionInput } from '../__generated__/resolvers.ts'

type GivenSection = SectionFrame & { options: object }

/** Converts sections that an editor submits to their stored form, whose options are not validated yet. */
export const givenSections = (given: readonly ContentSectionInput[]): GivenSection[] =>
  given.map(
    ({ options, ...frame }) =>
      Object.entries(options).map(([type, chosen]) => ({ type, options: chosen ?? {}, ...frame }))[0]!,
  )
