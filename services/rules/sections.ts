import { z } from 'zod'
import { messages } from './fields.ts'

/** How a section's ground differs from the page's. Names and no colours: each contrast has its own. */
export const SectionBackground = z.enum(['plain', 'soft', 'accent'])

/** An address that a section may lead to: a path of the same host, or another host's over HTTPS. */
const Target = z
  .string()
  .max(2000, messages.maxLength(2000))
  .regex(
    /^(?:\/(?![/\\])|https:\/\/|#)[^\s"<>\\]*$/,
    'Enter a path, e.g. /forums, or an address starting with https://',
  )

/** The width or height of a picture. */
const Pixels = z
  .int('Enter a whole number of pixels')
  .min(1, 'Enter the size in pixels')
  .max(10_000, 'Maximum 10,000 pixels')

/** A picture. Its size in pixels keeps its place while it loads. */
const Image = z.object({
  /** A path of the host. */
  url: z
    .string()
    .max(2000, messages.maxLength(2000))
    .regex(/^\/(?![/\\])[^\s"<>\\]*$/, 'Enter a path, e.g. /uploads/a.jpg'),
  /** What it shows; empty where it only decorates. */
  alt: z.string().max(500, messages.maxLength(500)),
  width: Pixels,
  height: Pixels,
})

const text = (longest: number) =>
  z.string(messages.required).trim().min(1, messages.required).max(longest, messages.maxLength(longest))

const HtmlOptions = z.object({ html: z.string().max(50_000, messages.maxLength(50_000)) })
const QuoteOptions = z.object({ text: text(2000), author: text(200).exactOptional() })
const ImageOptions = z.object({
  image: Image,
  caption: text(500).exactOptional(),
  url: Target.exactOptional(),
})
const TeaserOptions = z.object({
  title: text(200),
  url: Target,
  /** What it is: `Recommended Article`, `Sponsored` … (spec §9). */
  label: text(60).exactOptional(),
  body: text(1000).exactOptional(),
  image: Image.exactOptional(),
})
const DriverOptions = z.object({
  heading: text(200),
  body: text(1000).exactOptional(),
  /** What its button says. */
  button: text(60).default('Read the forums'),
  /** A thread, or the list of them. */
  url: Target.default('/forums'),
})

/** Section types of spec §9 that may be stored and that nothing renders yet. */
export const LaterType = z.enum([
  'AdSlot',
  'Native',
  'Columns',
  'LeadGen',
  'ClientLeadForm',
  'Feature',
  'Reading',
  'Recommendation',
  'Homepage',
  'Gallery',
  'Quiz',
  'SlidingTable',
  'ThreadSection',
  'SymptomChecker',
  'TopArticles',
  'ThisOrThat',
  'ForumStarter',
  'Giveaway',
  'Quizlet',
  'Poll',
  'RecommendedVideo',
  'CopyItem',
  'VideoWithCopy',
])

const frame = {
  /** Whether only members get what is in it. */
  isAuthwalled: z.boolean().default(false),
  sectionBackgroundColor: SectionBackground.default('plain'),
}

/**
 * A typed part of a page (spec §3 Content section): what may be stored, and what is rendered. HTML in it is as
 * somebody wrote it until the server has cleaned it.
 */
export const ContentSection = z.discriminatedUnion('type', [
  z.object({ type: z.literal('HTML'), options: HtmlOptions, ...frame }),
  z.object({ type: z.literal('Quote'), options: QuoteOptions, ...frame }),
  z.object({ type: z.literal('ImageSection'), options: ImageOptions, ...frame }),
  z.object({ type: z.literal('PostTeaser'), options: TeaserOptions, ...frame }),
  z.object({ type: z.literal('ForumDriver'), options: DriverOptions, ...frame }),
  z.object({ type: LaterType, options: z.record(z.string(), z.json()), ...frame }),
])
export type ContentSection = z.output<typeof ContentSection>

/** Sections of one page. */
export const MOST_SECTIONS = 50
/** Bytes of all sections of a page together, as JSON: they come in one request, whose body has 64 kB at most. */
const LONGEST = 60_000

/** The sections of one page. */
export const ContentSections = z
  .array(ContentSection)
  .max(MOST_SECTIONS, `A page has ${MOST_SECTIONS} sections at most`)
  .refine(
    (sections) => new TextEncoder().encode(JSON.stringify(sections)).length <= LONGEST,
    "All sections together can't exceed 60,000 bytes",
  )

/** The options of a section of this type. */
export type OptionsOf<Type extends ContentSection['type']> = Extract<
  ContentSection,
  { type: Type }
>['options']

/** A section as somebody gets it: without options where it is walled for them. */
export type ShownSection = ContentSection | (Omit<ContentSection, 'options'> & { options: null })

/**
 * The sections as a viewer gets them: a visitor gets no options of walled ones, on a site that has its wall on
 * (spec §3 `enable_auth_wall`).
 */
export const sectionsFor = (
  sections: readonly ContentSection[],
  viewer: object | null,
  { settings }: { settings: { enable_auth_wall: boolean } },
): ShownSection[] =>
  sections.map((section) =>
    section.isAuthwalled && viewer === null && settings.enable_auth_wall
      ? { ...section, options: null }
      : section,
  )
