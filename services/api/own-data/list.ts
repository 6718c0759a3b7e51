import { kindOf, kinds, type MemberId } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import type { After } from '../../../projections/page.ts'
import type { Sql } from '../../postgres/sql.ts'
import type { Reads } from '../reads.ts'

/** An entry in the copy of a member's data: a record for programs, and HTML for people. */
interface Entry {
  record: object
  html: () => string
}

/** A list in the copy of a member's data, whose entries are read while it is written. */
export interface List {
  name: string
  heading: string
  entries: () => AsyncIterable<Entry>
}

/** A list of records with a function for each record's HTML; `before` is the previous record. */
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

/** Number of rows or streams read at a time, which bounds the memory. */
export const PAGE_SIZE = 200

/** Yields a whole list page by page; each page starts after the last key of the previous one. */
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

/** Lists that a capability adds to the copy of a member's data. */
export type OwnLists = (sources: Sources, member: MemberId) => List[]

/** Pages of a read model's list, with the key of its rows. */
export const rows =
  <Row>(keyOf: (row: Row) => string, read: (part: After) => Promise<Row[]>) =>
  () =>
    paged('', keyOf, read)

export const byId = ({ id }: { id: string }) => id
export const byItem = ({ item }: { item: string }) => item

export const item = (html: string) => `<p class="item">${html}</p>`

export const nameOf = (username: string | null) => username ?? 'Removed member'

/** Kind of an id in words: 'a comment'. */
export const kindInWords = (id: string) => `a ${kinds[kindOf(id)].words[0]}`
