import { z } from 'zod'
import { safeSections } from '../../../html.ts'
import { ContentSection, ContentSections, LaterType, sectionsFor } from '../../../rules/sections.ts'

/** Sections as an editor gave them, with their HTML cleaned; what is no list of sections stays for the decider to refuse. */
export function cleanSections(given: unknown): unknown {
  const { data } = ContentSections.safeParse(given)
  return data ? safeSections(data) : given
}

const Named = z.object({ type: z.string().max(100) })

const isLater = ({ type }: ContentSection) => LaterType.safeParse(type).success

/**
 * The stored sections of a page as a viewer gets them, cleaned once more: what was stored may be older than the rules.
 * Of what is no section by now, or of a type that nothing renders yet, only its name is left, so that whoever renders
 * it can tell: options that nobody sees are nobody's to get. Null where nobody arranged any.
 */
export function shownSections(
  stored: unknown,
  viewer: object | null,
  site: Parameters<typeof sectionsFor>[2],
): unknown[] | null {
  if (!Array.isArray(stored)) return null
  return stored.flatMap((section): unknown => {
    const { data } = ContentSection.safeParse(section)
    if (data && !isLater(data)) return sectionsFor(safeSections([data]), viewer, site)
    const type = Named.safeParse(section).data?.type ?? 'without a type'
    return { type, options: null, isAuthwalled: false, sectionBackgroundColor: 'plain' }
  })
}
