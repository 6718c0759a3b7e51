/**
 * Returns the beginning of a text as one line of at most `longest` characters, cut at the end of a word or, in a language
 * without spaces, after a whole code point.
 */
export function excerptOf(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= longest
    ? line
    : `${line.slice(0, longest - 1).replace(/\s+\S*$|[\ud800-\udbff]$/, '')}…`
}
