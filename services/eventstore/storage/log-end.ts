import type { Reader } from './reader.ts'
import type { EventRow } from './schema.ts'
import type { Write, Written } from './write.ts'

/** Maximum number of events in memory; more are read from the file. */
const MAX_EVENTS = 256

/** The end of the log, which subscriptions read as soon as it is written. */
interface LogEnd {
  /** As of a reader, from memory if the events are there. */
  allForwards: Reader['allForwards']
  /** Takes over a write with its result, in the order of the file. `created` is in microseconds since 1970. */
  add: (change: Write, written: Written, created: number) => void
  /** Must be called before the results of another commit, and after other changes of the file. */
  forget: () => void
}

/** Keeps the events of the last commit in memory, so that subscriptions need not read them from the file. */
export function openLogEnd(reader: Pick<Reader, 'allForwards'>): LogEnd {
  /** Position of the last event; null if it is not known. */
  let head: number | null = null
  /** The last events, without a gap up to `head`. */
  let rows: EventRow[] = []
  /** Last page from the file, which subscriptions share. */
  let page: { after: number; limit: number; rows: EventRow[] } | null = null

  function forget() {
    rows = []
    page = null
  }

  return {
    forget,
    allForwards(after, limit) {
      const first = head === null ? 0 : head - rows.length
      if (rows.length > 0 && after >= first) return rows.slice(after - first, after - first + limit)
      if (page?.after === after && page.limit === limit) return page.rows
      const read = reader.allForwards(after, limit)
      if (read.length < limit) page = { after, limit, rows: read }
      return read
    },
    add(change, written, created) {
      if (written.kind !== 'written') return
      const { position, revision } = written
      const events = change.kind === 'append' ? change.events : []
      const isNext = events.length > 0 && head !== null && position === head + events.length
      head = Math.max(head ?? 0, position)
      // Repeated appends have old positions, and other changes write events of their own.
      if (!isNext || rows.length + events.length > MAX_EVENTS) return void (rows = [])
      const before = position - events.length
      for (const [index, { id, type, json, data, metadata }] of events.entries())
        rows.push({
          position: before + 1 + index,
          stream: change.stream,
          revision: revision - events.length + 1 + index,
          id,
          type,
          json: json ? 1 : 0,
          created,
          data,
          metadata,
          checksum: null,
        })
    },
  }
}
