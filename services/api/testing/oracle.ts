import type { RecordedEvent } from '../../../events/event.ts'
import type { ReactableId } from '../../../events/kinds.ts'
import { idOf } from '../../../projections/testing/world.ts'
import type { Page, Reads } from '../reads.ts'
import type { Memory } from './memory.ts'

/** Queries of a capability, answered from a history by the simplest possible code. */
export interface Oracle {
  /** `memory` contains the members and the content after all events of the history. */
  reads: (history: readonly RecordedEvent[], memory: Memory) => Partial<Reads>
  /** Makes all queries for which tables and memory are compared. Rows are sorted where the order is undefined. */
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

/** Sorts rows by id, for results whose order is undefined. */
export const byId = (rows: readonly object[]) =>
  rows.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted()

/** Reads a whole list in pages of two rows. */
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
