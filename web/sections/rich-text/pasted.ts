import {
  listInData,
  listInStyle,
  nestedLists,
  type ListPlace,
  type NestedList,
} from '../../../services/rules/writing/office-lists.ts'
import { bodyOf, STYLE } from './body.ts'

/** A paragraph of Word that stands for an entry of a list: it names its list, or has the sign of the entry. */
const LIST_SIGN = `span[${STYLE}*="mso-list:Ignore" i]`
const LIST_ENTRY = `p[${STYLE}*="mso-list:l" i], p[class^="MsoList"]:has(${LIST_SIGN})`

/** A block of Word in the browser, which has one list with one entry. */
const ONLINE_LIST = 'div:has(> :is(ul, ol) > li[data-listid])'

const hasEntry = (element: Element | null): element is Element =>
  element?.matches(`${LIST_ENTRY}, ${ONLINE_LIST}`) ?? false

const entriesIn = (element: Element): Element[] =>
  element.matches('p') ? [element] : [...element.querySelectorAll(':scope > * > li')]

function placeOf(entry: Element): ListPlace {
  const data = Object.fromEntries([...entry.attributes].map(({ name, value }) => [name, value]))
  const sign = entry.querySelector(LIST_SIGN)?.textContent?.trim() ?? ''
  return (
    listInData(data, entry.parentElement?.tagName === 'OL') ?? {
      ...(listInStyle(entry.getAttribute(STYLE) ?? '') ?? { list: '', level: 1 }),
      sign,
    }
  )
}

function listElement({ start, entries }: NestedList<Element>, document: Document): HTMLElement {
  const list = document.createElement(start === null ? 'ul' : 'ol')
  if (start !== null && start > 1) list.setAttribute('start', `${start}`)
  for (const { entry, lists } of entries) {
    const item = document.createElement('li')
    entry.querySelector(LIST_SIGN)?.remove()
    item.append(...entry.childNodes, ...lists.map((one) => listElement(one, document)))
    list.append(item)
  }
  return list
}

/** Converts paragraphs of Word that look like lists into lists. */
function listsOfWord(body: HTMLElement): void {
  for (const first of body.querySelectorAll(`${LIST_ENTRY}, ${ONLINE_LIST}`)) {
    if (!first.isConnected || hasEntry(first.previousElementSibling)) continue
    const parts: Element[] = []
    for (let part: Element | null = first; hasEntry(part); part = part.nextElementSibling) parts.push(part)
    const entries = parts.flatMap(entriesIn).map((entry) => ({ entry, place: placeOf(entry) }))
    first.before(...nestedLists(entries).map((list) => listElement(list, body.ownerDocument)))
    for (const part of parts) part.remove()
  }
}

/** Elements for the styles by which other editors format text. */
const styles: readonly [style: RegExp, tag: string][] = [
  [/font-weight:\s*(?:bold|[6-9]\d\d)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub\b/i, 'sub'],
]

/** Replaces styles of formatted text by elements. */
function elementsForStyles(body: HTMLElement): void {
  for (const span of body.querySelectorAll(`span[${STYLE}]`))
    for (const [style, tag] of styles) {
      if (!style.test(span.getAttribute(STYLE) ?? '')) continue
      const element = body.ownerDocument.createElement(tag)
      element.append(...span.childNodes)
      span.append(element)
    }
  // Documents of Google are inside a bold element that is not bold.
  for (const bold of body.querySelectorAll(`b[${STYLE}]`))
    if (/font-weight:\s*normal/i.test(bold.getAttribute(STYLE) ?? '')) bold.replaceWith(...bold.childNodes)
}

/** True for what the other editor did not show, such as the preheader of a mail or comments of Word. */
const isHidden = (element: Element) =>
  element.hasAttribute('hidden') ||
  /display:\s*none|mso-hide:\s*all|mso-element:\s*comment-list/i.test(element.getAttribute(STYLE) ?? '')

/**
 * Prepares HTML of other editors for the parser: lists of Word and styles become elements; hidden parts and empty
 * paragraphs are removed.
 */
export function pastedHtml(html: string): string {
  const body = bodyOf(html)
  for (const element of body.querySelectorAll(`[hidden], [${STYLE}]`)) if (isHidden(element)) element.remove()
  listsOfWord(body)
  elementsForStyles(body)
  for (const paragraph of body.querySelectorAll('p, div'))
    if (paragraph.textContent?.trim() === '' && !paragraph.querySelector('img, hr, table')) paragraph.remove()
  return body.innerHTML
}

/** Number of pictures in pasted HTML that a text cannot keep, because they are on another host or have no size. */
export const lostPictures = (html: string): number =>
  [...bodyOf(html).querySelectorAll('img')].filter(
    (image) => !/^\/(?![/\\])/.test(image.getAttribute('src') ?? '') || !image.hasAttribute('width'),
  ).length
