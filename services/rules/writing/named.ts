import { hasOperators, MAX_TERM_LENGTH } from './searched.ts'
import { nameTerms, queryTerms, type Term } from './terms.ts'

/** Neighbouring words of a search that may be a name, with the other words of the search as terms. */
export interface Run {
  /** The words as typed, and their terms with spaces between them. */
  typed: string
  terms: string
  before: string
  after: string
  /** Place of its first word in the search, from 0, and the number of its words. */
  from: number
  length: number
}

/** Maximum numbers of words of a search, of a name in it, and of other names of the same thing. */
const MAX_SEARCH_WORDS = 12
const MAX_NAME_WORDS = 6
const MAX_NAMES = 8

const textOf = (terms: readonly Term[]): string => terms.map(({ term }) => term).join(' ')

/** Text by which names are compared: their terms, in which an abbreviation is not a common word. */
export const nameKey = (name: string): string => textOf(nameTerms(name))

/** All runs of words in a search, the longest first; none if it has operators. */
export function runsIn(typed: string): Run[] {
  const text = typed.slice(0, MAX_TERM_LENGTH)
  if (hasOperators(text)) return []
  const names = nameTerms(text)
  const terms = queryTerms(text)
  if (names.length > MAX_SEARCH_WORDS) return []
  const runs: Run[] = []
  for (let length = Math.min(MAX_NAME_WORDS, names.length); length > 0; length -= 1)
    for (let from = 0; from + length <= names.length; from += 1)
      runs.push({
        typed: text.slice(names[from]!.start, names[from + length - 1]!.end),
        terms: textOf(names.slice(from, from + length)),
        before: textOf(terms.slice(0, from)),
        after: textOf(terms.slice(from + length)),
        from,
        length,
      })
  return runs
}

/** The first of some names, as phrases for `websearch_to_tsquery`. */
export const phrasesOf = (names: readonly string[]): string[] =>
  names
    .filter((name) => name.split(' ').length <= MAX_NAME_WORDS)
    .slice(0, MAX_NAMES)
    .map((name) => `"${name}"`)
