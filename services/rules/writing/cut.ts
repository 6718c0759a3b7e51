/** One character as people see it: a letter with its marks, a flag, or emoji that are joined. */
const grapheme = /\p{RI}{2}|\P{M}[\p{M}\p{EMod}\u200c]*(?:\u200d\P{M}[\p{M}\p{EMod}\u200c]*)*|\p{M}+/gsu

/** Graphemes of a text. `Intl.Segmenter` would count the same, but is slow to load and missing in older browsers. */
export const graphemesOf = (text: string): string[] => text.match(grapheme) ?? []

/** Greatest place in a text, at most `most`, at which it can be cut: between words, or between graphemes. */
export function cutAt(text: string, most: number): number {
  if (text.length <= most) return text.length
  const space = text.slice(0, most + 1).search(/\s\S{0,39}$/)
  if (space > 0) return space
  let end = 0
  for (const { length } of graphemesOf(text.slice(0, most + 40))) {
    if (end + length > most) break
    end += length
  }
  return end || most
}

/** The beginning of a text of at most `most` UTF-16 units, without half of a character at its end. */
export const beginningOf = (text: string, most: number): string => text.slice(0, cutAt(text, most)).trimEnd()
