import { parseDocument } from 'htmlparser2'
import {
  escaped,
  find,
  frameOf,
  hasBlock,
  htmlOf,
  isBlock,
  isElement,
  isKept,
  isLeftOut,
  isListEntry,
  leftOutOf,
  listsOf,
  nameOf,
  wordsOf,
  type Element,
  type Node,
} from './foreign-markup.ts'
import { safeHtml } from './html.ts'
import { ContentSection } from './rules/sections/sections.ts'
import { shallowHtml } from './shallow-html.ts'
import { beginningOf } from './rules/writing/cut.ts'

// HTML of other editors (Word, Google Docs, WordPress) as sections: its words and structure, without its styles.

/** A stored picture: its path on the host and its size. */
interface StoredPicture {
  url: string
  width: number
  height: number
}

interface Foreign {
  sections: ContentSection[]
  /** Addresses of pictures that are not stored, and are left out. */
  missing: string[]
  /** Elements that are left out with their content, such as `svg` or `audio /a.mp3`; `hidden` for what was not shown. */
  leftOut: string[]
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

/** Loose text as paragraphs, which empty lines separate. */
const paragraphsOf = (nodes: readonly Node[]): Piece[] =>
  htmlOf(nodes)
    .split(/\n[^\S\n]*\n/)
    .map((text) => text.trim())
    .filter((text) => wordsOf(parseDocument(text).children) !== '')
    .map((text) => ({ html: `<p>${text}</p>` }))

const pictureOf = (image: Element, around: readonly Node[], caption = ''): ForeignPicture => {
  const link = find(around, 'a').find(({ children }) => find(children, 'img').includes(image))
  return {
    src: image.attribs.src || (image.attribs['data-src'] ?? ''),
    alt: image.attribs.alt ?? '',
    caption,
    url: link?.attribs.href,
  }
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

const classesOf = ({ attribs }: Element) => attribs.class ?? ''
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
    } else if (!isBlock(node) && !(isElement(node) && node.name !== 'a' && hasBlock(node))) {
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
  if (!isElement(node) || isLeftOut(node)) return []
  const images = find(node.children, 'img')
  if (node.name === 'iframe') return [{ html: `<p>${frameOf(node)}</p>` }]
  const shown = node.name === 'figure' || isGallery(node) ? picturesOf(node) : null
  if (shown) return isGallery(node) && shown.length > 1 ? [{ gallery: shown }] : shown
  if (node.name === 'blockquote' || (node.name === 'figure' && /pullquote/.test(classesOf(node)))) {
    const quote = quoteOf(node)
    if (quote) return [quote]
  }
  const pictures = images.map((image) => pictureOf(image, [node]))
  const name = nameOf(node)
  if (name === 'figcaption') return [{ html: `<p>${htmlOf(node.children)}</p>` }]
  if (!isKept(node) || !isBlock(node)) return piecesOf(node.children)
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
  const { children } = parseDocument(figures)
  let text = ''
  const addSection = (type: string, options: object) => {
    const { data } = ContentSection.safeParse({ type, options })
    if (data) sections.push(data)
    return data !== undefined
  }
  const flush = () => {
    const clean = safeHtml(text).trim()
    if (clean !== '') addSection('HTML', { html: clean })
    text = ''
  }
  const stored = (src: string, alt: string) => {
    const picture = pictureAt(src)
    if (!picture) missing.push(src)
    return picture && { ...picture, alt: beginningOf(alt, 500) }
  }
  for (const piece of piecesOf(children)) {
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
        addSection('Gallery', { pictures: shown.slice(from, from + MAX_PICTURES) })
      for (const { image, caption } of pictures)
        if (caption && (!image || caption.length > MAX_CAPTION)) text += `<p>${escaped(caption)}</p>`
    } else {
      const { src, alt, caption, url } = piece
      const image = stored(src, alt)
      const options = { image, ...(caption && { caption }) }
      if (image) flush()
      const isAdded =
        image !== null &&
        ((url !== undefined && addSection('ImageSection', { ...options, url })) ||
          addSection('ImageSection', options))
      if (!isAdded && caption) text += `<p>${escaped(caption)}</p>`
    }
  }
  flush()
  return { sections, missing, leftOut: leftOutOf(children) }
}
