import sanitizeHtml from 'sanitize-html'
import { drawnOptions } from './rules/sections/__generated__/section-types.ts'
import { openMarkup } from './rules/sections/section-fields.ts'
import type { ContentSection } from './rules/sections/sections.ts'

const blocks = ['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre']
const phrases = ['a', 'strong', 'em', 'b', 'i', 's', 'q', 'cite', 'abbr', 'code', 'sub', 'sup', 'small']
const pictures = ['figure', 'figcaption', 'img']
const tables = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']

/** What editors may write: text and its structure, links, pictures, tables. Nothing that runs, frames or restyles. */
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
  // What a tag that is not allowed says stays, but for those whose text is no text.
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
    // A page has one, and it is the screen's.
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
  // Without its size a picture would move the text when it comes.
  exclusiveFilter: ({ tag, attribs: { src, width = '', height = '' } }) =>
    tag === 'img' && !(src && isSize(width) && isSize(height)),
  nestingLimit: 30,
  disallowedTagsMode: 'discard',
}

const isSize = (text: string) => /^[1-9]\d{0,3}$/.test(text)

/** HTML that a page may hold, of HTML that anybody wrote. Cleaning it again changes nothing. */
export const safeHtml = (html: string): string => sanitizeHtml(html, strict)

/** What changes the HTML in the options of each section type that is drawn. */
const markup = new Map(Object.entries(drawnOptions).map(([type, options]) => [type, openMarkup(options)]))

/** A section with the HTML in it cleaned: before it is stored, and again before it is shown. */
export function safeSection<Section extends ContentSection>(section: Section): Section {
  const changeIn = markup.get(section.type)
  return changeIn ? { ...section, options: changeIn(section.options, safeHtml) } : section
}
