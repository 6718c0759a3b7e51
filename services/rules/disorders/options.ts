import { searchKey, tellingWords, wordsOf } from './names.ts'

interface Found {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly synonyms: readonly string[]
}

/** A choice in a list of conditions: a disorder under one of its names. */
export interface DisorderOption {
  /** Unique in the list. */
  value: string
  id: string
  slug: string
  /** Name of the choice: the disorder's own, or a synonym. */
  name: string
  /** Name as it is shown: a synonym has the disorder's name behind it. */
  label: string
}

/**
 * Expands disorders into choices (spec §3 Search result): each under its own name, and under every synonym that has the
 * words of the search. Where a synonym is what was typed, it comes first.
 */
export function optionsOf(found: readonly Found[], search: string): DisorderOption[] {
  const words = tellingWords(wordsOf(search))
  const typed = searchKey(search)
  return found.flatMap(({ id, slug, name, synonyms }) => {
    const own = { value: id, id, slug, name, label: name }
    const others = synonyms
      .filter((synonym) => {
        const key = searchKey(synonym)
        return words.length > 0 && words.every((word) => key.includes(` ${word}`))
      })
      .map((synonym) => ({
        value: `${id} ${synonym}`,
        id,
        slug,
        name: synonym,
        label: `${synonym} (${name})`,
      }))
    return others.some((other) => searchKey(other.name) === typed) ? [...others, own] : [own, ...others]
  })
}
