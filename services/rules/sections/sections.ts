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

/** Schema of the sections of a page: their number, and their size as JSON in bytes, are limited. */
export const sectionsUpTo = <Section extends z.ZodType>(most: number, mostBytes: number, section: Section) =>
  z
    .array(section)
    .max(most, `A page can have up to ${most} sections`)
    .refine(
      (sections) => new TextEncoder().encode(JSON.stringify(sections)).length <= mostBytes,
      `Sections can't exceed ${mostBytes.toLocaleString('en')} bytes in total`,
    )

export const ContentSections = sectionsUpTo(MAX_SECTIONS, MAX_BYTES, ContentSection)

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

/** True for a type whose sections no wall hides (spec §4 Walls): its options are marked as `isNeverWalled`. */
export const isNeverWalled = (type: string): boolean =>
  isDrawn(type) && drawnOptions[type].meta()?.isNeverWalled === true

/** True if a site hides a section for members from a viewer who is a visitor (spec §3 `enable_auth_wall`). */
export const isWalled = (
  { type, isAuthwalled }: { type: string; isAuthwalled: boolean },
  viewer: object | null,
  { settings }: { settings: { enable_auth_wall: boolean } },
): boolean => isAuthwalled && !isNeverWalled(type) && viewer === null && settings.enable_auth_wall
