import { parseDocument } from 'htmlparser2'
import {
  listInData,
  listInStyle,
  nestedLists,
  type ListPlace,
  type NestedList,
} from './rules/writing/office-lists.ts'
import { shallowHtml } from './shallow-html.ts'

// Elements of other editors as HTML with the words and structure that sections keep.

export type Node = ReturnType<typeof parseDocument>['children'][number]
export type Element = Extract<Node, { attribs: unknown }>

const technical = new Set('script style noscript template title head meta link input'.split(' '))
/** Elements with content that a section cannot have. */
const dropped = new Set('svg math select textarea object embed canvas video audio'.split(' '))
const blocks = new Set(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html iframe legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul video audio'.split(
    ' ',
  ),
)
const holders = new Set('li dd td th blockquote'.split(' '))
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
/** Name that an element has in a section, if sections keep it. */
export const nameOf = ({ name }: Element): string => renamed[name] ?? name
export const isKept = (node: Element): boolean => kept.has(nameOf(node))

/** Elements for the styles by which other editors format text. */
const styles: readonly [style: RegExp, tag: string][] = [
  [/font-weight:\s*(?:bold|[6-9]\d\d)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub\b/i, 'sub'],
]

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
export const isElement = (node: Node): node is Element => 'attribs' in node
export const isBlock = (node: Node): boolean => isElement(node) && blocks.has(node.name)
export const hasBlock = ({ children }: Element): boolean =>
  children.some((child) => isElement(child) && (isBlock(child) || hasBlock(child)))
/** True for what the other editor did not show, such as the preheader of a mail or comments of Word. */
const isHidden = ({ attribs }: Element): boolean =>
  'hidden' in attribs ||
  /display:\s*none|mso-hide:\s*all|mso-element:\s*comment-list/i.test(attribs.style ?? '')
export const isLeftOut = (node: Element): boolean =>
  technical.has(node.name) || dropped.has(node.name) || isHidden(node)
/** Words of nodes, separated by single spaces. */
const textOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (!isElement(node)) return 'data' in node && node.type === 'text' ? node.data : ''
      if (isLeftOut(node)) return ''
      return isBlock(node) || node.name === 'br' ? ` ${textOf(node.children)} ` : textOf(node.children)
    })
    .join('')
    .replaceAll(/[\s\u00A0]+/g, ' ')
export const wordsOf = (nodes: readonly Node[]): string => textOf(nodes).trim()
export const wordsOfHtml = (html: string): string => wordsOf(parseDocument(shallowHtml(html)).children)
export const find = (nodes: readonly Node[], name: string): Element[] =>
  nodes.flatMap((node) =>
    isElement(node) ? [...(node.name === name ? [node] : []), ...find(node.children, name)] : [],
  )
/** True for a sign that Word writes before an entry of a list, such as `1.`. */
const isListSign = ({ attribs }: Element) => /mso-list:\s*ignore/i.test(attribs.style ?? '')
const isList = ({ name }: Element) => name === 'ul' || name === 'ol'

/** Entries in a block of Word in the browser, which has one list; empty for another element. */
function onlineEntries({ name, children }: Element): Element[] {
  const lists = children.filter(isElement)
  if (name !== 'div' || !lists.every(isList)) return []
  return lists.flatMap((list) =>
    list.children.filter(isElement).filter(({ attribs }) => 'data-listid' in attribs),
  )
}

export const isListEntry = (node: Node): boolean =>
  isElement(node) &&
  (node.name === 'p' ? listInStyle(node.attribs.style ?? '') !== null : onlineEntries(node).length > 0)

const attributesOf = ({ name, attribs }: Element): string =>
  Object.entries(attribs)
    .filter(([key]) => (name === 'a' ? key === 'href' : /^(?:scope|colspan|rowspan|start|title)$/.test(key)))
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')

