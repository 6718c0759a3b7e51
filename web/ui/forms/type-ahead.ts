import type { Option } from './Select.tsx'

/** How long, in ms, letters that follow each other belong to one word. */
const PAUSE = 1000

/**
 * The option that typed letters mean: the next one after the chosen that begins with them, round to the first again.
 * The same letter several times goes through all that begin with it, as in the browser's own lists.
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
  // A longer word may mean what its first letters have chosen.
  const from = isOneLetter ? at + 1 : Math.max(at, 0)
  return [...options.slice(from), ...options.slice(0, from)].find(
    ({ label, disabled }) => !disabled && label.toLocaleLowerCase('en').startsWith(wanted),
  )
}

/** Answers what has been typed with one more key pressed at a time in ms: the word so far, or a new one after a pause. */
export function openTypeAhead(): (key: string, time: number) => string {
  let word = ''
  let last = 0
  return (key, time) => {
    word = time - last < PAUSE ? word + key : key
    last = time
    return word
  }
}
