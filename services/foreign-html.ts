import { parseDocument } from 'htmlparser2'
import { safeHtml } from './html.ts'
import { ContentSection } from './rules/sections/sections.ts'
import { shallowHtml } from './shallow-html.ts'
import { beginningOf } from './rules/writing/cut.ts'

// HTML of other editors (Word, Google Docs, WordPress) as sections: its words and structure, without its styles.

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = Extract<Node, { attribs: unknown }>

/** A stored picture: its path on the host and its size. */
export interface StoredPicture {
  url: string
  width: number
  height: number
}

interface Foreign {
  sections: ContentSection[]
  /** Addresses of pictures that are not stored, and are left out. */
  missing: string[]
}

/** A piece of a text: HTML, or a picture or gallery between HTML. */
type Piece = { html: string } | { section: ContentSection } | { gallery: ForeignPicture[] } | ForeignPicture

/** A picture as the other editor shows it. */
interface ForeignPicture {
  src: string
  alt: string
  caption: string
  url: string | undefined
}

const dropped = new Set(
  'script style noscript template title head meta link svg math form input button select textarea object embed'.split(
    ' ',
  ),
)
const inline = new Set(
  'a strong em b i s q cite abbr code sub sup small br span font u ins del strike strong mark o:p tt big kbd var samp time label img'.split(
    ' ',
  ),
)
const renamed: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  strike: 's',
  del: 's',
  tt: 'code',
  kbd: 'code',
  samp: 'code',
}
const kept = new Set(
  'h2 h3 h4 p ul ol li dl dt dd blockquote pre hr table caption thead tbody tr th td a strong em b i s q cite abbr code sub sup small br'.split(
    ' ',
  ),
)
/** Elements for the styles by which other editors format text. */
const styles: readonly [style: RegExp, tag: string][] = [
  [/font-weight:\s*(?:bold|[6-9]\d\d)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub\b/i, 'sub'],
]

/** Text as HTML that shows it as it is. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const isElement = (node: Node): node is Element => 'attribs' in node
const isBlock = (node: Node): boolean => isElement(node) && !inline.has(node.name)
/** Words of nodes, separated by single spaces. */
const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (!isElement(node)) return 'data' in node && node.type === 'text' ? node.data : ''
      if (dropped.has(node.name)) return ''
      return isBlock(node) || node.name === 'br' ? ` ${textOf(node.children)} ` : textOf(node.children)
    })
    .join('')
    .replaceAll(/[\s\u00A0]+/g, ' ')
const wordsOf = (nodes: readonly Node[]): string => textOf(nodes).trim()
/** Words of HTML, separated by single spaces. */
export const wordsOfHtml = (html: string): string => wordsOf(parseDocument(shallowHtml(html)).children)
const classesOf = ({ attribs }: Element) => attribs.class ?? ''
const find = (nodes: readonly Node[], name: string): Element[] =>
  nodes.flatMap((node) =>
    isElement(node) ? [...(node.name === name ? [node] : []), ...find(node.children, name)] : [],
  )
/** True for a sign that Word writes before an entry of a list, such as `1.`. */
const isListSign = ({ attribs }: Element) => /mso-list:\s*ignore/i.test(attribs.style ?? '')
const isListEntry = (node: Node): boolean =>
  isElement(node) && node.name === 'p' && /mso-list:\s*l\d/i.test(node.attribs.style ?? '')

const attributesOf = ({ name, attribs }: Element): string =>
  Object.entries(attribs)
    .filter(([key]) => (name === 'a' ? key === 'href' : /^(?:scope|colspan|rowspan|start|title)$/.test(key)))
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')

/** HTML of nodes with the elements that sections keep. Pictures are not in it. */
const htmlOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (!isElement(node)) return 'data' in node && node.type === 'text' ? escaped(node.data) : ''
      if (dropped.has(node.name) || isListSign(node)) return ''
      if (node.name === 'iframe') return frameOf(node)
      const inner = isBlock(node) && node.name !== 'pre' ? listsOf(node.children) : htmlOf(node.children)
      const name = renamed[node.name] ?? node.name
      if (name === 'br' || name === 'hr') return `<${name}>`
      const isPlain = /font-weight:\s*(?:normal|400)/i.test(node.attribs.style ?? '')
      if (kept.has(name) && !(isPlain && name === 'b'))
        return `<${name}${attributesOf(node)}>${inner}</${name}>`
      const style = node.name === 'span' ? (node.attribs.style ?? '') : ''
      return styles
        .filter(([pattern]) => pattern.test(style) && inner.trim() !== '')
        .reduce((html, [, tag]) => `<${tag}>${html}</${tag}>`, inner)
    })
    .join('')