/** HTML of nodes with the elements that sections keep. Pictures are not in it. */
export const htmlOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (!isElement(node)) return 'data' in node && node.type === 'text' ? escaped(node.data) : ''
      if (isLeftOut(node) || isListSign(node)) return ''
      if (node.name === 'iframe') return frameOf(node)
      if (isList(node)) return `<${node.name}${attributesOf(node)}>${entriesOf(node)}</${node.name}>`
      const inner = isBlock(node) && node.name !== 'pre' ? listsOf(node.children) : htmlOf(node.children)
      const name = nameOf(node)
      if (name === 'br' || name === 'hr') return `<${name}>`
      const isPlain = /font-weight:\s*(?:normal|400)/i.test(node.attribs.style ?? '')
      if (kept.has(name) && !(isPlain && name === 'b'))
        return `<${name}${attributesOf(node)}>${inner}</${name}>`
      if (isBlock(node)) return paragraphIn(node, inner)
      const style = node.name === 'span' ? (node.attribs.style ?? '') : ''
      return styles
        .filter(([pattern]) => pattern.test(style) && inner.trim() !== '')
        .reduce((html, [, tag]) => `<${tag}>${html}</${tag}>`, inner)
    })
    .join('')

const ancestorsOf = ({ parent }: Element): Element[] =>
  parent && isElement(parent) ? [parent, ...ancestorsOf(parent)] : []

/** Text of a block that sections do not keep, apart from the text beside it. */
function paragraphIn(node: Element, inner: string): string {
  if (hasBlock(node) || inner.trim() === '') return inner
  const around = ancestorsOf(node).find(isKept)
  if (!around || holders.has(around.name)) return `<p>${inner}</p>`
  const before = node.parent?.children.slice(0, node.parent.children.indexOf(node)) ?? []
  return wordsOf(before) === '' ? inner : `<br>${inner}`
}

/** Entries of a list. A list directly inside of a list, as Google Docs writes it, belongs to the entry before it. */
const entriesOf = ({ children }: Element): string =>
  children.reduce((html, child) => {
    if (!(isElement(child) && isList(child))) return html + listsOf([child])
    const inner = htmlOf([child])
    const entries = html.trimEnd()
    return entries.endsWith('</li>')
      ? `${entries.slice(0, -'</li>'.length)}${inner}</li>`
      : `${html}<li>${inner}</li>`
  }, '')

/** A frame becomes a link to the page in it. */
export function frameOf({ attribs: { src = '', title = '' } }: Element): string {
  const url = src.replace(/^\/\//, 'https://').replace(/(?:-nocookie)?(\.com)\/embed\//, '$1/watch?v=')
  return url.startsWith('https:') ? `<a href="${escaped(url)}">${escaped(title || url)}</a>` : ''
}

const listHtml = ({ start, entries }: NestedList<Element>): string => {
  const inner = entries.map(
    ({ entry, lists }) => `<li>${htmlOf(entry.children)}${lists.map(listHtml).join('')}</li>`,
  )
  return start === null
    ? `<ul>${inner.join('')}</ul>`
    : `<ol${start > 1 ? ` start="${start}"` : ''}>${inner.join('')}</ol>`
}

const placeOf = (entry: Element): ListPlace =>
  listInData(entry.attribs, (entry.parent as Element | null)?.name === 'ol') ?? {
    ...listInStyle(entry.attribs.style ?? '')!,
    sign: wordsOf(find([entry], 'span').filter(isListSign)),
  }

/** HTML of nodes, in which paragraphs of Word that look like lists are lists. */
export function listsOf(nodes: readonly Node[]): string {
  let html = ''
  let entries: Element[] = []
  const flush = () => {
    const all = entries.flatMap((entry) => (entry.name === 'p' ? [entry] : onlineEntries(entry)))
    html += nestedLists(all.map((entry) => ({ entry, place: placeOf(entry) })))
      .map(listHtml)
      .join('')
    entries = []
  }
  const shown = nodes.filter((node) => isElement(node) || node.type === 'text')
  for (const [at, node] of shown.entries()) {
    const around = [shown[at - 1], shown[at + 1]]
    if (isElement(node) && isListEntry(node)) entries.push(node)
    else if (isElement(node) || wordsOf([node]) !== '' || around.every((one) => one && !isBlock(one))) {
      flush()
      html += htmlOf([node])
    }
  }
  flush()
  return html
}

/** Names of what is left out, except for elements without content for readers. */
export const leftOutOf = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => {
    if (!isElement(node) || technical.has(node.name)) return []
    if (isHidden(node)) return wordsOf(node.children) === '' ? [] : ['hidden']
    if (!dropped.has(node.name)) return leftOutOf(node.children)
    const files = [node, ...find(node.children, 'source')].flatMap(({ attribs }) => attribs.src ?? [])
    return [[node.name, ...files.slice(0, 1)].join(' ')]
  })
