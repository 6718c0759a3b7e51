/** One character as people see it: a letter with its marks, a flag, or emoji that are joined. */
const grapheme =
  /\p{RI}{2}|\r\n|\P{M}(?:\p{M}|[\u{1f3fb}-\u{1f3ff}]|\u200c|\u200d(?:\p{Extended_Pictographic}|\p{L})?)*|\p{M}+/gsu

/** Graphemes of a text. `Intl.Segmenter` would count the same, but is slow to load and missing in older browsers. */
export const graphemesOf = (text: string): string[] => text.match(grapheme) ?? []

/** Characters before a place in which the end of a word is searched; text without spaces is cut between graphemes. */
const MAX_WORD_CHARS = 40

/** Greatest place in a text, at most `most`, at which it can be cut: between words, or between graphemes. */
export function cutAt(text: string, most: number): number {
  if (text.length <= most) return text.length
  const near = text.slice(Math.max(0, most - MAX_WORD_CHARS), most + 1)
  const space = near.search(/\s\S*$/)
  if (space > 0) return most + 1 - near.length + space
  let end = 0
  for (const one of graphemesOf(text.slice(0, most + MAX_WORD_CHARS))) {
    if (end + one.length > most) break
    end += one.length
  }
  return end > 0 ? end : most
}

/** The beginning of a text of at most `most` UTF-16 units, without half of a character at its end. */
export const beginningOf = (text: string, most: number): string => text.slice(0, cutAt(text, most)).trimEnd()
