/** Attribute that has the style of an element in the result of `bodyOf`. */
export const STYLE = 'data-style'

/** Maximum number of characters of HTML that is parsed, several times what a text can have. */
const MAX_HTML = 400_000

/** HTML that is short enough to be parsed; of longer HTML, the words. */
const shortened = (html: string): string =>
  html.length > MAX_HTML ? html.replaceAll(/<[^>]*(?:>|$)/g, ' ') : html

/**
 * Parses HTML into the body of a document of its own, in which nothing runs or loads. Styles are kept as text, because
 * the policy of pages forbids to apply them.
 */
export const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(
    shortened(html)
      .replaceAll(/<style\b[\s\S]*?<\/style\s*>/gi, '')
      .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${STYLE}=`)),
    'text/html',
  ).body
