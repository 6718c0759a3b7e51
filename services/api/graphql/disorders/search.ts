import type { DisorderId } from '../../../../events/kinds.ts'
import { codeIn, tellingWords, wordsOf } from '../../../rules/disorders/names.ts'
import { isCommon, readingOf, scoreOf, type Reading } from '../../../rules/disorders/rank.ts'
import type { Reads } from '../../reads.ts'

type SearchReads = Pick<Reads, 'disorderNames' | 'disordersOfCode' | 'disorderWordsNear'>

/** Maximum number of words of a search that are compared. */
const MAX_WORDS = 10

/** Minimum length of letters that are searched within a name's, of words that are typed without spaces. */
const MIN_JOINED = 7

/** Score below which a name is not what was meant. */
const MIN_SCORE = 28

/**
 * Disorders that a search means (spec §4 Condition search), the best first. Diacritics, hyphens, the order of the words
 * and spaces between them do not matter, and codes of Orphanet are understood. Slips are forgiven where no name
 * matches without.
 */
export async function searchDisorders(reads: SearchReads, search: string): Promise<DisorderId[]> {
  const words = tellingWords(wordsOf(search)).slice(0, MAX_WORDS)
  if (words.length === 0) return []
  const code = codeIn(search)
  const plain = words.map((word): Reading => ({ word, meant: new Map() }))
  const [coded, exact] = await Promise.all([
    code ? reads.disordersOfCode(code) : [],
    names(reads, plain, words),
  ])
  const ranked = rank(search, plain, exact)
  const isFound = coded.length > 0 || ranked.length > 0
  return isFound ? [...new Set([...coded, ...ranked])] : withSlips(reads, search, words)
}

/** Names that have every word of the search, or its letters without spaces. */
function names(reads: SearchReads, readings: readonly Reading[], words: readonly string[]) {
  const together = words.join('')
  const apart = readings.map(({ word, meant }) => [word, ...meant.keys()])
  return reads.disorderNames({
    readings: words.length > 1 ? [apart, [[together]]] : [apart],
    joined: together.length >= MIN_JOINED ? together : null,
  })
}

/** Names for words with slips. Words that many names have may be missing. */
async function withSlips(
  reads: SearchReads,
  search: string,
  words: readonly string[],
): Promise<DisorderId[]> {
  const rare = words.filter((word) => !isCommon(word))
  const asked = rare.length > 0 ? rare : words
  const readings = await Promise.all(
    asked.map(async (word) => readingOf(word, word.length < 4 ? [] : await reads.disorderWordsNear(word))),
  )
  const found = await names(reads, readings, asked)
  const some = found.length > 0 || readings.length < 2 ? found : await leavingOut(reads, readings)
  const all = words.map((word) => readings.find((one) => one.word === word) ?? { word, meant: new Map() })
  return rank(search, all, some)
}

/** Names that have all words of the search but one. */
const leavingOut = (reads: SearchReads, readings: readonly Reading[]) =>
  reads.disorderNames({
    readings: readings.map((_, out) =>
      readings.toSpliced(out, 1).map(({ word, meant }) => [word, ...meant.keys()]),
    ),
    joined: null,
  })

interface Name {
  disorder: DisorderId
  name: string
  place: number
  isGroup: boolean
}

/** Parts of a score that only decide between names that match equally well. */
const NUDGE = { synonym: -0.5, group: -0.6, sameSigns: 0.4 }

/** Disorders by the score of their best name. */
function rank(search: string, readings: readonly Reading[], names: readonly Name[]): DisorderId[] {
  const typed = search.trim().toLowerCase()
  const best = new Map<DisorderId, { score: number; length: number }>()
  const together: Reading = { word: readings.map(({ word }) => word).join(''), meant: new Map() }
  for (const { disorder, name, place, isGroup } of names) {
    const fit = Math.max(scoreOf(readings, name), scoreOf([together], name) - 1)
    const score =
      fit +
      (place > 0 ? NUDGE.synonym : 0) +
      (isGroup ? NUDGE.group : 0) +
      (name.toLowerCase().startsWith(typed) ? NUDGE.sameSigns : 0)
    if (score >= MIN_SCORE && score > (best.get(disorder)?.score ?? 0))
      best.set(disorder, { score, length: name.length })
  }
  return [...best]
    .toSorted(
      ([a, one], [b, other]) => other.score - one.score || one.length - other.length || (a < b ? -1 : 1),
    )
    .map(([disorder]) => disorder)
}
