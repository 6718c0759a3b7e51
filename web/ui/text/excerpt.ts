/** A space and the word after it, or the last character as people see it, of which a part may be missing. */
const last = /\s+\S*$|(?:\p{RI}+|\P{M}(?:\p{M}|\p{EMod}|\u200d.?)*)$/su

/**
 * Returns the beginning of a text as one line of at most `longest` UTF-16 units, cut at the end of a word or, in a
 * language without spaces, of a character. Smaller than `services/rules/writing/cut.ts`, as every page loads it.
 */
export function excerptOf(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= longest ? line : `${line.slice(0, longest - 1).replace(last, '')}…`
}
