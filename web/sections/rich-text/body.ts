/** Attribute that has the style of an element in the result of `bodyOf`. */
export const STYLE = 'data-style'

/**
 * Parses HTML into the body of a document of its own, in which nothing runs or loads. Styles are kept as text, because
 * the policy of pages forbids to apply them.
 */
export const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(
    html
      .replaceAll(/<style\b[\s\S]*?<\/style\s*>/gi, '')
      .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ` ${STYLE}=`)),
    'text/html',
  ).body
