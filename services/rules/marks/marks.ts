/** Signs of bold, quotes and lists, with which texts of members may be written; `services/markdown.ts` reads them. */
const markup = /\*\*|^ {0,3}(?:>|[-*] |\d{1,9}[.)] )/m

/** True if a text may have bold, quotes or lists; false is certain. */
export const mayBeMarked = (text: string): boolean => markup.test(text)

/** True if the first line of a quote, without its sign, is an amount: `> 5 mg` means more than 5 mg. */
export const isAmount = (line: string): boolean => /^\s*[\d<=]/.test(line)

/**
 * Bold text between words, as its first group: stars inside a word, such as one that somebody has masked, are text. The
 * length is limited so that long texts take linear time.
 */
export const bold = /(?<![\p{L}\p{N}*])\*\*(?=[^\s*])(.{0,999}?[^\s*])\*\*(?![\p{L}\p{N}*])/gsu
const quote = /^(?: {0,3}> ?)+/

/** A text without the signs of bold and quotes, for previews and metadata. Lists keep theirs, as in plain text. */
export function plainText(text: string): string {
  if (!mayBeMarked(text)) return text
  let isQuoted = false
  const lines = text.split('\n').map((line) => {
    const rest = line.replace(quote, '')
    isQuoted = rest !== line && (isQuoted || !isAmount(rest))
    return isQuoted ? rest : line
  })
  return lines.join('\n').replaceAll(bold, '$1')
}
