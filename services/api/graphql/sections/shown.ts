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

/** A section that only members may read, as visitors get it: without options. */
export type Walled = SectionFrame
/** A section whose type has no component. `stored` is its key for administrators; null if the section is invalid. */
export type Undrawn = SectionFrame & { stored: string | null }
type ShownSection = DrawnSection | Walled | Undrawn

const isDrawnSection = (section: ContentSection): section is DrawnSection => isDrawn(section.type)

/** Key that stands for a stored section: a digest that does not reveal the section's content. */
export const keyOf = (section: ContentSection): string =>
  createHash('sha256').update(JSON.stringify(section)).digest('base64url').slice(0, 22)

/** Sanitises the HTML in a list of sections. Any other value is returned unchanged, because the decider rejects it. */
export function cleanSections(given: unknown): unknown {
  const { data } = ContentSections.safeParse(given)
  return data ? data.map(safeSection) : given
}

/**
 * Stored sections of a page as a viewer gets them, sanitised again because rules may have become stricter since they
 * were stored. Sections without a component consist of type and frame. Null if the stored value is not a list of
 * sections.
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
