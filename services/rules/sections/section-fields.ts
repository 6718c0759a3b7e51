import { z } from 'zod'
import { messages } from '../fields.ts'

// What the options of sections are made of (web/sections/<Type>/stored.ts).

/** The field of a section that holds one plain text, of up to `longest` characters. */
export const text = (longest: number) =>
  z.string(messages.required).trim().min(1, messages.required).max(longest, messages.maxLength(longest))

const HTML = 'text/html'

/** HTML as its author wrote it: the server cleans it before it is stored, and again before it is shown. */
export const Markup = z.string().max(50_000, messages.maxLength(50_000)).meta({ contentMediaType: HTML })

/** The names of the fields of options that hold HTML (`Markup`). */
export const markupOf = (options: z.ZodObject): string[] =>
  Object.entries(z.toJSONSchema(options).properties ?? {}).flatMap(([name, field]) =>
    typeof field === 'object' && field.contentMediaType === HTML ? [name] : [],
  )

/** The target of a link in a section: a path of the same host, or another host's address over HTTPS. */
export const Target = z
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

/** A picture on the site's own host. */
export const Picture = z
  .object({
    url: z
      .string()
      .max(2000, messages.maxLength(2000))
      .regex(/^\/(?![/\\])[^\s"<>\\]*$/, 'Enter a path, e.g. /uploads/a.jpg')
      .describe('A path of the host.'),
    alt: z.string().max(500, messages.maxLength(500)).describe('Empty for a decoration.'),
    width: Pixels,
    height: Pixels,
  })
  .meta({
    id: 'SectionPicture',
    description: 'A picture. Its size in pixels keeps its place while it loads.',
  })

/** The ground of a section. Names instead of colours: each contrast has its own. */
export const SectionBackground = z.enum(['plain', 'soft', 'accent'])
export type SectionBackground = z.output<typeof SectionBackground>

/** The fields of every section beside its type and options (spec §3 Content section). */
export const frame = {
  /** True where only members get its options. */
  isAuthwalled: z.boolean().default(false),
  sectionBackgroundColor: SectionBackground.default('plain'),
}

/** The stored form of a section of one type, or of several that have the same options. */
export const sectionOf = <Type extends string, Options extends z.ZodType>(type: Type, options: Options) =>
  z.object({ type: z.literal(type), options, ...frame })
