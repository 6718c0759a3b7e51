import { Parser } from 'htmlparser2'

/** Maximum number of elements inside of each other, several times what texts have. */
const MAX_DEPTH = 100

function isDeep(html: string): boolean {
  let depth = 0
  let isTooDeep = false
  const parser = new Parser({
    onopentag() {
      isTooDeep ||= ++depth > MAX_DEPTH
      if (isTooDeep) parser.pause()
    },
    onclosetag: () => void depth--,
  })
  parser.end(html)
  return isTooDeep
}

/**
 * Returns HTML as it is, or without its tags if more than 100 elements are inside of each other: parsers need time that
 * grows with the square of the depth, and functions that call themselves for each level run out of stack.
 */
export const shallowHtml = (html: string): string =>
  isDeep(html) ? html.replaceAll(/<[^>]*(?:>|$)/g, ' ') : html
