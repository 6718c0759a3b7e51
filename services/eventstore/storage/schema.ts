import { DatabaseSync } from 'node:sqlite'
import { damaged, streamSum } from './damage.ts'
import { eachRow, exactRows } from '../rows.ts'
import { writeState } from './state.ts'
import { makePrivate } from '../../private-file.ts'

export interface EventRow {
  position: number
  stream: string
  revision: number
  id: string
  type: string
  /** 1 if the content type of the event's data is JSON, otherwise 0. */
  json: number
  /** Time at which the event was appended, in microseconds since 1970. */
  created: number
  data: Uint8Array
  metadata: Uint8Array
  /** Checksum of all columns above (damage.ts); in an older file, an older checksum or null until it is renewed. */
  checksum: number | null
}

export interface StreamRow {
  id: number
  name: string
  /** Revision of the stream's last event; -1 before the first event. */
  last: number
  truncate_before: number
  max_count: number | null
  /** Age after which events of the stream are hidden, in microseconds. */
  max_age: number | null
  tombstoned: number
  /** Revision of the first event that no scavenge has removed. */
  scavenged: number
  checksum: number
}

/** Revision that stands for a tombstone in the file; the protocol uses 2^63 - 1, which is not a safe integer. */
export const TOMBSTONE_REVISION = Number.MAX_SAFE_INTEGER
export const TOMBSTONE_TYPE = '$streamDeleted'
export const METADATA_TYPE = '$metadata'

/** Value of `$tb` for a soft-deleted stream in the file; the protocol uses 2^63 - 1, which is not a safe integer. */
export const DELETED = Number.MAX_SAFE_INTEGER

/** Version of the file format in this release, stored in `pragma user_version`. */
const LAYOUT = 4

/** SQL condition for streams that hide events. SQLite uses the partial index only for exactly this text. */
export const LIMITED = 'tombstoned = 1 or truncate_before > 0 or max_count is not null or max_age is not null'

const tables = `
  create table if not exists stream (
    id integer primary key,
    name text not null unique,
    last integer not null,            -- revision of the last event, -1 before the first
    truncate_before integer not null default 0,
    max_count integer,
    max_age integer,                  -- microseconds
    tombstoned integer not null default 0,
    scavenged integer not null default 0, -- revision before which everything was removed
    checksum integer not null default 0
  ) strict;
  create index if not exists limited_stream on stream (id) where ${LIMITED};
  create table if not exists event (
    position integer primary key,
    stream integer not null,
    revision integer not null,
    id text not null,
    type text not null,
    json integer not null,
    created integer not null,
    data blob not null,
    metadata blob not null,
    checksum integer
  ) strict;
  create unique index if not exists event_of_stream on event (stream, revision);
  create table if not exists log (
    one integer primary key check (one = 1),
    head integer not null,            -- position of the last event when the file was closed
    scavenged integer not null,       -- position up to which events may have been removed
    old_after integer not null,       -- events after this position, up to the next one, have an older checksum
    old_to integer not null,
    checksum integer not null
  ) strict;
`

/** Upgrades files of older releases, which had an index of event ids and kept all events of metadata streams. */
const upgrade = `
  drop index if exists event_by_id;
  update stream set max_count = 1 where name >= '$$' and name < '$%' and max_count is null;
`

/**
 * Rebuilds damaged indexes of the table of streams, because they could hide a stream or let it be created twice. The
 * table's rows contain all the data needed, and have checksums. Throws DamagedFileError if the rebuilding fails.
 */
function restoreIndex(db: DatabaseSync, file: string): void {
  const fault = () => String(db.prepare('pragma integrity_check(stream)').get()?.integrity_check)
  if (fault() === 'ok') return
  // Rows are checked before the index is rebuilt, because a damaged row would put a wrong name into it.
  for (const row of eachRow<StreamRow>(db.prepare('select * from stream')))
    if (row.checksum !== streamSum(row)) throw damaged(file, `what it knows of the stream ${row.name}`)
  db.exec('reindex stream')
  const left = fault()
  if (left !== 'ok') throw damaged(file, `its streams: ${left}`)
}

