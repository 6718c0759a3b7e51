import type { EditorialId } from '../../../events/kinds.ts'

/** Characters of an id's end, of 32 values each. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
/** Characters of the time at which an id was made, and of the random end that goes into a number. */
const [TIME_CHARS, RANDOM_CHARS] = [10, 2]

/** True for texts that can be the number of an item (spec §2: `/post/{id}`). */
export const isPostNumber = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text)

/**
 * Number of an item in its site, in decimal digits: the one that it had in an earlier system, otherwise one that follows
 * from its id, so that no two writers have to agree. The latter has 16 digits, as it starts with the time in ms.
 */
export function postNumber(id: EditorialId, earlier: number | null): string {
  if (earlier !== null) return String(earlier)
  const end = id.slice(id.indexOf('_') + 1)
  let number = 0n
  for (const char of end.slice(0, TIME_CHARS) + end.slice(-RANDOM_CHARS))
    number = number * 32n + BigInt(ALPHABET.indexOf(char))
  return String(number)
}
