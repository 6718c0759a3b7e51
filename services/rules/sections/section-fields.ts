import { z } from 'zod'
import { messages } from '../fields.ts'

// What the options of sections are made of (web/sections/<Type>/stored.ts).

/** The field of a section that holds one plain text, of up to `longest` characters. */
export const text = (longest: number) =>
  z.string(messages.required).trim().min(1, messages.required).max(longest, messages.maxLength(longest))

const HTML = 'text/html'

/** HTML as its author wrote it: the server cleans it before it is stored, and again before it is shown. */
export const Markup = z.string().max(50_000, messages.maxLength(50_000)).meta({ contentMediaType: HTML })

type Schema = z.core.JSONSchema._JSONSchema

/** A value with every text changed that its schema marks as HTML; `named` are the schemas that it refers to. */
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

/** Changes the HTML (`Markup`) in options of a schema, at any depth. */
export function openMarkup<Options extends z.ZodObject>(options: Options) {
  const schema = z.toJSONSchema(options)
  return <Value extends object>(value: Value, change: (html: string) => string): Value =>
    changed(value, schema, schema.$defs ?? {}, change) as Value
}

/** The target of a link in a section: a path of the same host, or another host's address over HTTPS. */
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

/** The ground of a section. Names instead of colours: each contrast has its own. */
export const SectionBackground = z.enum(['plain', 'soft', 'accent'])
export type SectionBackground = z.output<typeof SectionBackground>

/** The fields of every section beside its type and options (spec §3 Content section). */
export const frame = {
  isAuthwalled: z.boolean().default(false),
  sectionBackgroundColor: SectionBackground.default('plain'),
}

/** The stored form of a section of one type, or of several that have the same options. */
export const sectionOf = <Type extends string, Options extends z.ZodType>(type: Type, options: Options) =>
  z.object({ type: z.literal(type), options, ...frame })
