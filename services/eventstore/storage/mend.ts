import { DatabaseSync } from 'node:sqlite'
import { asDamage, checksumOf, isSound, isSumOf, streamSum } from './damage.ts'
import { events, TOMBSTONE_REVISION, type EventRow, type StreamRow } from './schema.ts'
import { readState } from './state.ts'
import { errorFrom } from '../../thrown.ts'
import { rowsOf, rowOf } from '../rows.ts'

// Replaces a damaged event by a copy from a backup or an export, and keeps the damaged row in quarantine.

export type Mended = { kind: 'mended' | 'sound' } | { kind: 'refused'; message: string }

/** Table of damaged rows as they were found. Its columns have no types, as damage can change the type of a value. */
const quarantine = `create table if not exists quarantine
  (position, mended_at, stream, revision, id, type, json, created, data, metadata, checksum)`

/** Columns by whose equality the copy of an event is recognised. */
const columns = ['position', 'stream', 'revision', 'id', 'type', 'json', 'created'] as const
const haveSame = (names: readonly (keyof EventRow)[], row: EventRow, copy: EventRow) =>
  names.every((name) => row[name] === copy[name])
const haveSameBytes = (row: EventRow, copy: EventRow) =>
  [row.data, row.metadata].every((bytes) => bytes instanceof Uint8Array) &&
  Buffer.compare(row.data, copy.data) === 0 &&
  Buffer.compare(row.metadata, copy.metadata) === 0

function open(file: string): DatabaseSync {
  // If the stream or revision is damaged, the row does not match the index. SQLite's protection must then be switched
  // off, as it would prevent overwriting the row.
  const db = new DatabaseSync(file, { timeout: 2000, defensive: false })
  db.exec('pragma synchronous = full; pragma secure_delete = on; pragma wal_autocheckpoint = 8000')
  db.exec('pragma cache_size = -8192; pragma writable_schema = on')
  return db
}

/**
 * Replaces a damaged event by a copy, atomically. `copy.checksum` is null if the copy is from an export; `now` is in
 * microseconds since 1970. Refuses if the event is sound, or if the copy cannot be proved to be the same event. Uses a
 * connection of its own, because the writer's may have cached data that is damaged only on disk.
 */
export function mend(file: string, copy: EventRow, now: number): Mended {
  const refuse = (why: string): Mended => ({
    kind: 'refused',
    message: `The event at position ${copy.position} was not repaired: ${why}.`,
  })
  if (copy.checksum !== null && copy.checksum !== checksumOf(copy)) return refuse('its copy is damaged too')
  let db: DatabaseSync | undefined
  try {
    db = open(file)
    db.exec('begin immediate')
    const found = look(db, file, copy)
    if (typeof found === 'string') return found === 'sound' ? { kind: 'sound' } : refuse(found)
    put(db, found, copy, now)
    if (!isInPlace(db, copy)) return refuse('it cannot be read after it was written')
    db.exec('commit')
    return { kind: 'mended' }
  } catch (error) {
    const thrown = asDamage(error, file, 'mending it')
    return refuse(errorFrom(thrown).message)
  } finally {
    if (db?.isTransaction) db.exec('rollback')
    db?.close()
  }
}

interface Place {
  /** Row of an event in the file; null if nothing is left of it. */
  row: EventRow | null
  stream: StreamRow
}

/** Place of an event in the file; 'sound' if it is undamaged, or the reason for which the copy must be refused. */
function look(db: DatabaseSync, file: string, copy: EventRow): Place | string {
  const { position, revision } = copy
  const { old_after, old_to } = readState(db, file)
  const isOld = (at: number) => at > old_after && at <= old_to
  const [row = null] = rowsOf<EventRow>(db.prepare(`${events} where position = ?`), position)
  const isSame = row && haveSame(columns, row, copy) && haveSameBytes(row, copy)
  if (row && isSound(row, isOld))
    return isSame ? 'sound' : 'it is not damaged, and differs from the copy. Is the copy from this log?'
  const stream = rowOf<StreamRow>(db.prepare('select * from stream where name = ?'), copy.stream)
  if (!stream) return `the log has no stream ${copy.stream}. Is the copy from this log?`
  if (stream.checksum !== streamSum(stream))
    return `what the log knows of the stream ${copy.stream} is damaged`
  if (revision > stream.last && !(stream.tombstoned && revision === TOMBSTONE_REVISION))
    return `the stream ${copy.stream} has not reached revision ${revision}. Is the copy from this log?`
  if (!row && revision < stream.scavenged) return 'a scavenge has removed it permanently'
  // The copy is proved to be the same event if the checksum in the damaged row matches it or, if that checksum is
  // damaged, if all other columns are equal.
  const isProved = row
    ? isSumOf(row.checksum, copy, isOld(position)) ||
      isSame ||
      (copy.checksum !== null && haveSame(['stream', 'revision', 'id', 'type'], row, copy))
    : copy.checksum !== null && isIndexed(db, stream, copy)
  if (!isProved) return 'its remains do not prove that the copy is of the same event'
  return { row, stream }
}

/** True if the index has an entry for the event at its position. Does not read the event, which may be damaged. */
function isIndexed(db: DatabaseSync, { id }: StreamRow, { position, revision }: EventRow): boolean {
  const entry = db.prepare(
    'select position from event indexed by event_of_stream where stream = ? and revision = ?',
  )
  return entry.get(id, revision)?.position === position
}

function put(db: DatabaseSync, { row, stream }: Place, copy: EventRow, now: number): void {
  const { position, revision, id, type, json, created, data, metadata } = copy
  const values = [stream.id, revision, id, type, json, created, data, metadata, checksumOf(copy)] as const
  db.exec(quarantine)
  if (row) {
    db.prepare(
      `insert into quarantine select position, ?, stream, revision, id, type, json, created, data, metadata, checksum
       from event where position = ?`,
    ).run(now, position)
    db.prepare(
      `update event set stream = ?, revision = ?, id = ?, type = ?, json = ?, created = ?, data = ?, metadata = ?,
       checksum = ? where position = ?`,
    ).run(...values, position)
  } else {
    db.exec('reindex event_of_stream')
    db.prepare(
      `insert into event (position, stream, revision, id, type, json, created, data, metadata, checksum)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(position, ...values)
  }
}

/** True if the repaired event can be read both by its position and by its revision. */
function isInPlace(db: DatabaseSync, copy: EventRow): boolean {
  const [row] = rowsOf<EventRow>(db.prepare(`${events} where position = ?`), copy.position)
  const [same] = rowsOf<EventRow>(
    db.prepare(`${events} where s.name = ? and revision = ?`),
    copy.stream,
    copy.revision,
  )
  return [row, same].every(
    (one) => one?.position === copy.position && isSound(one, () => false) && haveSame(columns, one, copy),
  )
}

/** Rebuilds the index of events by stream. The result is `refused` if two events have the same stream and revision. */
export function reindex(file: string): Mended {
  let db: DatabaseSync | undefined
  try {
    db = open(file)
    db.exec('reindex event_of_stream')
    return { kind: 'mended' }
  } catch (error) {
    const why = errorFrom(error).message
    return { kind: 'refused', message: `The index of streams was not repaired: ${why}.` }
  } finally {
    db?.close()
  }
}

/** Deletes the quarantined row of an event that a scavenge removes. */
export function openForgetting(db: DatabaseSync): (position: number) => void {
  if (!db.prepare(`select name from sqlite_schema where name = 'quarantine'`).get()) return () => {}
  const forget = db.prepare('delete from quarantine where position = ?')
  return (position) => void forget.run(position)
}
