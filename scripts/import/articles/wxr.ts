import { createReadStream } from 'node:fs'
import { Parser } from 'htmlparser2'

// WXR, the XML in which WordPress exports posts (version 1.2): RSS with elements of its own.

export interface WxrAuthor {
  login: string
  name: string
}

export interface WxrTerm {
  slug: string
  name: string
}

export interface WxrItem {
  /** Number of the item in its site. */
  id: string
  type: string
  status: string
  title: string
  /** Address at which readers found the item. */
  link: string
  slug: string
  creator: string
  /** Times in ms since 1970; null for a draft that never had one. */
  date: number | null
  modified: number | null
  content: string
  excerpt: string
  commentStatus: string
  categories: WxrTerm[]
  tags: WxrTerm[]
  /** Names and values of plugins, such as those of search engines' titles. */
  meta: Map<string, string>
  /** Address of the file of an attachment. */
  file: string
  comments: number
}

export interface Wxr {
  title: string
  authors: WxrAuthor[]
  categories: WxrTerm[]
  items: WxrItem[]
}

/** An element with its text and children; comments of readers are counted, not kept. */
interface Element {
  name: string
  attributes: Record<string, string>
  text: string
  children: Element[]
}

const wanted = new Set(['item', 'wp:author', 'wp:category', 'title'])

const textIn = ({ children }: Element, name: string) =>
  children.find((child) => child.name === name)?.text.trim() ?? ''

/** Time of a date of WordPress in UTC ('2021-03-04 05:06:07'); null for a missing one, which is written as zeros. */
function timeOf(date: string): number | null {
  const at = Date.parse(`${date.trim().replace(' ', 'T')}Z`)
  return Number.isNaN(at) || at <= 0 ? null : at
}

const termsOf = ({ children }: Element, domain: string): WxrTerm[] =>
  children
    .filter(({ name, attributes }) => name === 'category' && attributes.domain === domain)
    .map(({ text, attributes }) => ({ name: text.trim(), slug: attributes.nicename ?? '' }))

const itemOf = (item: Element): WxrItem => ({
  id: textIn(item, 'wp:post_id'),
  type: textIn(item, 'wp:post_type'),
  status: textIn(item, 'wp:status'),
  title: textIn(item, 'title'),
  link: textIn(item, 'link'),
  slug: textIn(item, 'wp:post_name'),
  creator: textIn(item, 'dc:creator'),
  date: timeOf(textIn(item, 'wp:post_date_gmt')),
  modified: timeOf(textIn(item, 'wp:post_modified_gmt')),
  content: textIn(item, 'content:encoded'),
  excerpt: textIn(item, 'excerpt:encoded'),
  commentStatus: textIn(item, 'wp:comment_status'),
  categories: termsOf(item, 'category'),
  tags: termsOf(item, 'post_tag'),
  meta: new Map(
    item.children
      .filter(({ name }) => name === 'wp:postmeta')
      .map((meta) => [textIn(meta, 'wp:meta_key'), textIn(meta, 'wp:meta_value')]),
  ),
  file: textIn(item, 'wp:attachment_url'),
  comments: item.children.filter(({ name }) => name === 'wp:comment').length,
})

/** Parts of a file are read one after another, so that an item is the largest thing in memory. */
export async function readWxr(parts: AsyncIterable<string> | Iterable<string>): Promise<Wxr> {
  const wxr: Wxr = { title: '', authors: [], categories: [], items: [] }
  let isExport = false
  let depth = 0
  const open: Element[] = []

  function take(element: Element) {
    if (element.name === 'item') wxr.items.push(itemOf(element))
    else if (element.name === 'wp:author') {
      const login = textIn(element, 'wp:author_login')
      wxr.authors.push({ login, name: textIn(element, 'wp:author_display_name') || login })
    } else if (element.name === 'wp:category')
      wxr.categories.push({
        slug: textIn(element, 'wp:category_nicename'),
        name: textIn(element, 'wp:cat_name'),
      })
    else wxr.title ||= element.text.trim()
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth === 1) isExport = name === 'rss' && 'xmlns:wp' in attributes
        const element = { name, attributes, text: '', children: [] }
        const parent = open.at(-1)
        if (!parent && !(depth === 3 && wanted.has(name))) return
        parent?.children.push(element)
        open.push(element)
      },
      ontext(text) {
        const element = open.at(-1)
        if (element) element.text += text
      },
      onclosetag() {
        depth -= 1
        const element = open.pop()
        if (element && open.length === 0) take(element)
      },
    },
    { xmlMode: true },
  )
  for await (const part of parts) parser.write(part)
  parser.end()
  if (!isExport) throw new Error("This isn't an export of WordPress: export it there with Tools > Export.")
  return wxr
}

export const readWxrFile = (path: string): Promise<Wxr> => readWxr(createReadStream(path, 'utf8'))
