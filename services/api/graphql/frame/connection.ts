import { placeOf } from '../../../../projections/page.ts'
import type { Listed, Page, PageOf } from '../../reads.ts'
import { failure } from './errors.ts'

/** The most rows of a page. */
const MOST = 100

/** The page that arguments of a connection ask for. Throws when it is too large or none. */
export function pageOf(size: number, cursor: string | null | undefined): PageOf {
  if (size < 1 || size > MOST) throw failure('BAD_REQUEST', `A page can have 1 to ${MOST} entries`)
  if (cursor && !placeOf(cursor)) throw failure('BAD_REQUEST', 'This cursor is not valid')
  return { size, cursor: cursor ?? null }
}

/** A row as an edge of a connection. */
export const edge = <Row extends Listed>(node: Row): { cursor: string; node: Row } => ({
  cursor: node.cursor,
  node,
})

/** A page as a Relay connection; `direction` is how it was read. */
export function connection<Row extends Listed>(
  page: Page<Row> | null,
  { cursor }: PageOf,
  direction: 'forwards' | 'backwards' = 'forwards',
) {
  const { rows, more } = page ?? { rows: [], more: false }
  const forwards = direction === 'forwards'
  return {
    edges: rows.map(edge),
    pageInfo: {
      hasNextPage: forwards ? more : cursor !== null,
      hasPreviousPage: forwards ? cursor !== null : more,
      startCursor: rows.at(0)?.cursor ?? null,
      endCursor: rows.at(-1)?.cursor ?? null,
    },
  }
}
