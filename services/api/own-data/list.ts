import { kindOf, kinds, type MemberId } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import type { After } from '../../../projections/page.ts'
import type { Sql } from '../../postgres/sql.ts'
import type { Reads } from '../reads.ts'

/** An entry in the copy of a member's data: as a record for programs and as HTML for people. */
interface Entry {
  record: object
  html: () => string
}

/** A list in the copy of a member's data; its entries are read while the copy is being written. */
export interface List {
  name: string
  heading: string
  entries: () => AsyncIterable<Entry>
}

/** Makes a list of records and of the HTML for each; `before` is the previous record. */
export const list = <Row extends object>(
  { name, heading }: Pick<List, 'name' | 'heading'>,
  records: () => AsyncIterable<Row>,
  html: (record: Row, before: Row | null) => string,
): List => ({
  name,
  heading,
  async *entries() {
    let last: Row | null = null
    for await (const record of records()) {
      const before = last
      yield { record, html: () => html(record, before) }
      last = record
    }
  },
})

/** Number of rows or streams that are read at a time, to limit the memory. */
export const PAGE_SIZE = 200

/** Yields all rows of a list page by page; each page starts after the key of the previous page's last row. */
export async function* paged<Row, Key>(
  first: Key,
  keyOf: (row: Row) => Key,
  read: (part: { after: Key; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after = first; ;) {
    const rows = await read({ after, limit: PAGE_SIZE })
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE_SIZE) return
    after = keyOf(last)
  }
}

export interface Sources {
  reads: Reads
  sql: Sql
  log: Pick<Log, 'read'>
}

/** Lists that a capability contributes to the copy of a member's data. */
export type OwnLists = (sources: Sources, member: MemberId) => List[]

/** Function that reads a page of a read model's list, and the key of a row in that list. */
export const rows =
  <Row>(keyOf: (row: Row) => string, read: (part: After) => Promise<Row[]>) =>
  () =>
    paged('', keyOf, read)

export const byId = ({ id }: { id: string }) => id
export const byItem = ({ item }: { item: string }) => item

export const item = (html: string) => `<p class="item">${html}</p>`

export const nameOf = (username: string | null) => username ?? 'Removed member'

/** Kind of an id's item in words for people, such as 'a comment'. */
export const kindInWords = (id: string) => `a ${kinds[kindOf(id)].words[0]}`
