import {
  DOMParser,
  DOMSerializer,
  Schema,
  type DOMOutputSpec,
  type MarkSpec,
  type Node,
  type NodeSpec,
  type TagParseRule,
} from 'prosemirror-model'
import { bodyOf } from './body.ts'

// A document of the editor has what the server allows in HTML (services/html.ts), so that nothing is lost by opening it.

const attribute = (element: HTMLElement, name: string) => element.getAttribute(name)

/** Spec of a node that is one element with content and without attributes. */
const element = (tag: string, content: string, more: NodeSpec = {}): NodeSpec => ({
  content,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
  ...more,
})

/** Spec of a mark that is one element; elements of the `other` tags become this one. */
const mark = (tag: string, others: readonly string[] = []): MarkSpec => ({
  parseDOM: [tag, ...others].map((name) => ({ tag: name })),
  toDOM: () => [tag, 0],
})

const levels: Readonly<Record<string, number>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }
const spans = { colspan: { default: null }, rowspan: { default: null } }
const spansOf = (cell: HTMLElement) => ({
  colspan: attribute(cell, 'colspan'),
  rowspan: attribute(cell, 'rowspan'),
})

/** True for the address of a picture on this host; others are removed by the server. */
const isOwnPicture = (src: string | null) => src !== null && /^\/(?![/\\])/.test(src)

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: element('p', 'inline*', { group: 'block' }),
    heading: {
      content: 'inline*',
      group: 'block',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: Object.entries(levels).map(([tag, level]) => ({ tag, attrs: { level } })),
      toDOM: ({ attrs }): DOMOutputSpec => [`h${attrs.level}`, 0],
    },
    blockquote: element('blockquote', 'block+', { group: 'block', defining: true }),
    pre: {
      ...element('pre', 'inline*', { group: 'block', defining: true, code: true }),
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    },
    bullet_list: element('ul', 'list_item+', { group: 'block' }),
    ordered_list: {
      content: 'list_item+',
      group: 'block',
      attrs: { start: { default: null } },
      parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: attribute(list, 'start') }) }],
      toDOM: ({ attrs }) => ['ol', attrs, 0],
    },
    list_item: element('li', 'block+', { defining: true }),
    description_list: element('dl', '(term | description)+', { group: 'block' }),
    term: element('dt', 'inline*', { defining: true }),
    description: element('dd', 'block+', { defining: true }),
    rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    figure: element('figure', '(block | figcaption)+', { group: 'block', defining: true }),
    figcaption: element('figcaption', 'inline*', { defining: true }),
    table: element('table', 'caption? (table_head | table_body | row)+', { group: 'block', isolating: true }),
    caption: element('caption', 'inline*', { defining: true }),
    table_head: element('thead', 'row+'),
    table_body: element('tbody', 'row+'),
    row: element('tr', '(header | cell)+'),
    header: {
      content: 'block+',
      isolating: true,
      attrs: { ...spans, scope: { default: null } },
      parseDOM: [{ tag: 'th', getAttrs: (cell) => ({ ...spansOf(cell), scope: attribute(cell, 'scope') }) }],
      toDOM: ({ attrs }) => ['th', attrs, 0],
    },
    cell: {
      content: 'block+',
      isolating: true,
      attrs: spans,
      parseDOM: [{ tag: 'td', getAttrs: spansOf }],
      toDOM: ({ attrs }) => ['td', attrs, 0],
    },
    text: { group: 'inline' },
    break: {
      inline: true,
      group: 'inline',
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    image: {
      inline: true,
      group: 'inline',
      attrs: { src: {}, alt: { default: '' }, width: {}, height: {} },
      parseDOM: [
        {
          tag: 'img',
          getAttrs(image) {
            const [src, width, height] = ['src', 'width', 'height'].map((name) => attribute(image, name))
            const attrs = { src, alt: attribute(image, 'alt') ?? '', width, height }
            return isOwnPicture(src ?? null) && width && height ? attrs : false
          },
        },
      ],
      toDOM: ({ attrs }) => ['img', attrs],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (link) => {
            const href = attribute(link, 'href') ?? ''
            return isLink(href) && { href }
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', attrs, 0],
    },
    em: mark('em', ['i']),
    strong: mark('strong', ['b']),
    strike: mark('s', ['del', 'strike']),
    quotation: mark('q'),
    cite: mark('cite'),
    abbr: {
      attrs: { title: { default: null } },
      parseDOM: [{ tag: 'abbr', getAttrs: (abbr) => ({ title: attribute(abbr, 'title') }) }],
      toDOM: ({ attrs }) => ['abbr', attrs, 0],
    },
    code: mark('code'),
    sub: mark('sub'),
    sup: mark('sup'),
    small: mark('small'),
  },
})

/** True for the target of a link that the server keeps. */
export const isLink = (href: string): boolean =>
  /^(?:https?:\/\/|mailto:|tel:|#|\?|\/(?![/\\]))\S*$/i.test(href)

const ignored: TagParseRule[] = [
  { tag: 'script, style, title, template, svg, math, iframe, textarea, option', ignore: true },
]

export const parser = new DOMParser(schema, [...ignored, ...DOMParser.fromSchema(schema).rules])
const serializer = DOMSerializer.fromSchema(schema)

/** Converts HTML to a document; anything that the server would remove is left out. */
export function readHtml(html: string): Node {
  return parser.parse(bodyOf(html))
}

const isOnlyParagraph = (paragraph: Element) =>
  [...paragraph.parentElement!.children].every(
    ({ tagName }, index) => index === 0 || tagName === 'UL' || tagName === 'OL' || tagName === 'FIGCAPTION',
  )

/** Converts a document to HTML, in which an entry with one paragraph has its text only; empty without any content. */
export function writeHtml(doc: Node): string {
  const box = document.implementation.createHTMLDocument().createElement('div')
  box.append(serializer.serializeFragment(doc.content))
  for (const paragraph of box.querySelectorAll(':is(li, dd, td, th, figure) > p:first-child'))
    if (isOnlyParagraph(paragraph)) paragraph.replaceWith(...paragraph.childNodes)
  return box.innerHTML === '<p></p>' ? '' : box.innerHTML
}
