import { createReadStream } from 'node:fs'
import { Parser } from 'htmlparser2'

// WXR, the XML in which WordPress exports posts (version 1.2): RSS with elements of its own.

interface WxrAuthor {
  login: string
  email: string
  name: string
}

/** A category, tag or term of another taxonomy; `parent` is the slug of the one above it, or ''. */
export interface WxrTerm {
  domain: string
  slug: string
  name: string
  parent: string
}

export interface WxrItem {
  id: string
  type: string
  status: string
  password: string
  title: string
  /** Address at which readers found the item. */
  link: string
  slug: string
  creator: string
  /** Times in ms since 1970; null for a draft that never had one. */
  date: number | null
  modified: number | null
  /** True if the date follows from another one than that in UTC. */
  isDateRepaired: boolean
  content: string
  excerpt: string
  commentStatus: string
  terms: WxrTerm[]
  /** Values of plugins by their names, such as those of search engines' titles. */
  meta: ReadonlyMap<string, readonly string[]>
  /** Address of the file of an attachment. */
  file: string
  comments: number
  others: readonly string[]
}

export interface Wxr {
  /** Address of the site that the file comes from, without scheme and slash at the end; '' if the file names none. */
  origin: string
  authors: WxrAuthor[]
  categories: WxrTerm[]
  items: WxrItem[]
  /** Elements beside items, and those of authors and categories, that are not read, and how often each one is there. */
  others: Map<string, number>
}

interface Element {
  name: string
  attributes: Record<string, string>
  line: number
  text: string
  children: Element[]
}

const textIn = ({ children }: Element, name: string) =>
  children.find((child) => child.name === name)?.text.trim() ?? ''

/** Time of a date of WordPress ('2021-03-04 05:06:07') as UTC; null for a missing one, which is written as zeros. */
function timeOf(date: string): number | null {
  const at = /^\d{4}-\d\d-\d\d/.test(date) ? Date.parse(`${date.replace(' ', 'T')}Z`) : Number.NaN
  return at > 0 ? at : null
}

/** Time of a date of RSS ('Wed, 06 May 2009 07:08:09 +0000'); null if it has no year after 1970. */
function feedTimeOf(date: string): number | null {
  const at = /\s(?:19[7-9]|2\d\d)\d\s/.test(date) ? Date.parse(date) : Number.NaN
  return at > 0 ? at : null
}

const termIn = ({ text, attributes }: Element): WxrTerm => ({
  domain: attributes.domain === 'tag' ? 'post_tag' : (attributes.domain ?? ''),
  name: text.trim(),
  slug: attributes.nicename ?? '',
  parent: '',
})

const read = new Set(
  'title link pubDate dc:creator content:encoded excerpt:encoded wp:post_id wp:post_date wp:post_date_gmt wp:post_modified wp:post_modified_gmt wp:comment_status wp:post_name wp:status wp:post_type wp:post_password category wp:postmeta wp:attachment_url wp:comment'.split(
    ' ',
  ),
)

/** Elements of authors and categories that are read, and those of elements that are left out as a whole. */
const readBeside = new Set(
  'wp:author_login wp:author_email wp:author_display_name wp:category_nicename wp:cat_name wp:category_parent'.split(
    ' ',
  ),
)

