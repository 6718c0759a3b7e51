import { Parser } from 'htmlparser2'
import { z } from 'zod'

// Rules of RSS 2.0 (rssboard.org/rss-specification) and JSON Feed 1.1 (jsonfeed.org/version/1.1) for the feeds of a
// site, with the recommendations of the RSS board: an atom:link to itself, and guids.

const Text = z.string().min(1)
const Address = z.url({ protocol: /^https?$/ })
const Rfc822 = z
  .string()
  .regex(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/)
  .refine((date) => !Number.isNaN(Date.parse(date)))
const Language = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)
const one = <Of extends z.ZodType>(schema: Of) => z.array(schema).length(1)
const unique = <Of>(items: readonly Of[], keyOf: (item: Of) => unknown) =>
  new Set(items.map(keyOf)).size === items.length

const RssItem = z.strictObject({
  title: one(Text),
  link: one(Address),
  guid: one(z.strictObject({ isPermaLink: z.literal('true'), '#text': Address })),
  pubDate: one(Rfc822),
  description: one(z.string()),
  'content:encoded': one(Text).optional(),
  'dc:creator': z.array(Text).optional(),
  category: z.array(Text).optional(),
  'media:content': one(z.strictObject({ url: Address, medium: z.literal('image') })).optional(),
})

const Rss = z.strictObject({
  rss: one(
    z.strictObject({
      version: z.literal('2.0'),
      'xmlns:atom': z.literal('http://www.w3.org/2005/Atom'),
      'xmlns:dc': z.literal('http://purl.org/dc/elements/1.1/'),
      'xmlns:media': z.literal('http://search.yahoo.com/mrss/'),
      'xmlns:content': z.literal('http://purl.org/rss/1.0/modules/content/'),
      channel: one(
        z.strictObject({
          title: one(Text),
          link: one(Address),
          description: one(Text),
          language: one(Language).optional(),
          lastBuildDate: one(Rfc822).optional(),
          'atom:link': one(
            z.strictObject({
              href: Address,
              rel: z.literal('self'),
              type: z.literal('application/rss+xml'),
            }),
          ),
          item: z
            .array(RssItem)
            .refine((items) => unique(items, ({ guid }) => guid[0]?.['#text']), 'two items have one guid')
            .optional(),
        }),
      ),
    }),
  ),
})

const Author = z
  .strictObject({ name: Text.optional(), url: Address.optional(), avatar: Address.optional() })
  .refine((author) => Object.keys(author).length > 0, 'an author has a name, an address or a picture')

const JsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: Text,
  home_page_url: Address.optional(),
  feed_url: Address.optional(),
  description: z.string().optional(),
  language: Language.optional(),
  items: z
    .array(
      z
        .strictObject({
          id: Text,
          url: Address.optional(),
          title: z.string().optional(),
          summary: z.string().optional(),
          content_html: z.string().optional(),
          content_text: z.string().optional(),
          image: Address.optional(),
          date_published: z.iso.datetime({ offset: true }).optional(),
          date_modified: z.iso.datetime({ offset: true }).optional(),
          authors: z.array(Author).optional(),
          tags: z.array(z.string()).optional(),
        })
        .refine((item) => (item.content_html ?? item.content_text) !== undefined, 'an item has a content'),
    )
    .refine((items) => unique(items, ({ id }) => id), 'two items have one id'),
})

/** An element: its text, or its attributes, the elements in it by their names, and its text as `#text`. */
type Element = string | { [name: string]: string | Element[] }

/** Elements of an XML text by their names. Throws for elements that are not closed in their order. */
function elementsOf(text: string): Record<string, Element[]> {
  const open: { name: string; element: Record<string, string | Element[]>; text: string }[] = []
  const top: Record<string, Element[]> = {}
  const parser = new Parser(
    {
      onopentag: (name, attributes) => void open.push({ name, element: { ...attributes }, text: '' }),
      ontext(part) {
        const last = open.at(-1)
        if (last) last.text += part
      },
      onclosetag(name) {
        const { element, text: own, ...closed } = open.pop()!
        const isEnd = text.slice(parser.startIndex, parser.endIndex + 1).replace(/\s/g, '')
        if (closed.name !== name || !(isEnd === `</${name}>` || isEnd.endsWith('/>')))
          throw new Error(`${closed.name} is not closed`)
        const isText = Object.keys(element).length === 0
        const parent = (open.at(-1)?.element ?? top) as Record<string, Element[]>
        ;(parent[name] ??= []).push(isText ? own : own.trim() ? { ...element, '#text': own } : element)
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  return top
}

const problemsOf = ({ error }: z.ZodSafeParseResult<unknown>) =>
  (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

/** Rules of XML and RSS 2.0 that a text breaks; [] if it is a valid feed. */
export function rssProblems(text: string): string[] {
  try {
    return problemsOf(Rss.safeParse(elementsOf(text)))
  } catch (error) {
    return [String(error)]
  }
}

/** Rules of JSON Feed 1.1 that a text breaks; [] if it is a valid feed. */
export const jsonFeedProblems = (text: string): string[] => problemsOf(JsonFeed.safeParse(JSON.parse(text)))
