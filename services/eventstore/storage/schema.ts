import { DatabaseSync } from 'node:sqlite'
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
  /** Of all of the above but the stream (damage.ts); null in events of older releases. */
  checksum: number | null
}

/** Revision under which a tombstone is kept; on the wire it is 2^63 - 1. */
export const TOMBSTONE_REVISION = Number.MAX_SAFE_INTEGER
export const TOMBSTONE_TYPE = '$streamDeleted'
export const METADATA_TYPE = '$metadata'

/** `$tb` of a soft-deleted stream: 2^63 - 1 on the wire, kept as the largest safe integer. */
export const DELETED = Number.MAX_SAFE_INTEGER

/** The layout of the file that this release writes (`pragma user_version`). */
const LAYOUT = 3

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
    tombstoned integer not null default 0
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
`

/** What older files need: they had an index of event ids, kept all metadata of a stream, and knew no checksums. */
const upgrade = `
  drop index if exists event_by_id;
  update stream set max_count = 1 where name >= '$$' and name < '$%' and max_count is null;
`

/**
 * Opens the file to write: every commit is on disk (fdatasync) when it returns, and what is deleted is overwritten.
 * Throws when the file was written by a newer release.
 */
export function openToWrite(file: string): DatabaseSync {
  makePrivate(file)
  const db = new DatabaseSync(file, { timeout: 2000 })
  // Takes effect in a file that is new: space that a scavenge frees can be given back.
  db.exec('pragma auto_vacuum = incremental; pragma journal_mode = wal; pragma synchronous = full')
  db.exec('pragma secure_delete = on; pragma wal_autocheckpoint = 8000; pragma cache_size = -65536')
  const layout = Number(db.prepare('pragma user_version').get()?.user_version)
  if (layout > LAYOUT) {
    db.close()
    throw new Error(`it was written by a newer release (layout ${layout}): update this one`)
  }
  if (layout < LAYOUT) {
    db.exec(`begin; ${tables} ${upgrade} pragma user_version = ${LAYOUT}`)
    const columns = db.prepare("select name from pragma_table_info('event') where name = 'checksum'")
    if (!columns.get()) db.exec('alter table event add column checksum integer')
    db.exec('commit')
  }
  return db
}

/** Opens the file to read beside the writer: sees what is committed, and waits for nobody. */
export function openToRead(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 2000 })
  db.exec('pragma cache_size = -32768')
  return db
}
