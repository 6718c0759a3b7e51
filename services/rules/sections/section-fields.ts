import { z } from 'zod'
import { messages } from '../fields.ts'

// Schemas of fields from which the options of sections are composed (web/sections/<Type>/stored.ts).

/** Schema of plain text with up to `longest` characters. */
export const text = (longest: number) =>
  z.string(messages.required).trim().min(1, messages.required).max(longest, messages.maxLength(longest))

const HTML = 'text/html'

/** Schema of HTML as its author wrote it; the server sanitises it before it is stored, and again before it is shown. */
export const Markup = z.string().max(50_000, messages.maxLength(50_000)).meta({ contentMediaType: HTML })

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

export const Picture = z
  .object({
    url: z
      .string()
      .max(2000, messages.maxLength(2000))
      .regex(/^\/(?![/\\])[^\s"<>\\]*$/, 'Enter a path, such as /uploads/walk.jpg')
      .describe('A path on the host.'),
    alt: z.string().max(500, messages.maxLength(500)).describe('Empty for a decorative picture.'),
    width: Pixels,
    height: Pixels,
  })
  .meta({
    id: 'SectionPicture',
    description: 'A picture. Its size in pixels reserves its space while it loads.',
  })

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
