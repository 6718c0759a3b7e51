import type { DatabaseSync } from 'node:sqlite'
import { asDamage, damaged, isSound } from './damage.ts'
import { DELETED, openToRead, type EventRow } from './schema.ts'

/** A stream as readers see it. */
export interface StreamState {
  id: number
  name: string
  /** Revision of the last event; -1 where there never was one. */
  last: number
  /** First revision that is still to be seen. */
  first: number
  /** Events older than this (microseconds since 1970) are not to be seen; 0 for no limit. */
  notBefore: number
  tombstoned: boolean
  exists: boolean
}

const columns =
  'position, s.name as stream, revision, e.id, type, json, created, data, metadata, checksum from event e join stream s on s.id = e.stream'

/**
 * Reads pages of events beside the writer. `now` is in microseconds since 1970.
 * Throws DamagedFile rather than give an event that is not as it was written; `onDamage` hears its sentence.
 */
export function openReader(file: string, onDamage: (sentence: string) => void = () => {}) {
  const db: DatabaseSync = openToRead(file)
  const find = db.prepare('select * from stream where name = ?')
  const pages = {
    streamForwards: db.prepare(
      `select ${columns} where e.stream = ? and revision >= ? and created >= ? order by revision limit ?`,
    ),
    streamBackwards: db.prepare(
      `select ${columns} where e.stream = ? and revision <= ? and revision >= ? and created >= ? order by revision desc limit ?`,
    ),
    allForwards: db.prepare(`select ${columns} where position > ? order by position limit ?`),
    allBackwards: db.prepare(`select ${columns} where position < ? order by position desc limit ?`),
  }
  const head = db.prepare('select max(position) as position from event')

  /** Reads, and tells where the file is damaged. */
  function reading<Found>(where: () => string, read: () => Found): Found {
    try {
      return read()
    } catch (error) {
      const thrown = asDamage(error, file, where())
      if (thrown !== error && thrown instanceof Error) onDamage(thrown.message)
      throw thrown
    }
  }

  function rows(where: () => string, read: () => unknown[]): EventRow[] {
    const found = reading(where, read) as EventRow[]
    for (const row of found) {
      if (isSound(row)) continue
      const place = `the event at position ${row.position} (${row.stream}@${row.revision})`
      const damage = damaged(file, `${place} is not as it was written`)
      onDamage(damage.message)
      throw damage
    }
    return found
  }

  return {
    stream(name: string, now: number): StreamState {
      const row = reading(
        () => `the row of stream ${name}`,
        () => find.get(name),
      )
      if (!row) return { id: -1, name, last: -1, first: 0, notBefore: 0, tombstoned: false, exists: false }
      const last = Number(row.last)
      const kept = row.max_count === null ? 0 : last - Number(row.max_count) + 1
      const first = Math.max(Number(row.truncate_before), kept)
      return {
        id: Number(row.id),
        name,
        last,
        first,
        notBefore: row.max_age === null ? 0 : now - Number(row.max_age),
        tombstoned: row.tombstoned === 1,
        exists: last >= 0 && row.truncate_before !== DELETED,
      }
    },
    /** Events of a stream from a revision on. */
    streamForwards: ({ id, name, first, notBefore }: StreamState, from: number, limit: number) =>
      rows(
        () => `events of stream ${name} from revision ${from} on`,
        () => pages.streamForwards.all(id, Math.max(first, from), notBefore, limit),
      ),
    /** Events of a stream from a revision down. */
    streamBackwards: ({ id, name, first, notBefore }: StreamState, from: number, limit: number) =>
      rows(
        () => `events of stream ${name} from revision ${from} down`,
        () => pages.streamBackwards.all(id, from, first, notBefore, limit),
      ),
    /** Events of the whole log after a position. */
    allForwards: (after: number, limit: number) =>
      rows(
        () => `events after position ${after}`,
        () => pages.allForwards.all(after, limit),
      ),
    /** Events of the whole log before a position, the last first. */
    allBackwards: (before: number, limit: number) =>
      rows(
        () => `events before position ${before}`,
        () => pages.allBackwards.all(before, limit),
      ),
    /** Position of the last event; 0 in an empty log. */
    head: () => Number(head.get()?.position ?? 0),
    close: () => db.close(),
  }
}

export type Reader = ReturnType<typeof openReader>
