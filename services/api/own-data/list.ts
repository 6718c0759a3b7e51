import { kindOf, kinds, type MemberId } from '../../../events/kinds.ts'
import type { Log } from '../../../events/log.ts'
import type { After } from '../../../projections/page.ts'
import type { Sql } from '../../postgres/sql.ts'
import type { Reads } from '../reads.ts'

/** One entry of a list in the copy of a member's data: as a record for programs, and for people. */
export interface Entry {
  record: object
  /** The entry as HTML. */
  html: () => string
}

/** A list in the copy of a member's data, read as it is written. */
export interface List {
  /** Its key in data.json. */
  name: string
  /** What stands over it in index.html. */
  heading: string
  entries: () => AsyncIterable<Entry>
}

/** A list of records, with how one of them reads; `before` is the one that stands before it. */
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

/** Rows or streams that are read at a time: all that is in memory of a list. */
export const PAGE = 200

/** A whole list, page by page, by the key after which the next page begins. */
export async function* paged<Row, Key>(
  first: Key,
  keyOf: (row: Row) => Key,
  read: (part: { after: Key; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after = first; ;) {
    const rows = await read({ after, limit: PAGE })
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < PAGE) return
    after = keyOf(last)
  }
}

/** Sources of a copy of a member's data. */
export interface Sources {
  reads: Reads
  sql: Sql
  log: Pick<Log, 'read'>
}

/** The lists that a capability adds to the copy of a member's data. */
export type OwnLists = (sources: Sources, member: MemberId) => List[]

/** A list of a read model, by the key of its rows. */
export const rows =
  <Row>(keyOf: (row: Row) => string, read: (part: After) => Promise<Row[]>) =>
  () =>
    paged('', keyOf, read)

export const byId = ({ id }: { id: string }) => id
export const byItem = ({ item }: { item: string }) => item

/** An entry of one line. */
export const item = (html: string) => `<p class="item">${html}</p>`

/** The name of another member. */
export const nameOf = (username: string | null) => username ?? 'Removed member'

/** 'a comment', of an id of the network. */
export const kindInWords = (id: string) => `a ${kinds[kindOf(id)].words[0]}`