/** Columns that files of older releases lack. */
const columns = [
  ['event', 'checksum integer'],
  ['stream', 'scavenged integer not null default 0'],
  ['stream', 'checksum integer not null default 0'],
] as const

/** Upgrades a file to the format of this release, in one transaction. Checksums are renewed later (renew.ts). */
function bringUp(db: DatabaseSync, isNew: boolean): void {
  db.exec(`begin immediate; ${tables} ${upgrade}`)
  for (const [table, column] of columns) {
    const [name] = column.split(' ')
    if (!db.prepare(`select name from pragma_table_info('${table}') where name = '${name}'`).get())
      db.exec(`alter table ${table} add column ${column}`)
  }
  if (!isNew) {
    // Files of older releases do not record scavenges, so all positions before the first event count as scavenged.
    db.exec(`update stream set scavenged = coalesce(
      (select min(revision) from event where stream = stream.id and revision < ${TOMBSTONE_REVISION}), last + 1)`)
    const put = db.prepare('update stream set checksum = ? where id = ?')
    const page = db.prepare('select * from stream where id > ? order by id limit 1000')
    for (let after = 0, rows; (rows = exactRows<StreamRow>(page, after)).length > 0; after = rows.at(-1)!.id)
      for (const row of rows) put.run(streamSum(row), row.id)
  }
  const known = db.prepare('select count(*) as count, coalesce(max(position), 0) as head from event').get()
  const head = Number(known?.head)
  const scavenged = Number(known?.count) === head ? 0 : head
  db.exec('delete from log')
  writeState(db, { head, scavenged, old_after: 0, old_to: isNew ? 0 : head })
  db.exec(`pragma user_version = ${LAYOUT}; commit`)
}

// The outer join keeps events whose stream is missing, because a missing stream is damage that must be reported.
/** SQL query for events with the names of their streams, to which the caller adds a condition. */
export const events =
  'select position, s.name as stream, revision, e.id, type, json, created, data, metadata, e.checksum ' +
  'from event e left join stream s on s.id = e.stream'

/** SQL query for events after a position, up to a maximum number. */
export const eventsAfter = `${events} where position > ? order by position limit ?`

/**
 * Opens a log file for writing: commits are synced to disk (fdatasync) before they return, and deleted data is
 * overwritten. Throws if a newer release wrote the file, or a DamagedFileError.
 */
export function openToWrite(file: string): DatabaseSync {
  makePrivate(file)
  const db = new DatabaseSync(file, { timeout: 2000 })
  try {
    prepare(db, file)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function prepare(db: DatabaseSync, file: string): void {
  const isEmpty = db.prepare('select count(*) as tables from sqlite_schema').get()?.tables === 0
  const isNew = isEmpty && Number(db.prepare('pragma page_count').get()?.page_count) <= 1
  if (isEmpty && !isNew) throw damaged(file, 'it has pages, and no tables')
  // Lets the file shrink after a scavenge; SQLite can set this option only for new files.
  if (isNew) db.exec('pragma auto_vacuum = incremental')
  db.exec('pragma journal_mode = wal; pragma synchronous = full')
  db.exec('pragma secure_delete = on; pragma wal_autocheckpoint = 8000; pragma cache_size = -65536')
  const layout = Number(db.prepare('pragma user_version').get()?.user_version)
  if (layout > LAYOUT)
    throw new Error(`it was written by a newer release (layout ${layout}): update this one`)
  if (layout < LAYOUT) bringUp(db, isNew)
  restoreIndex(db, file)
}

/** Opens a log file for reading while it is being written. The reader sees committed data only and never waits. */
export function openToRead(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 2000 })
  db.exec('pragma cache_size = -32768')
  return db
}
