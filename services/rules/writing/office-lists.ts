// Lists of word processors, which write each entry as a paragraph with its level in the style and its sign in the text.

/** Place of a paragraph in a list: its list, its level from 1, and its sign, such as `5.` or `·`. */
export interface ListPlace {
  list: string
  level: number
  sign: string
}

export interface NestedList<Entry> {
  /** Number of the first entry; null for a list with bullets. */
  start: number | null
  entries: { entry: Entry; lists: NestedList<Entry>[] }[]
}

/** List and level in the style of a paragraph of Word (`mso-list:l0 level2 lfo1`); null for a paragraph of no list. */
export function listInStyle(style: string): Omit<ListPlace, 'sign'> | null {
  const [, list, level = '1'] = /mso-list:\s*(l\d+)(?:\s+level(\d))?/i.exec(style) ?? []
  return list === undefined ? null : { list: list.toLowerCase(), level: Number(level) }
}

/**
 * Place of an entry of Word in the browser, which writes a list of its own for each (`data-listid`, `aria-level`,
 * `aria-posinset`); null for another entry.
 */
export function listInData(
  data: Readonly<Record<string, string | undefined>>,
  isNumbered: boolean,
): ListPlace | null {
  const list = data['data-listid']
  if (list === undefined) return null
  const level = Number(data['data-aria-level'] ?? data['aria-level']) || 1
  const number = data['data-aria-posinset'] ?? data['aria-posinset'] ?? '1'
  return { list, level, sign: isNumbered ? `${number}.` : '·' }
}

const romans: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 }
const romanNumber = (letters: string) =>
  Array.from(letters).reduce((sum, letter, at) => {
    const value = romans[letter]!
    return sum + (value < (romans[letters[at + 1] ?? ''] ?? 0) ? -value : value)
  }, 0)

/** Number in the sign of an entry: 5 of `5.` and of `2.5`, 3 of `c)`, 4 of `iv.`; null for a bullet. */
export function numberInSign(sign: string): number | null {
  const digits = /(\d+)\D*$/.exec(sign)?.[1]
  if (digits !== undefined) return Number(digits)
  const letters = /^\s*\(?([a-z]{1,5})[.)]/i.exec(sign)?.[1]?.toLowerCase()
  if (letters === undefined) return null
  if (letters === 'i' || (letters.length > 1 && /^[ivxlc]+$/.test(letters))) return romanNumber(letters)
  return letters.length === 1 ? letters.charCodeAt(0) - 96 : 1
}

/** Lists of the entries in their order; an entry of a deeper level is in a list of the entry before it. */
export function nestedLists<Entry>(
  entries: readonly { entry: Entry; place: ListPlace }[],
): NestedList<Entry>[] {
  const lists: NestedList<Entry>[] = []
  let last: { place: ListPlace; number: number | null } | null = null
  for (let at = 0; at < entries.length;) {
    const { entry, place } = entries[at]!
    const number = numberInSign(place.sign)
    const next = entries.findIndex((one, index) => index > at && one.place.level <= place.level)
    const end = next === -1 ? entries.length : next
    const own = { entry, lists: nestedLists(entries.slice(at + 1, end)) }
    const isNext = number === null ? last?.number === null : last?.number === number - 1
    if (isNext && last?.place.list === place.list && last.place.level === place.level)
      lists.at(-1)!.entries.push(own)
    else lists.push({ start: number, entries: [own] })
    last = { place, number }
    at = end
  }
  return lists
}
