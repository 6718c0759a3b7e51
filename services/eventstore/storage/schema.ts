import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { damaged, streamSum } from './damage.ts'
import { writeState } from './state.ts'
import { makePrivate } from '../../private-file.ts'

/** One row of `event`, as it is read. */
export interface EventRow {
  position: number
  stream: string
  revision: number
  id: string
  type: string
  /** Whether the data is JSON (content type). */
  json: number
  /** Microseconds since 1970. */
  created: number
  data: Uint8Array
  metadata: Uint8Array
  /** Of all of the above (damage.ts); until an event of an older release has it, the one of that release, or null. */
  checksum: number | null
}

/** One row of `stream`. */
export interface StreamRow {
  id: number
  name: string
  /** Revision of the last event; -1 before the first. */
  last: number
  truncate_before: number
  max_count: number | null
  /** Microseconds. */
  max_age: number | null
  tombstoned: number
  /** Revision before which a scavenge has removed everything. */
  scavenged: number
  checksum: number
}

/** Revision under which a tombstone is kept; on the wire it is 2^63 - 1. */
export const TOMBSTONE_REVISION = Number.MAX_SAFE_INTEGER
export const TOMBSTONE_TYPE = '$streamDeleted'
export const METADATA_TYPE = '$metadata'

/** `$tb` of a soft-deleted stream: 2^63 - 1 on the wire, kept as the largest safe integer. */
export const DELETED = Number.MAX_SAFE_INTEGER

/** The layout of the file that this release writes (`pragma user_version`). */
const LAYOUT = 4

/**
 * Which streams hide events from their readers, and so may hold some that a scavenge removes. The condition of the
 * partial index, word for word: SQLite uses it only then.
 */
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

/** What older files need: they had an index of event ids, and kept all metadata of a stream. */
const upgrade = `
  drop index if exists event_by_id;
  update stream set max_count = 1 where name >= '$$' and name < '$%' and max_count is null;
`

/**
 * Makes the indexes of streams again where they are damaged: by a damaged one a stream would not be found, or made a
 * second time. All that is in them is in the table, whose rows have checksums. Throws DamagedFileError where that is no help.
 */
function restoreIndex(db: DatabaseSync, file: string): void {
  const fault = () => String(db.prepare('pragma integrity_check(stream)').get()?.integrity_check)
  if (fault() === 'ok') return
  // A row that is damaged itself would give its index the wrong name.
  for (const row of db.prepare('select * from stream').iterate() as Iterable<unknown> as Iterable<StreamRow>)
    if (row.checksum !== streamSum(row)) throw damaged(file, `what it knows of the stream ${row.name}`)
  db.exec('reindex stream')
  const left = fault()
  if (left !== 'ok') throw damaged(file, `its streams: ${left}`)
}

/** Columns that older files lack. */
const columns = [
  ['event', 'checksum integer'],
  ['stream', 'scavenged integer not null default 0'],
  ['stream', 'checksum integer not null default 0'],
] as const

/** Brings a file to the layout of this release, all or nothing. Events get their new checksums later (renew.ts). */
function bringUp(db: DatabaseSync, isNew: boolean): void {
  db.exec(`begin immediate; ${tables} ${upgrade}`)
  for (const [table, column] of columns) {
    const [name] = column.split(' ')
    if (!db.prepare(`select name from pragma_table_info('${table}') where name = '${name}'`).get())
      db.exec(`alter table ${table} add column ${column}`)
  }
  if (!isNew) {
    // Of a stream a scavenge has removed what is before its first event; where an event is missing, it is unknown which.
    db.exec(`update stream set scavenged = coalesce(
      (select min(revision) from event where stream = stream.id and revision < ${TOMBSTONE_REVISION}), last + 1)`)
    const put = db.prepare('update stream set checksum = ? where id = ?')
    const page = db.prepare('select * from stream where id > ? order by id limit 1000')
    for (
      let after = 0, rows;
      (rows = page.all(after) as unknown as StreamRow[]).length > 0;
      after = rows.at(-1)!.id
    )
      for (const row of rows) put.run(streamSum(row), row.id)
  }
  const known = db.prepare('select count(*) as count, coalesce(max(position), 0) as head from event').get()
  const head = Number(known?.head)
  const scavenged = Number(known?.count) === head ? 0 : head
  db.exec('delete from log')
  writeState(db, { head, scavenged, old_after: 0, old_to: isNew ? 0 : head })
  db.exec(`pragma user_version = ${LAYOUT}; commit`)
}

// A stream that is not there is damage as well: its events must not be left out without a word.
/** Reads events with the name of their stream; to be followed by which. */
export const events =
  'select position, s.name as stream, revision, e.id, type, json, created, data, metadata, e.checksum ' +
  'from event e left join stream s on s.id = e.stream'

/**
 * Rows with numbers that JavaScript has; of others, which only damage leaves, the nearest: no checksum fits them.
 */
export function rowsOf<Row>(statement: StatementSync, ...values: SQLInputValue[]): Row[] {
  try {
    return statement.all(...values) as Row[]
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_OUT_OF_RANGE')) throw error
  }
  statement.setReadBigInts(true)
  try {
    const near = (value: unknown) => (typeof value === 'bigint' ? Number(value) : value)
    return statement
      .all(...values)
      .map(
        (row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, near(value)])) as Row,
      )
  } finally {
    statement.setReadBigInts(false)
  }
}

/** Reads events of the log after a position, so many. */
export const eventsAfter = `${events} where position > ? order by position limit ?`

/**
 * Opens the file to write: every commit is on disk (fdatasync) when it returns, and what is deleted is overwritten.
 * Throws when the file was written by a newer release, and DamagedFileError.
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
  // Space that a scavenge frees can be given back. Of a file that is there it would be written again, to no effect.
  if (isNew) db.exec('pragma auto_vacuum = incremental')
  db.exec('pragma journal_mode = wal; pragma synchronous = full')
  db.exec('pragma secure_delete = on; pragma wal_autocheckpoint = 8000; pragma cache_size = -65536')
  const layout = Number(db.prepare('pragma user_version').get()?.user_version)
  if (layout > LAYOUT)
    throw new Error(`it was written by a newer release (layout ${layout}): update this one`)
  if (layout < LAYOUT) bringUp(db, isNew)
  restoreIndex(db, file)
}

/** Opens the file to read beside the writer: sees what is committed, and waits for nobody. */
export function openToRead(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 2000 })
  db.exec('pragma cache_size = -32768')
  return db
}
