import { DatabaseSync } from 'node:sqlite'

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
}

/** Revision under which a tombstone is kept; on the wire it is 2^63 - 1. */
export const TOMBSTONE_REVISION = Number.MAX_SAFE_INTEGER
export const TOMBSTONE_TYPE = '$streamDeleted'
export const METADATA_TYPE = '$metadata'

/** `$tb` of a soft-deleted stream: 2^63 - 1 on the wire, kept as the largest safe integer. */
export const DELETED = Number.MAX_SAFE_INTEGER

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
  create table if not exists event (
    position integer primary key autoincrement,
    stream integer not null,
    revision integer not null,
    id text not null,
    type text not null,
    json integer not null,
    created integer not null,
    data blob not null,
    metadata blob not null
  ) strict;
  create unique index if not exists event_of_stream on event (stream, revision);
  create index if not exists event_by_id on event (id);
`

/** Opens the file to write: every commit is on disk (fdatasync) when it returns. */
export function openToWrite(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 2000 })
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000')
  db.exec(tables)
  return db
}

/** Opens the file to read beside the writer: sees what is committed, and waits for nobody. */
export const openToRead = (file: string): DatabaseSync =>
  new DatabaseSync(file, { readOnly: true, timeout: 2000 })
