import { safeSection } from '../../../html.ts'
import { ContentSection, ContentSections, isWalled, SectionFrame } from '../../../rules/sections/sections.ts'
import type { Viewer } from '../../../rules/visibility.ts'

/** A section that only members may read, as visitors get it: without options. */
export type Walled = SectionFrame
/** A section that cannot be shown: of a type that is not known, or with invalid options. */
export type Undrawn = SectionFrame & { isDrawn: false }
type ShownSection = ContentSection | Walled | Undrawn

/** Sanitises the HTML in a list of sections. Any other value is returned unchanged, because the decider rejects it. */
export function cleanSections(given: unknown, schema = ContentSections): unknown {
  const { data } = schema.safeParse(given)
  return data ? data.map(safeSection) : given
}

/**
 * Stored sections of a page as a viewer gets them, sanitised again because rules may have become stricter since they
 * were stored. Invalid sections consist of type and frame. Null if the stored value is not a list of
 * sections.
 */
export function shownSections(
  stored: unknown,
  viewer: Viewer,
  site: Parameters<typeof isWalled>[2],
): ShownSection[] | null {
  if (!Array.isArray(stored)) return null
  return stored.map((one): ShownSection => {
    const { data } = ContentSection.safeParse(one)
    if (!data) return { ...SectionFrame.parse(one), isDrawn: false }
    return isWalled(data, viewer, site) ? SectionFrame.parse(data) : safeSection(data)
  })
}
