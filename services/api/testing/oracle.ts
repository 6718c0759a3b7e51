import type { RecordedEvent } from '../../../events/event.ts'
import type { ReactableId } from '../../../events/kinds.ts'
import { idOf } from '../../../projections/testing/world.ts'
import type { Page, Reads } from '../reads.ts'
import type { Memory } from './memory.ts'

/** The queries of a capability, answered from a history by the simplest possible code. */
export interface Oracle {
  /** `memory` has the members and the content after the history. */
  reads: (history: readonly RecordedEvent[], memory: Memory) => Partial<Reads>
  /** Makes all queries in which the tables are compared. Where a query leaves the order of rows open, sorts them. */
  ask: (reads: Reads) => Promise<unknown>
}

const ids = <K extends 'thread' | 'comment' | 'reply' | 'conversation' | 'message'>(kind: K, count: number) =>
  Array.from({ length: count }, (_, n) => idOf(kind, n))

export const threads = ids('thread', 3)
export const comments = ids('comment', 6)
export const replies = ids('reply', 6)
export const conversations = ids('conversation', 16)
export const messages = ids('message', 60)
export const items: readonly ReactableId[] = [...threads, ...comments, ...replies]

/** Rows sorted by id, where the order is undefined. */
export const byId = (rows: readonly object[]) =>
  rows.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted()

/** Reads a whole list in pages of two. */
export async function whole<Row>(
  read: (cursor: string | null) => Promise<Page<Row & { cursor: string }> | undefined>,
) {
  const rows: Row[] = []
  for (let cursor: string | null = null; ;) {
    const page: Page<Row & { cursor: string }> | undefined = await read(cursor)
    rows.push(...(page?.rows ?? []))
    if (!page?.more) return rows
    cursor = page.rows.at(-1)!.cursor
  }
}
