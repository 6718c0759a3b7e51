import { bodyOf, STYLE } from './body.ts'

/** A paragraph of Word that stands for an entry of a list, with the sign of the entry. */
const LIST_ENTRY = `p[class^="MsoList"], p[${STYLE}*="mso-list:l"]`

const isEntry = (element: Element | null): element is Element => element?.matches(LIST_ENTRY) ?? false

/** Converts paragraphs of Word that look like lists into lists. */
function listsOfWord(body: HTMLElement): void {
  for (const first of body.querySelectorAll(LIST_ENTRY)) {
    if (isEntry(first.previousElementSibling)) continue
    const isNumbered = /^\s*(?:\d+|[a-z])[.)]/i.test(first.textContent ?? '')
    const list = body.ownerDocument.createElement(isNumbered ? 'ol' : 'ul')
    first.before(list)
    for (let entry: Element | null = first; isEntry(entry);) {
      const next: Element | null = entry.nextElementSibling
      const item = body.ownerDocument.createElement('li')
      entry.querySelector(`span[${STYLE}*="mso-list"]`)?.remove()
      item.append(...entry.childNodes)
      list.append(item)
      entry.remove()
      entry = next
    }
  }
}

/** Elements for the styles by which other editors format text. */
const styles: readonly [style: RegExp, tag: string][] = [
  [/font-weight:\s*(?:bold|[6-9]\d\d)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
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

/** Prepares HTML of other editors for the parser: lists of Word and styles become elements, empty paragraphs go. */
export function pastedHtml(html: string): string {
  const body = bodyOf(html)
  listsOfWord(body)
  elementsForStyles(body)
  for (const paragraph of body.querySelectorAll('p'))
    if (paragraph.textContent?.trim() === '' && !paragraph.querySelector('img')) paragraph.remove()
  return body.innerHTML
}

/** Number of pictures in pasted HTML that a text cannot keep, because they are on another host or have no size. */
export const lostPictures = (html: string): number =>
  [...bodyOf(html).querySelectorAll('img')].filter(
    (image) => !/^\/(?![/\\])/.test(image.getAttribute('src') ?? '') || !image.hasAttribute('width'),
  ).length
