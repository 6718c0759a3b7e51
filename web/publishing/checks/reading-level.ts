/** Number of words below which a text says nothing about its reading level. */
const MIN_WORDS = 30

/** Approximate number of syllables of an English word. */
function syllablesOf(word: string): number {
  const spoken = word.toLowerCase().replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end[0] ?? '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}

/** School grade of the United States for which a text is written (Flesch and Kincaid); null for a short text. */
export function gradeOf(text: string): number | null {
  const words = text.match(/[\p{L}\p{M}'’]+/gu) ?? []
  if (words.length < MIN_WORDS) return null
  const sentences = text.split(/[.!?]+(?:\s|$)|\n+/).filter((sentence) => /\p{L}/u.test(sentence)).length
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return Math.max(
    1,
    Math.round(0.39 * (words.length / Math.max(1, sentences)) + 11.8 * (syllables / words.length) - 15.59),
  )
}
