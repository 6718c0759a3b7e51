import { folded } from '../writing/fold.ts'
import { wordsOf } from '../disorders/names.ts'

const MIN_CHARS = 3
const MAX_CHARS = 60
const MAX_WORDS = 10
const MAX_DIGITS = 4
/** Matches what e-mail addresses, handles and web addresses contain. */
const address = /@|:\/\/|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}/iu

/**
 * Normalised term of a search without results, in lower case and without signs; null if it must not be stored, because
 * it is long, or may be an address or a number that belongs to a person.
 */
export function missedTerm(search: string): string | null {
  const text = search.normalize('NFKC').trim()
  const digits = text.match(/\p{Nd}/gu) ?? []
  if (text.length > MAX_CHARS || digits.length > MAX_DIGITS || address.test(text)) return null
  const words = wordsOf(text)
  const term = words.join(' ')
  return words.length <= MAX_WORDS && term.length >= MIN_CHARS && /\p{L}/u.test(term) ? term : null
}

/** Texts within a search that may be the name of a member: neighbouring words, with and without spaces, folded. */
export function namesIn(search: string): string[] {
  const typed = folded(search).split(' ')
  const runs = [typed, wordsOf(search)].flatMap((words) =>
    words.flatMap((_, from) =>
      words.slice(from, from + MAX_WORDS).map((_, at) => words.slice(from, from + at + 1)),
    ),
  )
  return [...new Set(runs.flatMap((run) => [run.join(' '), run.join('')]))]
}