/** A frame becomes a link to the page in it. */
function frameOf({ attribs: { src = '', title = '' } }: Element): string {
  const url = src.replace(/^\/\//, 'https://').replace(/(?:-nocookie)?(\.com)\/embed\//, '$1/watch?v=')
  return url.startsWith('https:') ? `<a href="${escaped(url)}">${escaped(title || url)}</a>` : ''
}

/** HTML of blocks, in which paragraphs of Word that look like lists are lists. */
function listsOf(nodes: readonly Node[]): string {
  let html = ''
  let entries: Element[] = []
  const flush = () => {
    const [first] = entries
    if (!first) return
    const sign = wordsOf(find([first], 'span').filter(isListSign))
    const list = /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(sign) ? 'ol' : 'ul'
    html += `<${list}>${entries.map(({ children }) => `<li>${htmlOf(children)}</li>`).join('')}</${list}>`
    entries = []
  }
  for (const node of nodes) {
    if (isElement(node) && isListEntry(node)) entries.push(node)
    else if (isElement(node) || wordsOf([node]) !== '') {
      flush()
      html += htmlOf([node])
    }
  }
  flush()
  return html
}

/** Loose text as paragraphs, which empty lines separate. */
const paragraphsOf = (nodes: readonly Node[]): Piece[] =>
  htmlOf(nodes)
    .split(/\n[^\S\n]*\n/)
    .map((text) => text.trim())
    .filter((text) => wordsOf(parseDocument(text).children) !== '')
    .map((text) => ({ html: `<p>${text}</p>` }))

const pictureOf = (image: Element, around: readonly Node[], caption = ''): ForeignPicture => {
  const link = find(around, 'a').find(({ children }) => find(children, 'img').includes(image))
  return { src: image.attribs.src ?? '', alt: image.attribs.alt ?? '', caption, url: link?.attribs.href }
}

/** True if a node has these words in this order and no others. */
const hasOnly = (node: Node, words: readonly string[]) =>
  wordsOf([node]).replaceAll(' ', '') === words.join('').replaceAll(' ', '')

/** The pictures of a figure or gallery with their captions; null if it has other words too. */
function picturesOf(node: Element): ForeignPicture[] | null {
  const figures = [...(node.name === 'figure' ? [node] : []), ...find(node.children, 'figure')]
  const pictures = find(node.children, 'img').map((image) => {
    const own = figures.findLast(({ children }) => find(children, 'img').includes(image))
    const captions = own ? find(own.children, 'figcaption') : []
    return pictureOf(image, [node], captions.map(({ children }) => wordsOf(children)).join(' '))
  })
  const captions = pictures.map(({ caption }) => caption)
  return pictures.length > 0 && hasOnly(node, captions) ? pictures : null
}

/** The quote of a block of only plain words; otherwise its HTML is kept. */
function quoteOf(node: Element): Piece | null {
  const cites = find(node.children, 'cite')
  if (['ul', 'ol', 'a', 'img', 'table', 'h2', 'h3'].some((name) => find(node.children, name).length > 0))
    return null
  const all = wordsOf(node.children)
  const author = wordsOf(cites)
  const text = all.slice(0, all.length - author.length).trim()
  if (!hasOnly(node, [text, author])) return null
  const { data } = ContentSection.safeParse({
    type: 'Quote',
    options: { text, ...(author && { author }) },
  })
  return data ? { section: data } : null
}

const isGallery = (node: Element) => /\bwp-block-gallery\b|\bgallery\b/.test(classesOf(node))

/** The pieces of a list of nodes, in their order. */
function piecesOf(nodes: readonly Node[]): Piece[] {
  const pieces: Piece[] = []
  let loose: Node[] = []
  let entries: Node[] = []
  const flush = () => {
    pieces.push(...paragraphsOf(loose))
    pieces.push(...find(loose, 'img').map((image) => pictureOf(image, loose)))
    if (entries.length > 0) pieces.push({ html: listsOf(entries) })
    loose = []
    entries = []
  }
  for (const node of nodes) {
    if (isListEntry(node)) {
      if (loose.length > 0) flush()
      entries.push(node)
    } else if (!isBlock(node) && !(isElement(node) && find(node.children, 'p').length > 0)) {
      if (entries.length > 0 && wordsOf([node]) === '') continue
      if (entries.length > 0) flush()
      loose.push(node)
    } else {
      flush()
      pieces.push(...blockOf(node))
    }
  }
  flush()
  return pieces
}

function blockOf(node: Node): Piece[] {
  if (!isElement(node) || dropped.has(node.name)) return []
  const images = find(node.children, 'img')
  if (node.name === 'iframe') return [{ html: `<p>${frameOf(node)}</p>` }]
  const shown = node.name === 'figure' || isGallery(node) ? picturesOf(node) : null
  if (shown) return isGallery(node) && shown.length > 1 ? [{ gallery: shown }] : shown
  if (node.name === 'blockquote' || (node.name === 'figure' && /pullquote/.test(classesOf(node)))) {
    const quote = quoteOf(node)
    if (quote) return [quote]
  }
  const pictures = images.map((image) => pictureOf(image, [node]))
  const name = renamed[node.name] ?? node.name
  if (name === 'figcaption') return [{ html: `<p>${htmlOf(node.children)}</p>` }]
  if (!kept.has(name) || inline.has(name)) return piecesOf(node.children)
  const html = htmlOf([node])
  const isEmpty = name !== 'hr' && wordsOf(parseDocument(html).children) === ''
  return isEmpty ? pictures : [{ html }, ...pictures]
}

/** Longest HTML of a section; a longer text is divided between blocks. */
const MAX_HTML = 20_000
/** Limits of a gallery (web/sections/Gallery). */
const MAX_PICTURES = 60
const MAX_CAPTION = 500

/**
 * Converts HTML of another editor to sections: text, quotes, pictures and galleries. The words stay the same, and no
 * style is left. `pictureAt` gives the stored picture for an address, or null, in which case it is left out.
 */
export function sectionsOfHtml(
  html: string,
  pictureAt: (src: string) => StoredPicture | null = () => null,
): Foreign {
  // WordPress writes captions in brackets.
  const figures = shallowHtml(html).replaceAll(
    /\[caption[^\]]*\]\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([^]*?)\[\/caption\]/g,
    '<figure>$1<figcaption>$2</figcaption></figure>',
  )
  const missing: string[] = []
  const sections: ContentSection[] = []
  let text = ''
  const add = (type: string, options: object) => {
    const { data } = ContentSection.safeParse({ type, options })
    if (data) sections.push(data)
    return data !== undefined
  }
  const flush = () => {
    const clean = safeHtml(text).trim()
    if (clean !== '') add('HTML', { html: clean })
    text = ''
  }
  const stored = (src: string, alt: string) => {
    const picture = pictureAt(src)
    if (!picture) missing.push(src)
    return picture && { ...picture, alt: beginningOf(alt, 500) }
  }
  for (const piece of piecesOf(parseDocument(figures).children)) {
    if ('html' in piece) {
      if (text.length + piece.html.length > MAX_HTML) flush()
      text += piece.html
    } else if ('section' in piece) {
      flush()
      sections.push(piece.section)
    } else if ('gallery' in piece) {
      flush()
      const pictures = piece.gallery.map(({ src, alt, caption }) => ({ image: stored(src, alt), caption }))
      const shown = pictures.flatMap(({ image, caption }) =>
        image ? [{ image, ...(caption && caption.length <= MAX_CAPTION && { caption }) }] : [],
      )
      for (let from = 0; from < shown.length; from += MAX_PICTURES)
        add('Gallery', { pictures: shown.slice(from, from + MAX_PICTURES) })
      for (const { image, caption } of pictures)
        if (caption && (!image || caption.length > MAX_CAPTION)) text += `<p>${escaped(caption)}</p>`
    } else {
      const { src, alt, caption, url } = piece
      const image = stored(src, alt)
      const options = { image, ...(caption && { caption }) }
      if (image) flush()
      const isAdded =
        image !== null &&
        ((url !== undefined && add('ImageSection', { ...options, url })) || add('ImageSection', options))
      if (!isAdded && caption) text += `<p>${escaped(caption)}</p>`
    }
  }
  flush()
  return { sections, missing }
}
