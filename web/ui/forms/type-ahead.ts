import type { Option } from './Select.tsx'

/** Pause after which a typed letter starts a new word, in ms. */
const PAUSE_MS = 1000

/**
 * Finds the option for typed letters: the next option, after the chosen one, that starts with them; after the last
 * comes the first. A repeated letter leads through all options that start with it, as in native lists.
 */
export function optionFor<Value extends string>(
  options: readonly Option<Value>[],
  chosen: Value | null,
  typed: string,
): Option<Value> | undefined {
  const word = typed.toLocaleLowerCase('en')
  const [letter = ''] = word
  const isOneLetter = word === letter.repeat(word.length)
  const wanted = isOneLetter ? letter : word
  const at = options.findIndex(({ value }) => value === chosen)
  // With more letters, the option chosen by the first ones may still match.
  const from = isOneLetter ? at + 1 : Math.max(at, 0)
  return [...options.slice(from), ...options.slice(0, from)].find(
    ({ label, disabled }) => !disabled && label.toLocaleLowerCase('en').startsWith(wanted),
  )
}

/**
 * Returns a function that adds a key, pressed at a time in ms, to the typed word, and returns the word. After a pause,
 * the key starts a new word.
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
