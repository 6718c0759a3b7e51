import { z } from 'zod'
import { DrawnSection, drawnOptions } from './__generated__/section-types.ts'
import { laterOptions } from './later-sections.ts'
import { frame, sectionOf } from './section-fields.ts'

export { DrawnSection }
export type DrawnType = DrawnSection['type']

/** True for the name of a type that has a folder in `web/sections`. */
export const isDrawn = (type: string): type is DrawnType => Object.hasOwn(drawnOptions, type)

type Later = keyof typeof laterOptions
const later = Object.keys(laterOptions) as Later[]
/** A section type that can be stored but has no component yet. */
type LaterType = Exclude<Later, DrawnType>
const isLater = (type: Later): type is LaterType => !isDrawn(type)

/**
 * A typed part of a page (spec §3 Content section), in its stored form: of a type with a folder in `web/sections`, or
 * of a planned type.
 */
export const ContentSection = z.discriminatedUnion('type', [
  DrawnSection,
  ...later.filter(isLater).map((type) => sectionOf(type, laterOptions[type])),
])
export type ContentSection = z.output<typeof ContentSection>

export const MAX_SECTIONS = 50
/**
 * Maximum size of all sections of a page as JSON, in bytes: an editor sends them in one request, whose body has at most
 * 64 kB.
 */
const MAX_BYTES = 60_000

export const ContentSections = z
  .array(ContentSection)
  .max(MAX_SECTIONS, `A page can have up to ${MAX_SECTIONS} sections`)
  .refine(
    (sections) => new TextEncoder().encode(JSON.stringify(sections)).length <= MAX_BYTES,
    "Sections can't exceed 60,000 bytes in total",
  )

const UNNAMED = 'without a type'

/** Type and frame of a section; options are not validated. */
export const SectionFrame = z
  .object({
    type: z.string().max(100).catch(UNNAMED),
    isAuthwalled: frame.isAuthwalled.catch(false),
    sectionBackgroundColor: frame.sectionBackgroundColor.catch('plain'),
  })
  .catch({ type: UNNAMED, isAuthwalled: false, sectionBackgroundColor: 'plain' })
export type SectionFrame = z.output<typeof SectionFrame>

/** True if a site hides a section from a viewer: a section for members, from a visitor (spec §3 `enable_auth_wall`). */
export const isWalled = (
  { isAuthwalled }: Pick<ContentSection, 'isAuthwalled'>,
  viewer: object | null,
  { settings }: { settings: { enable_auth_wall: boolean } },
): boolean => isAuthwalled && viewer === null && settings.enable_auth_wall
