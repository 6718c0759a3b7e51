import { tellingWords, wordsOf } from './names.ts'

// Ranks names by how well they match a search. Pure, so that the browser can use it too.

/** Words of names by how well they match a word of a search, from 0 to 1; words that it begins match as well. */
export interface Reading {
  word: string
  /** Words that were probably meant, with their weights. */
  meant: ReadonlyMap<string, number>
}

/** Weights of a name's word for a word of a search: the same, longer, and misspelled by a number of slips. */
const WEIGHT = { same: 1, longer: 0.85, slip: [1, 0.75, 0.5] }

/** Words that many names have: they weigh little. */
const common = new Set('type disease diseases syndrome disorder disorders deficiency congenital'.split(' '))

export const isCommon = (word: string): boolean => common.has(word)

/** Maximum number of slips in a word: none in short ones, which would match anything. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/**
 * Number of slips (a letter added, left out, changed, or two exchanged) between a typed word and another, or its
 * beginning; Infinity above `most`.
 */
function slips(typed: string, other: string, most: number): number {
  if (other.length < typed.length - most) return Infinity
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const cost = typed[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost)
      if (i > 1 && j > 1 && typed[i - 1] === other[j - 2] && typed[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1)
      row.push(least)
    }
    if (Math.min(...row) > most) return Infinity
    ;[before, last] = [last, row]
  }
  // The end of the other word may be missing, as the person may still be typing.
  const least = Math.min(...last.slice(Math.max(0, typed.length - most)))
  return least <= most ? least : Infinity
}

/** The reading of a word, given words of names that resemble it. */
export function readingOf(word: string, near: readonly string[]): Reading {
  const most = slipsIn(word)
  const meant = near
    .map((other) => [other, slips(word, other, most)] as const)
    .filter(([other, count]) => count <= most && !other.startsWith(word))
    .toSorted((a, b) => a[1] - b[1])
    .slice(0, 12)
    .map(([other, count]) => {
      const isWhole = Math.abs(other.length - word.length) <= count
      return [other, WEIGHT.slip[count]! * (isWhole ? 1 : WEIGHT.longer)] as const
    })
  return { word, meant: new Map(meant) }
}

/** The best weight among words of a name, and the word that has it. */
function fitOf({ word, meant }: Reading, words: readonly string[]): { weight: number; fit: string } {
  let [weight, fit] = [0, '']
  for (const one of words) {
    const its = one === word ? WEIGHT.same : one.startsWith(word) ? WEIGHT.longer : (meant.get(one) ?? 0)
    if (its > weight) [weight, fit] = [its, one]
  }
  return { weight, fit }
}

const lengthOf = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0)

/**
 * Score of a name for a search, from 0 to 100: the share of the search that the name has, then the share of the name
 * that the search has, then the order of the words. Equal names score 100.
 */
export function scoreOf(readings: readonly Reading[], name: string): number {
  const words = tellingWords(wordsOf(name))
  const typed = readings.map(({ word }) => word)
  if (words.join('') === typed.join('')) return words.length === typed.length ? 100 : 98
  let [reached, whole] = [0, 0]
  const fits = new Set<string>()
  for (const reading of readings) {
    const importance = reading.word.length * (isCommon(reading.word) ? 0.3 : 1)
    const { weight, fit } = fitOf(reading, words)
    reached += importance * weight
    whole += importance
    fits.add(fit)
  }
  const coverage = lengthOf([...fits]) / Math.max(1, lengthOf([...new Set(words)]))
  const isStart = words.join(' ').startsWith(typed.join(' '))
  return (reached / Math.max(1, whole)) * 72 + coverage * 18 + (isStart ? 7 : 0)
}
