import { createHash } from 'node:crypto'
import { pseudonym } from '../pseudonyms.ts'

/** Who stands for authors whose name the source does not have. */
export const FORMER = 'Former Member'
/** Who stands for texts that several wrote. */
export const SEVERAL = 'Community Wiki'

/** What the source's name column says: a name, or one of the two above. */
export function authorOf(field: string): string {
  const name = field.trim().replaceAll(/\s+/g, ' ')
  if (name === '') return FORMER
  return /^\d+ revs?\b/.test(name) ? SEVERAL : name
}

const digest = (name: string) => createHash('sha256').update(name).digest('hex')

/** The names under which a source's people go here, by their names there. Of the same people, always the same. */
export function pseudonymsFor(names: Iterable<string>): ReadonlyMap<string, string> {
  const people = [...new Set(names)].filter((name) => name !== FORMER && name !== SEVERAL)
  // By digest, so that the order tells nothing of the names.
  const ranked = people
    .map((name) => ({ name, rank: digest(name) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
  const entries = ranked.map(({ name }, index) => [name, pseudonym('plants', index)] as const)
  return new Map([...entries, [FORMER, FORMER], [SEVERAL, SEVERAL]])
}

const squashed = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** A name that is no common word: two words, a digit, or a capital inside. */
const isDistinctive = (name: string) => name.length >= 6 && /\s|\d|\p{Ll}\p{Lu}/u.test(name)

/**
 * Puts new names for old ones where a text mentions people: `@name`, or its beginning as the source allows, and
 * distinctive names in full. `around` are those who wrote in the same thread. An `@name` of somebody unknown becomes
 * `@someone`. Gives the text, and how many names it replaced.
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
