import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'
import { drawnOptions } from './rules/sections/__generated__/section-types.ts'
import { openMarkup } from './rules/sections/section-fields.ts'
import type { ContentSection } from './rules/sections/sections.ts'
import { shallowHtml } from './shallow-html.ts'

const blocks = ['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre']
const phrases = ['a', 'strong', 'em', 'b', 'i', 's', 'q', 'cite', 'abbr', 'code', 'sub', 'sup', 'small']
const pictures = ['figure', 'figcaption', 'img']
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

/** Allows text, structure, links, pictures and tables, but neither scripts, frames nor styles. */
const strict: sanitizeHtml.IOptions = {
  allowedTags: [...blocks, ...phrases, ...pictures, ...tables],
  allowedAttributes: {
    a: ['href', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  // For other tags that are not allowed, only the tag is removed, and its content is kept.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'svg',
    'math',
    'iframe',
  ],
  transformTags: {
    // h1 is not allowed, because the screen that shows the HTML already has one.
    h1: 'h2',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { ...(href && { href }), ...(/^https?:/i.test(href) && { rel: 'noreferrer' }) },
    }),
    img: (tagName, { src = '', alt = '', width = '', height = '' }) => ({
      tagName,
      attribs: { src, alt, width, height, loading: 'lazy' },
    }),
  },
  // A picture without a size is removed, because the layout would shift when it is loaded.
  exclusiveFilter: ({ tag, attribs: { src, width = '', height = '' } }) =>
    tag === 'img' && !(src && isSize(width) && isSize(height)),
  nestingLimit: 30,
  disallowedTagsMode: 'discard',
}

const isSize = (text: string) => /^[1-9]\d{0,3}$/.test(text)

/**
 * Sanitises HTML from an untrusted source. Sanitising the result again removes nothing; it can only end an element of a
 * list, or a link, that is inside of another one, as browsers do too.
 */
export const safeHtml = (html: string): string => sanitizeHtml(shallowHtml(html), strict)

const MAX_CACHED_CHARACTERS = 10_000_000

/** Sanitised HTML by its source: cleaning 50 kB takes 50 ms, and a page is shown to many. */
const cleaned = new LRUCache<string, string>({
  maxSize: MAX_CACHED_CHARACTERS,
  sizeCalculation: (clean, html) => clean.length + html.length + 1,
  memoMethod: safeHtml,
})

/** Functions that sanitise the HTML fields of a section, by the section's type. */
const markup = new Map(Object.entries(drawnOptions).map(([type, options]) => [type, openMarkup(options)]))

/** Texts in the options of a section that its schema marks as HTML. */
export function markupIn({ type, options }: ContentSection): ReadonlySet<string> {
  const found = new Set<string>()
  markup.get(type)?.(options, (html) => {
    found.add(html)
    return html
  })
  return found
}

/** Sanitises the HTML fields of a section, both before it is stored and before it is shown. */
export function safeSection<Section extends ContentSection>(section: Section): Section {
  const changeIn = markup.get(section.type)
  return changeIn ? { ...section, options: changeIn(section.options, (html) => cleaned.memo(html)) } : section
}
