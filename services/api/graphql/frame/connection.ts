import { placeOf } from '../../../../projections/page.ts'
import type { Listed, Page, PageOf } from '../../reads.ts'
import { failure } from './errors.ts'

const MAX_PAGE_SIZE = 100

/** Page request for the arguments of a GraphQL connection. Throws if the page size is out of range. */
export function pageOf(size: number, cursor: string | null | undefined): PageOf {
  if (size < 1 || size > MAX_PAGE_SIZE)
    throw failure('BAD_REQUEST', `A page can have 1 to ${MAX_PAGE_SIZE} entries`)
  if (typeof cursor === 'string' && !placeOf(cursor)) throw failure('BAD_REQUEST', "This cursor isn't valid")
  return { size, cursor: cursor ?? null }
}

export const edge = <Row extends Listed>(node: Row): { cursor: string; node: Row } => ({
  cursor: node.cursor,
  node,
})

/** Converts a page to a Relay connection, which the client reads in `direction`. */
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
