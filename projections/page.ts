/** A row of a list; `cursor` is its place in the list. */
export interface Listed {
  cursor: string
}

/** A page request: `size` rows after (for messages: before) a cursor. */
export interface PageOf {
  size: number
  cursor: string | null
}

/** A page; `more` is true if the list continues in the direction of reading. */
export interface Page<Row> {
  rows: Row[]
  more: boolean
}

/** Position of a row in a list: a time (ms) or log position as key, and the id, which orders rows with equal keys. */
export interface Place {
  key: bigint
  id: string
}

export const cursorOf = (key: bigint | Date, id: string): string =>
  `${typeof key === 'bigint' ? key : key.getTime()}:${id}`

/** Position that a cursor encodes; null for an invalid cursor. */
export function placeOf(cursor: string): Place | null {
  const [, key, id] = /^(-?\d{1,18}):([a-z]+_[0-9a-z]{26})$/.exec(cursor) ?? []
  return key && id ? { key: BigInt(key), id } : null
}

/** Two query parameters for the start of a page ordered by time: those of a cursor, or else `open`. */
export function timePlace(cursor: string | null, open: '-infinity' | 'infinity') {
  const place = cursor === null ? null : placeOf(cursor)
  return place
    ? { at: new Date(Number(place.key)), id: place.id }
    : { at: open, id: open === 'infinity' ? '~' : '' }
}

/** Makes a page of `size` rows from a query for one more row, which shows if the list continues. */
export const pageFrom = <Row>(rows: Row[], size: number): Page<Row> => ({
  rows: rows.slice(0, size),
  more: rows.length > size,
})

/** Splits rows of several parents into one page per parent, in the order of `parents`. */
export function pagesFrom<Parent extends string, Row>(
  parents: readonly Parent[],
  rows: readonly Row[],
  parentOf: (row: Row) => Parent,
  size: number,
): Map<Parent, Page<Row>> {
  const grouped = Map.groupBy(rows, parentOf)
  return new Map(parents.map((parent) => [parent, pageFrom(grouped.get(parent) ?? [], size)]))
}

/** Page request by key: at most `limit` rows after a key; '' starts at the beginning. */
export interface After {
  after: string
  limit: number
}
