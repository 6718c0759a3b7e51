import type { Option } from './Select.tsx'

/** Pause in ms after which a typed letter no longer continues the previous word. */
const PAUSE_MS = 1000

/** Small letters without accents, as people type them. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/**
 * Finds the next option, after the chosen one, that starts with the typed letters; after the last option comes the
 * first. Like in native lists, a repeated letter leads through all options that start with it.
 */
export function optionFor<Value extends string>(
  options: readonly Option<Value>[],
  chosen: Value | null,
  typed: string,
): Option<Value> | undefined {
  const word = plain(typed)
  const [letter = ''] = word
  const isOneLetter = word === letter.repeat(word.length)
  const wanted = isOneLetter ? letter : word
  const at = options.findIndex(({ value }) => value === chosen)
  // If the word has more than one letter, the option chosen by its first letters may still match.
  const from = isOneLetter ? at + 1 : Math.max(at, 0)
  return [...options.slice(from), ...options.slice(0, from)].find(
    ({ label, disabled }) => !disabled && plain(label).startsWith(wanted),
  )
}

/**
 * Returns a function that adds a key, pressed at a time in ms, to the typed word, and returns the word. After a pause,
 * the key is the first letter of a new word.
 */
export function openTypeAhead(): (key: string, time: number) => string {
  let word = ''
  let last = 0
  return (key, time) => {
    word = time - last < PAUSE_MS ? word + key : key
    last = time
    return word
  }
}