/** Difference in ms between the times that a site shows and UTC, as most items have it. */
function offsetIn(items: readonly Element[]): number {
  const counts = new Map<number, number>()
  for (const item of items) {
    const local = timeOf(textIn(item, 'wp:post_date'))
    const utc = timeOf(textIn(item, 'wp:post_date_gmt'))
    if (local !== null && utc !== null) counts.set(local - utc, (counts.get(local - utc) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}

function itemOf(item: Element, offset: number): WxrItem {
  const localTime = (name: string) => {
    const at = timeOf(textIn(item, name))
    return at === null ? null : at - offset
  }
  const utc = timeOf(textIn(item, 'wp:post_date_gmt'))
  const date = utc ?? feedTimeOf(textIn(item, 'pubDate')) ?? localTime('wp:post_date')
  const values = item.children.filter(({ name }) => name === 'wp:postmeta')
  return {
    id: textIn(item, 'wp:post_id'),
    type: textIn(item, 'wp:post_type'),
    status: textIn(item, 'wp:status'),
    password: textIn(item, 'wp:post_password'),
    title: textIn(item, 'title'),
    link: textIn(item, 'link'),
    slug: textIn(item, 'wp:post_name'),
    creator: textIn(item, 'dc:creator'),
    date,
    modified: timeOf(textIn(item, 'wp:post_modified_gmt')) ?? localTime('wp:post_modified'),
    isDateRepaired: date !== null && utc === null,
    content: textIn(item, 'content:encoded'),
    excerpt: textIn(item, 'excerpt:encoded'),
    commentStatus: textIn(item, 'wp:comment_status'),
    terms: item.children.filter(({ name }) => name === 'category').map(termIn),
    meta: new Map(
      Map.groupBy(values, (value) => textIn(value, 'wp:meta_key'))
        .entries()
        .map(([key, all]) => [key, all.map((value) => textIn(value, 'wp:meta_value'))]),
    ),
    file: textIn(item, 'wp:attachment_url'),
    comments: item.children.filter(({ name }) => name === 'wp:comment').length,
    others: item.children
      .filter(({ name, text }) => !read.has(name) && !['', '0'].includes(text.trim()))
      .map(({ name }) => name),
  }
}

/** Elements without text of their own; one that has some lacks the beginning of another element. */
const structural = new Set(['rss', 'channel', 'item', 'wp:postmeta', 'wp:author', 'wp:category'])

/** Counts the lines of a text that is read in parts, up to an index in the whole text. */
function openLines() {
  let unread = ''
  let index = 0
  let line = 1
  return {
    add: (part: string) => void (unread += part),
    at(to: number) {
      const passed = unread.slice(0, Math.max(0, to - index))
      line += passed.split('\n').length - 1
      index += passed.length
      unread = unread.slice(passed.length)
      return line
    },
    last: () => line + unread.trimEnd().split('\n').length - 1,
  }
}

// oxlint-disable-next-line no-control-regex -- these are the characters that XML does not allow
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/**
 * Parts of a file are read one after another, so that an item is the largest thing in memory. Throws an Error that
 * names the line if the file is cut or broken: an element has no end.
 */
export async function readWxr(parts: AsyncIterable<string> | Iterable<string>): Promise<Wxr> {
  const head = new Map<string, string>()
  const authors: WxrAuthor[] = []
  const categories: WxrTerm[] = []
  const items: Element[] = []
  const others = new Map<string, number>()
  let isExport = false
  const lines = openLines()
  /** Open elements; those outside of items have neither text nor children. */
  const open: Element[] = []
  let tagEnd = -1

  const leave = (name: string) => others.set(name, (others.get(name) ?? 0) + 1)

  function take(element: Element) {
    const { name } = element
    if (name === 'item') items.push(element)
    else if (name === 'wp:author' || name === 'wp:wp_author') {
      const login = textIn(element, 'wp:author_login')
      const email = textIn(element, 'wp:author_email')
      authors.push({ login, email, name: textIn(element, 'wp:author_display_name') || login })
    } else if (name === 'wp:category')
      categories.push({
        domain: 'category',
        slug: textIn(element, 'wp:category_nicename'),
        name: textIn(element, 'wp:cat_name'),
        parent: textIn(element, 'wp:category_parent'),
      })
    else if (['link', 'wp:base_site_url', 'wp:base_blog_url'].includes(name))
      head.set(name, head.get(name) || element.text.trim())
    else if (name !== 'wp:wxr_version') leave(name)
    if (name !== 'item')
      for (const child of element.children)
        if (!readBeside.has(child.name) && child.text.trim() !== '') leave(child.name)
  }

  const parser: Parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length === 0) isExport ||= name === 'rss' && 'xmlns:wp' in attributes
        const element = { name, attributes, line: lines.at(parser.startIndex), text: '', children: [] }
        if (open.length > 2) open.at(-1)!.children.push(element)
        open.push(element)
        tagEnd = parser.endIndex
      },
      ontext(text) {
        const inside = open.at(-1)?.name ?? ''
        if (structural.has(inside) && /[\p{L}\p{N}]/u.test(text))
          throw new Error(
            `The file is broken in line ${lines.at(parser.startIndex)}: <${inside}> has text outside of its elements. Export it again; nothing was imported.`,
          )
        if (open.length > 2) open.at(-1)!.text += text.replaceAll(forbidden, '')
      },
      onclosetag(_, isImplied) {
        const element = open.pop()
        if (!element || (isImplied && parser.endIndex !== tagEnd)) {
          const line = isEnded ? lines.last() : lines.at(parser.startIndex)
          const what = element ? `<${element.name}>, which begins in line ${element.line},` : 'A tag'
          throw new Error(
            `The file is cut or broken in line ${line}: ${what} has no end. Export it again; nothing was imported.`,
          )
        }
        if (open.length === 2) take(element)
      },
    },
    { xmlMode: true },
  )
  let isEnded = false
  for await (const part of parts) {
    lines.add(part)
    parser.write(part)
  }
  isEnded = true
  parser.end()
  if (!isExport)
    throw new Error(
      `This isn't an export of WordPress: line ${lines.last()} ends it without an <rss> of one. Export it there with Tools > Export.`,
    )
  const offset = offsetIn(items)
  const url = ['wp:base_blog_url', 'wp:base_site_url', 'link']
    .map((name) => URL.parse(head.get(name) ?? ''))
    .find((one) => one?.host)
  return {
    origin: url ? (url.host.replace(/^www\./, '') + url.pathname).replace(/\/+$/, '') : '',
    authors,
    categories,
    items: items.map((item) => itemOf(item, offset)),
    others,
  }
}

/** Parts of a file as text, in the encoding that its first line names. */
async function* decodedParts(parts: AsyncIterable<Buffer>): AsyncIterable<string> {
  let decoder: TextDecoder | null = null
  for await (const part of parts) {
    decoder ??= new TextDecoder(encodingOf(part))
    yield decoder.decode(part, { stream: true })
  }
  yield decoder?.decode() ?? ''
}

function encodingOf(first: Buffer): string {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le'
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be'
  return /^.{0,5}<\?xml[^>]*encoding=["']([\w.:-]+)/s.exec(first.toString('latin1', 0, 200))?.[1] ?? 'utf-8'
}

export const readWxrFile = (path: string): Promise<Wxr> => readWxr(decodedParts(createReadStream(path)))
