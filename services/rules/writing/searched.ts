import { abbreviationsOf, joinedTermOf, queryTerms, withoutUmlauts } from './terms.ts'

/** A search as text for PostgreSQL's `websearch_to_tsquery`, whose words are terms of the index. */
interface Searched {
  term: string
  /** The search without its last word, and that word as the beginning of a term; null if it cannot be one. */
  prefix: { before: string; last: string } | null
  /** Terms of abbreviations that the search has as common words; texts with them may be about something else. */
  abbreviations: ReturnType<typeof abbreviationsOf>
  /** Other ways to write the search: words joined, umlauts as two letters, one of the words beside a slash. */
  variants: string[]
}

/** Length of the beginning of a search that is read, in UTF-16 units. */
export const MAX_TERM_LENGTH = 200
const MAX_VARIANTS = 8
/** Phrases in quotes, and excluded words; all else is words, also a number with a minus. */
const operator = /(?<minus>(?<=^|\s)-)?"(?<phrase>[^"]*)(?:"|$)|(?<=^|\s)-(?<excluded>[^\s"\d-][^\s"]*)/gu
/** True for a search with phrases or excluded words, of which nothing may be changed. */
export const hasOperators = (text: string): boolean => /"|(?:^|\s)-(?=[^\s\d])/.test(text)
const slash = /(\S+?)\/(\S+)/g

const textOf = (terms: readonly { term: string }[]): string => terms.map(({ term }) => term).join(' ')

/** Variants of a search without operators. */
function variantsOf(text: string): string[] {
  const terms = queryTerms(text)
  const joined = terms.slice(1).flatMap((other, before) => {
    const one = terms[before]!
    const term = joinedTermOf(text.slice(one.start, one.end), text.slice(other.start, other.end))
    return term === null ? [] : [textOf(terms.toSpliced(before, 2, { ...one, term }))]
  })
  const spelled = withoutUmlauts(text)
  const sides = slash.test(text) ? ['$1', '$2'].map((side) => text.replaceAll(slash, side)) : []
  const others = [...sides, ...(spelled === null ? [] : [spelled])].map((variant) =>
    textOf(queryTerms(variant)),
  )
  return [...others, ...joined].slice(0, MAX_VARIANTS)
}

/** The last search and how it was read, as one search reads it for each of its statements. */
let last: { typed: string; searched: Searched } | null = null

/** Reads what a person searches for: words, phrases in quotes, and words to exclude, each with a dash before it. */
export function searchedFor(typed: string): Searched {
  if (last?.typed !== typed) last = { typed, searched: read(typed) }
  return last.searched
}

function read(typed: string): Searched {
  const text = typed.slice(0, MAX_TERM_LENGTH)
  const parts: string[] = []
  let end = 0
  for (const match of text.matchAll(operator)) {
    const { minus, phrase, excluded } = match.groups!
    const isExcluded = minus !== undefined || excluded !== undefined
    parts.push(...queryTerms(text.slice(end, match.index)).map(({ term }) => term))
    const terms = textOf(queryTerms(phrase ?? excluded!))
    if (terms !== '') parts.push(`${isExcluded ? '-' : ''}"${terms}"`)
    end = match.index + match[0].length
  }
  const words = queryTerms(text.slice(end))
  const term = [...parts, textOf(words)].join(' ').trim()
  const prefix = words.at(-1)
  // A number is never completed: 5 mg is not the beginning of 50 mg.
  const hasPrefix =
    prefix !== undefined && prefix.end === text.length && /^\P{N}/u.test(text.slice(prefix.start))
  return {
    term,
    prefix: hasPrefix
      ? { before: [...parts, textOf(words.slice(0, -1))].join(' ').trim(), last: prefix.term }
      : null,
    abbreviations: abbreviationsOf(words),
    variants: parts.length > 0 || end > 0 ? [] : variantsOf(text),
  }
}
