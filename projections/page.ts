/** A row of a list: `cursor` says where it stands in it. */
export interface Listed {
  cursor: string
}

/** Which part of a list: `size` rows after (or, in messages, before) a cursor. */
export interface PageOf {
  size: number
  cursor: string | null
}

/** A part of a list, and whether there is more in the direction it was read. */
export interface Page<Row> {
  rows: Row[]
  more: boolean
}

/** Where a row stands: by a time (in ms) or a position, and by its id where that is the same. */
export interface Place {
  key: bigint
  id: string
}

/** A cursor as clients hold it. */
export const cursorOf = (key: bigint | Date, id: string): string =>
  `${typeof key === 'bigint' ? key : key.getTime()}:${id}`

/** The place that a cursor means; null when it is none of ours. */
export function placeOf(cursor: string): Place | null {
  const [, key, id] = /^(-?\d{1,18}):([a-z]+_[0-9a-z]{26})$/.exec(cursor) ?? []
  return key && id ? { key: BigInt(key), id } : null
}

/** Where a page of a list ordered by time begins, as two parameters to compare with; `open` is before all rows. */
export function timePlace(cursor: string | null, open: '-infinity' | 'infinity') {
  const place = cursor === null ? null : placeOf(cursor)
  return place
    ? { at: new Date(Number(place.key)), id: place.id }
    : { at: open, id: open === 'infinity' ? '~' : '' }
}

/** A page of rows of which one more was asked for than the page holds. */
export const pageFrom = <Row>(rows: Row[], size: number): Page<Row> => ({
  rows: rows.slice(0, size),
  more: rows.length > size,
})

/** Pages of several parents from one list of rows, in the order they are given. */
export function pagesFrom<Parent extends string, Row>(
  parents: readonly Parent[],
  rows: readonly Row[],
  parentOf: (row: Row) => Parent,
  size: number,
): Map<Parent, Page<Row>> {
  const grouped = Map.groupBy(rows, parentOf)
  return new Map(parents.map((parent) => [parent, pageFrom(grouped.get(parent) ?? [], size)]))
}
