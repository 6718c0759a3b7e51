import { createHash } from 'node:crypto'
import { pseudonym } from '../pseudonyms.ts'

/** Placeholder for authors without a name in the source. */
export const FORMER = 'Former Member'
/** Placeholder for the author of a text by several people. */
export const SEVERAL = 'Community Wiki'

/** Author in the name column of the source; if the name is missing, a placeholder. */
export function authorOf(field: string): string {
  const name = field.trim().replaceAll(/\s+/g, ' ')
  if (name === '') return FORMER
  return /^\d+ revs?\b/.test(name) ? SEVERAL : name
}

const digest = (name: string) => createHash('sha256').update(name).digest('hex')

/** Assigns a pseudonym to each name in the source; the same names always have the same pseudonyms. */
export function pseudonymsFor(names: Iterable<string>): ReadonlyMap<string, string> {
  const people = [...new Set(names)].filter((name) => name !== FORMER && name !== SEVERAL)
  // Names are ordered by digest, so that pseudonyms reveal nothing about the order of the names.
  const ranked = people
    .map((name) => ({ name, rank: digest(name) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
  const entries = ranked.map(({ name }, index) => [name, pseudonym('plants', index)] as const)
  return new Map([...entries, [FORMER, FORMER], [SEVERAL, SEVERAL]])
}

const squashed = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** True for names that cannot be common words: with a space, a digit, or a capital letter inside. */
const isDistinctive = (name: string) => name.length >= 6 && /\s|\d|\p{Ll}\p{Lu}/u.test(name)

/**
 * Replaces names in a text with pseudonyms: `@name`, which the source allows to be abbreviated, and distinctive names
 * in full. `around` are the authors of the same thread. Unknown `@names` become `@someone`. Returns the text and the
 * number of replacements.
 */
export function withoutNames(
  text: string,
  around: readonly string[],
  pseudonyms: ReadonlyMap<string, string>,
) {
  let replaced = 0
  const people = around.filter((name) => name !== FORMER && name !== SEVERAL)
  const mentioned = (token: string) => {
    const wanted = squashed(token)
    return people.find((name) => {
      const known = squashed(name)
      return known === wanted || (wanted.length >= 3 && known.startsWith(wanted))
    })
  }
  let result = text.replaceAll(/(?<![\p{L}\p{N}._])@(\p{L}[\p{L}\p{N}_.-]*)/gu, (_, token: string) => {
    replaced++
    const tail = /[.-]*$/.exec(token)![0]
    const name = mentioned(token)
    return `@${name ? pseudonyms.get(name)! : 'someone'}${tail}`
  })
  for (const name of people) {
    if (!isDistinctive(name) || !result.includes(name)) continue
    replaced += result.split(name).length - 1
    result = result.replaceAll(name, pseudonyms.get(name)!)
  }
  return { text: result, replaced }
}
