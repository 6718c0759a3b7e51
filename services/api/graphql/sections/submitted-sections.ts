import type { SectionFrame } from '../../../rules/sections/sections.ts'
import type { ContentSectionInput, DraftSectionInput } from '../__generated__/resolvers.ts'
import { failure } from '../frame/errors.ts'

type GivenSection = SectionFrame & { options: object }

/** Converts sections that an editor submits to their stored form, whose options are not validated yet. */
export const givenSections = (given: readonly ContentSectionInput[]): GivenSection[] =>
  given.map(
    ({ options, ...frame }) =>
      Object.entries(options).map(([type, chosen]) => ({ type, options: chosen ?? {}, ...frame }))[0]!,
  )

function typedIn(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw failure('INVALID', 'The texts of an incomplete section are not JSON')
  }
}

/** Converts the sections of a draft to their stored form, which is not validated yet. */
export const givenDraft = (given: readonly DraftSectionInput[]): object[] =>
  given.map(({ options, incomplete, ...frame }) => {
    if (options && !incomplete) return givenSections([{ options, ...frame }])[0]!
    if (!incomplete || options) throw failure('INVALID', 'A section of a draft has options, or is incomplete')
    return { type: incomplete.type, typed: typedIn(incomplete.typed), ...frame }
  })
