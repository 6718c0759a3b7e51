import { safeSection } from '../../../html.ts'
import {
  ContentSection,
  ContentSections,
  isDrawn,
  isWalled,
  SectionFrame,
} from '../../../rules/sections/sections.ts'
import { IncompleteSection } from '../../../rules/sections/incomplete-section.ts'
import type { Viewer } from '../../../rules/visibility.ts'

/** A section that only members may read, as visitors get it: without options. */
export type Walled = SectionFrame
/** A section that cannot be shown: of a type that is not known, or with invalid options. */
export type Undrawn = SectionFrame & { isDrawn: false }
type ShownSection = ContentSection | Walled | Undrawn
/** A section of a draft as its editors get it. */
type EditedSection = ContentSection | Walled | Undrawn | IncompleteSection

/** Sanitises the HTML in a list of sections. Any other value is returned unchanged, because the decider rejects it. */
export function cleanSections(given: unknown): unknown {
  const { data } = ContentSections.safeParse(given)
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

const unwalled = { settings: { enable_auth_wall: false } }

/** Stored sections as their editors get them: with all options, as they are not visitors, and incomplete ones too. */
export const editedSections = (stored: unknown, viewer: Viewer): EditedSection[] =>
  Array.isArray(stored)
    ? stored.flatMap((one): EditedSection[] => {
        const { data } = IncompleteSection.safeParse(one)
        return data ? [data] : (shownSections([one], viewer, unwalled) ?? [])
      })
    : []

/** Note for the editors of a draft in the place of a section that readers cannot get yet. */
const noteFor = ({ type }: IncompleteSection): ContentSection => ({
  type: 'HTML',
  options: {
    html: `<p><strong>Incomplete section${isDrawn(type) ? `: ${type}` : ''}</strong></p><p>Complete it before you publish. Readers never see it like this.</p>`,
  },
  isAuthwalled: false,
  sectionBackgroundColor: 'soft',
})

/** Stored sections of a draft with a note in the place of each incomplete one, for its preview. */
export const notedSections = (stored: unknown): unknown =>
  Array.isArray(stored)
    ? stored.map((one: unknown) => {
        const { data } = IncompleteSection.safeParse(one)
        return data ? noteFor(data) : one
      })
    : stored
