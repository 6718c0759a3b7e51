import { z } from 'zod'
import { messages } from '../fields.ts'
import { unsafeMarkup } from './unsafe-markup.ts'

// Schemas of fields from which the options of sections are composed (web/sections/<Type>/stored.ts).

/** Schema of plain text with up to `longest` characters. */
export const text = (longest: number) =>
  z.string(messages.required).trim().min(1, messages.required).max(longest, messages.maxLength(longest))

const HTML = 'text/html'

/**
 * Schema of HTML as its author wrote it, without unsafe markup. The server sanitises it before it is stored, and again
 * before it is shown.
 */
export const Markup = z
  .string()
  .max(50_000, messages.maxLength(50_000))
  .superRefine((html, { addIssue }) => {
    const found = unsafeMarkup(html)
    if (found)
      addIssue(`Line ${found.line}, column ${found.column}: ${found.what} is not allowed. Remove it.`)
  })
  .meta({ contentMediaType: HTML })

type Schema = z.core.JSONSchema._JSONSchema

/** Applies a function to each text that its schema marks as HTML; `named` has the schemas to which it refers. */
function changed(
  value: unknown,
  schema: Schema | undefined,
  named: Readonly<Record<string, Schema>>,
  change: (html: string) => string,
): unknown {
  if (typeof schema !== 'object') return value
  if (schema.$ref) return changed(value, named[schema.$ref.slice('#/$defs/'.length)], named, change)
  if (typeof value === 'string') return schema.contentMediaType === HTML ? change(value) : value
  if (Array.isArray(value)) {
    const { items } = schema
    return value.map((one) => changed(one, Array.isArray(items) ? undefined : items, named, change))
  }
  if (typeof value !== 'object' || value === null) return value
  const { properties = {} } = schema
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, changed(part, properties[name], named, change)]),
  )
}

/** Applies a function to each HTML field (`Markup`) in a section's options, at any depth. */
export function openMarkup<Options extends z.ZodObject>(options: Options) {
  const schema = z.toJSONSchema(options)
  return <Value extends object>(value: Value, change: (html: string) => string): Value =>
    changed(value, schema, schema.$defs ?? {}, change) as Value
}

/** Schema for the target of a link in a section: a path on the same host, or an HTTPS URL. */
export const Target = z
  .string()
  .max(2000, messages.maxLength(2000))
  .regex(
    /^(?:\/(?![/\\])|https:\/\/|#)[^\s"<>\\]*$/,
    'Enter a path, such as /forums, or an address starting with https://',
  )

const Pixels = z
  .int('Enter a whole number of pixels')
  .min(1, 'Enter the size in pixels')
  .max(10_000, 'Maximum 10,000 pixels')

const OwnPath = z
  .string()
  .max(2000, messages.maxLength(2000))
  .regex(/^\/(?![/\\])[^\s"<>\\]*$/, 'Enter a path, such as /uploads/walk.jpg')

export const Picture = z
  .object({
    url: OwnPath.describe('A path on the host.'),
    alt: z.string().max(500, messages.maxLength(500)).describe('Empty for a decorative picture.'),
    width: Pixels,
    height: Pixels,
  })
  .meta({
    id: 'SectionPicture',
    description: 'A picture. Its size in pixels reserves its space while it loads.',
  })

/** Schema of a whole number from 1 to `most`, such as the length of a list. */
export const count = (most: number) =>
  z.int('Enter a whole number').min(1, 'Enter a number from 1').max(most, `Enter a number up to ${most}`)

/** Schema of a calendar day, such as `2027-01-31`. */
export const Day = z.iso.date('Enter a date, such as 2027-01-31')

/** Schema of two or more answers to a question. */
export const choices = (most: number) =>
  z.array(text(200)).min(2, 'Add at least two answers').max(most, `Maximum ${most} answers`)

/** Schema of an entry in a list of links: its title and what else makes people follow it. */
export const Item = z
  .object({
    title: text(200),
    url: Target,
    label: text(60).exactOptional(),
    body: text(500).exactOptional(),
    image: Picture.exactOptional(),
  })
  .meta({ id: 'SectionItem', description: 'A link with title, label, text and picture.' })

/** Schemas of those fields of a lead (spec §3 Lead submission) that its section sets, not the reader. */
export const lead = {
  campaign: text(200).describe('Name under which the leads are counted.'),
  form: text(200).exactOptional(),
  medium: text(200).default('Site'),
  contentType: text(200).exactOptional(),
}

export const video = {
  url: Target.refine((url) => !url.startsWith('#'), 'Enter the address of a video').describe(
    'A file on the host, or the page of the video elsewhere.',
  ),
  image: Picture.describe('Shown until the video is played.'),
  captions: OwnPath.exactOptional().describe('File with the captions of a video on the host.'),
}

/** Sizes of advertisements (spec §9). */
export const adSizes = [
  'square',
  'home',
  'halfpage',
  'native',
  'leaderboard',
  'video',
  'HomeRecents',
  'HomeCommunity',
  'HomeEngagement',
  'HomeCollections',
] as const
export const AdSize = z.enum(adSizes, 'Choose a size')
export type AdSize = z.output<typeof AdSize>

/** Zones of a picture of the body (spec §9), in the order of their numbers. */
export const bodyZones = ['head', 'torso', 'legs', 'arms'] as const
export const BodyZone = z.enum(bodyZones, 'Choose a part of the body')
export type BodyZone = z.output<typeof BodyZone>

/** Schema of a section's background, which has a name instead of a colour because each theme has its own contrasts. */
export const SectionBackground = z.enum(['plain', 'soft', 'accent'])
export type SectionBackground = z.output<typeof SectionBackground>

/** Schemas of the fields that every section has in addition to its type and options (spec §3 Content section). */
export const frame = {
  isAuthwalled: z.boolean().default(false),
  sectionBackgroundColor: SectionBackground.default('plain'),
}

/** Schema of sections of one type, or of several types with the same options, in their stored form. */
export const sectionOf = <Type extends string, Options extends z.ZodType>(type: Type, options: Options) =>
  z.object({ type: z.literal(type), options, ...frame })
