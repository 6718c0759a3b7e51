/** A row of a list with a `cursor`, which encodes the row's place in the list. */
export interface Listed {
  cursor: string
}

/** A request for a page: `size` rows after a cursor, or before it for messages and if `backwards` is set. */
export interface PageOf {
  size: number
  cursor: string | null
  backwards?: true
}

/** A page of a list; `more` is true if more rows follow in the direction of reading. */
export interface Page<Row> {
  rows: Row[]
  more: boolean
}

/** Place of a row in a list: a sort key (time in ms, or log position), and an id that orders rows with equal keys. */
interface Place {
  key: bigint
  id: string
}

export const cursorOf = (key: bigint | Date, id: string): string =>
  `${typeof key === 'bigint' ? key : key.getTime()}:${id}`

/** Place in the list that a cursor encodes; null if the cursor is invalid. */
export function placeOf(cursor: string): Place | null {
  const [, key, id] = /^(-?\d{1,18}):([a-z]+_[0-9a-z]{26})$/.exec(cursor) ?? []
  return key && id ? { key: BigInt(key), id } : null
}

/** Largest time in ms of a Date. */
const MAX_TIME = 8.64e15

/** The key of a place as a number of a list's range, as clients may send the cursor of another list. */
export const keyWithin = ({ key }: Place, max: number): number => Math.min(Math.max(Number(key), 0), max)

/** Query parameters (time and id) for the start of a page ordered by time: the cursor's place, or else `open`. */
export function timePlace(cursor: string | null, open: '-infinity' | 'infinity') {
  const place = cursor === null ? null : placeOf(cursor)
  return place
    ? { at: new Date(keyWithin(place, MAX_TIME)), id: place.id }
    : { at: open, id: open === 'infinity' ? '~' : '' }
}

const MAX_POSITION = 2n ** 63n - 1n

/** Position before which a page of a list ordered by position, newest first, begins. */
export const placeBefore = (cursor: string | null): bigint =>
  (cursor === null ? null : placeOf(cursor)?.key) ?? MAX_POSITION

/** Makes a page from up to `size` + 1 rows; the additional row only shows that the list continues. */
export const pageFrom = <Row>(rows: Row[], size: number): Page<Row> => ({
  rows: rows.slice(0, size),
  more: rows.length > size,
})

/** Groups the rows of several parents into one page for each parent, in the order of `parents`. */
export function pagesFrom<Parent extends string, Row>(
  parents: readonly Parent[],
  rows: readonly Row[],
  parentOf: (row: Row) => Parent,
  size: number,
): Map<Parent, Page<Row>> {
  const grouped = Map.groupBy(rows, parentOf)
  return new Map(parents.map((parent) => [parent, pageFrom(grouped.get(parent) ?? [], size)]))
}

/** Request for at most `limit` rows after the row with a key; '' starts at the beginning. */
export interface After {
  after: string
  limit: number
}
