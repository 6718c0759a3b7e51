import { createHash } from 'node:crypto'
import { safeSection } from '../../../html.ts'
import { refusal } from '../../../rules/authorise.ts'
import {
  ContentSection,
  ContentSections,
  isDrawn,
  isWalled,
  SectionFrame,
  type DrawnSection,
} from '../../../rules/sections/sections.ts'
import type { Viewer } from '../../../rules/visibility.ts'

/** A section whose options this viewer doesn't get: members do. */
export type Walled = SectionFrame
/** A section that nothing draws; `stored` is its key, for administrators; null if it does not fit its type any more. */
export type Undrawn = SectionFrame & { stored: string | null }
/** A section as a viewer gets it. */
export type ShownSection = DrawnSection | Walled | Undrawn

const isDrawnSection = (section: ContentSection): section is DrawnSection => isDrawn(section.type)

/** The name of a stored section: the same for the same content, which it doesn't tell. */
export const keyOf = (section: ContentSection): string =>
  createHash('sha256').update(JSON.stringify(section)).digest('base64url').slice(0, 22)

/** The sections of a list from outside with their HTML cleaned; any other value as it is, for the decider to reject. */
export function cleanSections(given: unknown): unknown {
  const { data } = ContentSections.safeParse(given)
  return data ? data.map(safeSection) : given
}

/**
 * The stored sections of a page as a viewer gets them, cleaned once more: the rules may be newer than what was stored.
 * Of a section that nothing draws only its type and frame are given. Null for a page without a list of sections.
 */
export function shownSections(
  stored: unknown,
  viewer: Viewer,
  site: Parameters<typeof isWalled>[2],
): ShownSection[] | null {
  if (!Array.isArray(stored)) return null
  const isEditor = refusal('administerSites', viewer) === null
  return stored.map((one): ShownSection => {
    const { data } = ContentSection.safeParse(one)
    if (!data || !isDrawnSection(data))
      return { ...SectionFrame.parse(one), stored: data && isEditor ? keyOf(data) : null }
    return isWalled(data, viewer, site) ? SectionFrame.parse(data) : safeSection(data)
  })
}
