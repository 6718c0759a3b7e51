import { z } from 'zod'
import { ContentSection, drawnOptions } from './__generated__/section-types.ts'
import { frame } from './section-fields.ts'

export { ContentSection }
export type DrawnType = ContentSection['type']

/** True if a section type has a component, that is, a folder in `web/sections`. */
export const isDrawn = (type: string): type is DrawnType => Object.hasOwn(drawnOptions, type)

export const MAX_SECTIONS = 50
/** Maximum size of a page's sections as JSON, in bytes, as an editor sends them in one request of at most 64 kB. */
const MAX_BYTES = 60_000

export const ContentSections = z
  .array(ContentSection)
  .max(MAX_SECTIONS, `A page can have up to ${MAX_SECTIONS} sections`)
  .refine(
    (sections) => new TextEncoder().encode(JSON.stringify(sections)).length <= MAX_BYTES,
    "Sections can't exceed 60,000 bytes in total",
  )

const UNNAMED = 'without a type'

/** Schema for the type and frame of a section, which leaves the options unvalidated. */
export const SectionFrame = z
  .object({
    type: z.string().max(100).catch(UNNAMED),
    isAuthwalled: frame.isAuthwalled.catch(false),
    sectionBackgroundColor: frame.sectionBackgroundColor.catch('plain'),
  })
  .catch({ type: UNNAMED, isAuthwalled: false, sectionBackgroundColor: 'plain' })
export type SectionFrame = z.output<typeof SectionFrame>

/** True if a site hides a section for members from a viewer who is a visitor (spec §3 `enable_auth_wall`). */
export const isWalled = (
  { isAuthwalled }: Pick<ContentSection, 'isAuthwalled'>,
  viewer: object | null,
  { settings }: { settings: { enable_auth_wall: boolean } },
): boolean => isAuthwalled && viewer === null && settings.enable_auth_wall
