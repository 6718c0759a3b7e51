import type { DatabaseSync } from 'node:sqlite'
import {
  missingEvent,
  asDamage,
  DamagedFileError,
  damaged,
  isSound,
  streamSum,
  unsoundEvent,
} from './damage.ts'
import { DELETED, events, eventsAfter, openToRead, type EventRow, type StreamRow } from './schema.ts'
import { readState } from './state.ts'
import { rowsOf, rowOf } from '../rows.ts'

/** State of a stream that determines which of its events are visible. */
interface StreamState {
  id: number
  name: string
  /** Revision of the stream's last event; -1 if the stream never had one. */
  last: number
  /** Revision of the first event that is visible. */
  first: number
  /** Revision of the first event that no scavenge has removed. */
  scavenged: number
  /** Time (microseconds since 1970) before which events are hidden; 0 for no limit. */
  notBefore: number
  tombstoned: boolean
  exists: boolean
}

/**
 * Opens reads of pages of events, which work while the writer writes. `now` is in microseconds since 1970. A damaged
 * or missing event is never returned or left out: the read throws DamagedFileError and reports the damage to
 * `onDamage`.
 */
export function openReader(file: string, onDamage: (damage: DamagedFileError) => void = () => {}) {
  const db: DatabaseSync = openToRead(file)
  const find = db.prepare('select * from stream where name = ?')
  const pages = {
    streamForwards: db.prepare(`${events} where e.stream = ? and revision >= ? order by revision limit ?`),
    streamBackwards: db.prepare(
      `${events} where e.stream = ? and revision <= ? and revision >= ? order by revision desc limit ?`,
    ),
    allForwards: db.prepare(eventsAfter),
    allBackwards: db.prepare(`${events} where position < ? order by position desc limit ?`),
  }
  const one = db.prepare(`${events} where position = ?`)
  const lastOne = db.prepare('select max(position) as position from event')
  const head = () => Number(lastOne.get()?.position ?? 0)

  function reading<Found>(where: () => string, read: () => Found): Found {
    try {
      return read()
    } catch (error) {
      const thrown = asDamage(error, file, where())
      if (thrown instanceof DamagedFileError) onDamage(thrown)
      throw thrown
    }
  }

  const isOld = (position: number) => {
    const { old_after, old_to } = readState(db, file)
    return position > old_after && position <= old_to
  }

  function assertSound(row: EventRow) {
    if (!isSound(row, isOld)) throw damaged(file, unsoundEvent(row))
  }

  function rows(where: () => string, read: () => EventRow[]): EventRow[] {
    return reading(where, () => {
      const found = read()
      found.forEach(assertSound)
      return found
    })
  }

  /** First revision missing in the rows found, which should be `count` revisions from `from` in steps of 1 or -1. */
  function missing(name: string, found: readonly EventRow[], from: number, step: 1 | -1, count: number) {
    for (let index = 0; index < count; index++) {
      const row = found[index]
      if (row?.revision !== from + step * index || row.stream !== name) return from + step * index
    }
    return null
  }

  /** Reads visible events of a stream, without expired ones, until the page is full or the stream ends. */
  function page(
    stream: StreamState,
    from: number,
    limit: number,
    step: 1 | -1,
    read: (from: number, limit: number) => EventRow[],
  ): EventRow[] {
    const seen: EventRow[] = []
    for (let at = from; seen.length < limit;) {
      if (step > 0) at = Math.max(at, stream.scavenged)
      const end = step > 0 ? stream.last : Math.max(stream.first, stream.scavenged)
      const count = Math.min(limit, (end - at) * step + 1)
      if (count <= 0) break
      const found = read(at, count)
      const gone = missing(stream.name, found, at, step, count)
      if (gone !== null) {
        const now = stateOf(stream.name, 0)
        if (now.tombstoned) break
        // The event may be missing because a scavenge removed it during this read.
        if (now.scavenged <= stream.scavenged) throw lost(`the event ${stream.name}@${gone} is missing`)
        stream = { ...stream, scavenged: now.scavenged }
        continue
      }
      for (const row of found) if (row.created >= stream.notBefore && seen.length < limit) seen.push(row)
      at += step * count
    }
    return seen
  }

  function lost(where: string) {
    const damage = damaged(file, where)
    onDamage(damage)
    return damage
  }

  /** Throws if a position between the rows is missing that no scavenge can have removed. `assert` checks each row. */
  function withoutHoles<Row extends { position: number }>(
    found: Row[],
    from: number,
    step: 1 | -1,
    assert: (row: Row) => void = () => {},
  ): Row[] {
    let before = from
    for (const row of found) {
      const { position } = row
      const isNext = position === before + step
      if (!isNext && (position - before) * step <= 0)
        throw damaged(file, `position ${position} comes after ${before}`)
      const { scavenged } = isNext ? { scavenged: 0 } : readState(db, file)
      if (!isNext && Math.max(position, before) > scavenged + 1)
        throw damaged(file, missingEvent(step > 0 ? Math.max(before, scavenged) + 1 : before - 1))
      assert(row)
      before = position
    }
    return found
  }

  function stateOf(name: string, now: number): StreamState {
    const row = reading(
      () => `the row of stream ${name}`,
      () => {
        const row = rowOf<StreamRow>(find, name)
        if (row && row.checksum !== streamSum(row))
          throw damaged(file, `what it knows of the stream ${name} is not as it was written`)
        return row
      },
    )
    const none = { id: -1, name, last: -1, first: 0, scavenged: 0, notBefore: 0 }
    if (!row) return { ...none, tombstoned: false, exists: false }
    const { id, last, scavenged } = row
    const kept = row.max_count === null ? 0 : last - row.max_count + 1
    return {
      id,
      name,
      last,
      first: Math.max(row.truncate_before, kept),
      scavenged,
      notBefore: row.max_age === null ? 0 : now - row.max_age,
      tombstoned: row.tombstoned === 1,
      exists: last >= 0 && row.truncate_before !== DELETED,
    }
  }

  return {
    stream: stateOf,
    streamForwards: (stream: StreamState, from: number, limit: number) =>
      page(stream, Math.max(stream.first, stream.scavenged, from), limit, 1, (from, limit) =>
        rows(
          () => `events of stream ${stream.name} from revision ${from} on`,
          () => rowsOf<EventRow>(pages.streamForwards, stream.id, from, limit),
        ),
      ),
    streamBackwards: (stream: StreamState, from: number, limit: number) =>
      page(stream, Math.min(stream.last, from), limit, -1, (from, limit) =>
        rows(
          () => `events of stream ${stream.name} from revision ${from} down`,
          () => rowsOf<EventRow>(pages.streamBackwards, stream.id, from, stream.first, limit),
        ),
      ),
    allForwards: (after: number, limit: number) =>
      reading(
        () => `events after position ${after}`,
        () =>
          withoutHoles(rowsOf<EventRow>(pages.allForwards, after, limit), Math.max(after, 0), 1, assertSound),
      ),
    allBackwards(before: number, limit: number) {
      const end = head()
      if (before <= 1) return []
      return rows(
        () => `events before position ${before}`,
        () => {
          const found = rowsOf<EventRow>(pages.allBackwards, before, limit)
          // A position after the end stands for the present end. A page that is not full must reach the start of the
          // log.
          const from = before > end ? (found[0]?.position ?? 0) + 1 : before
          const last = found.length < limit ? [{ position: 0 }] : []
          withoutHoles([...found, ...last], from, -1)
          return found
        },
      )
    },
    /** Position of the log's last event; 0 if the log is empty. */
    head,
    /** True if the event at a position is as it was written, or was removed by a scavenge. */
    isSoundAt(position: number): boolean {
      try {
        const [row] = rowsOf<EventRow>(one, position)
        return row ? isSound(row, isOld) : position <= readState(db, file).scavenged
      } catch {
        return false
      }
    },
    close: () => db.close(),
  }
}

export type Reader = ReturnType<typeof openReader>
