import type { DatabaseSync } from 'node:sqlite'
import { checksumOf, damaged, streamSum } from './damage.ts'
import { DELETED, METADATA_TYPE, TOMBSTONE_REVISION, TOMBSTONE_TYPE, type StreamRow } from './schema.ts'
import { readState } from './state.ts'
import { rowOf } from '../rows.ts'

/** Required state of the stream to which is written: any, missing, existing, or at a given revision. */
export type Expected = 'any' | 'no_stream' | 'stream_exists' | number

export interface NewEvent {
  id: string
  type: string
  json: boolean
  data: Uint8Array
  metadata: Uint8Array
}

export type Write = { stream: string; expected: Expected } & (
  | { kind: 'append'; events: NewEvent[] }
  /** Soft delete: the stream appears to be missing, and the next append continues its revision numbers. */
  | { kind: 'delete' }
  | { kind: 'tombstone' }
)

export type Written =
  | { kind: 'written'; revision: number; position: number }
  /** `actual` is the revision of the stream's last event, -1 if the stream is missing. */
  | { kind: 'wrong-expected'; actual: number }
  | { kind: 'stream-deleted' }
  | { kind: 'failed'; message: string }

/** Number of the latest event ids that are kept in memory to recognise repeated appends. */
const MAX_RECENT_IDS = 50_000

/** Prepared statements, and the state of the log that each write needs, kept in memory to save reads from disk. */
interface Writer {
  file: string
  sql: Statements
  /** Position of the log's last event; 0 if the log is empty. A position is never used twice. */
  position: number
  /** Revisions of the latest events, by stream and event id, with the oldest first. */
  recent: Map<string, number>
  /** Events that the open transaction has added, and the log position before the first of them. */
  added: { after: number; events: string[] }
}

function statements(db: DatabaseSync) {
  return {
    find: db.prepare('select * from stream where name = ?'),
    create: db.prepare('insert into stream (name, last, max_count, checksum) values (?, ?, ?, ?)'),
    advance: db.prepare('update stream set last = ?, checksum = ? where id = ?'),
    limit: db.prepare(
      'update stream set truncate_before = ?, max_count = ?, max_age = ?, checksum = ? where id = ?',
    ),
    tombstone: db.prepare('update stream set tombstoned = 1, checksum = ? where id = ?'),
    insert: db.prepare(
      'insert into event (position, stream, revision, id, type, json, created, data, metadata, checksum) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    at: db.prepare('select id, position from event where stream = ? and revision = ?'),
    lastData: db.prepare('select data from event where stream = ? order by revision desc limit 1'),
    recent: db.prepare('select position, id, stream, revision from event order by position desc limit ?'),
  }
}

type Statements = ReturnType<typeof statements>
const EMPTY = new Uint8Array()

/** Key of an event in `recent`: stream and event id, because several streams can contain the same event id. */
const nameOf = (stream: number, id: string) => `${stream} ${id}`

/** Prepares writes to a log, and reads its end. Throws DamagedFileError if events at the end of the log are missing. */
export function prepareWriter(db: DatabaseSync, file: string): Writer {
  const sql = statements(db)
  const { head } = readState(db, file)
  const latest = sql.recent.all(MAX_RECENT_IDS).toReversed()
  const positions = latest.map(({ position }) => Number(position))
  const position = positions.at(-1) ?? 0
  if (positions.some((at, index) => at <= (positions[index - 1] ?? 0)))
    throw damaged(file, 'the positions of its last events are not in order')
  if (position < head)
    throw damaged(file, `it ends at position ${position}, and ended at ${head} when it was closed`)
  return {
    file,
    sql,
    position,
    recent: new Map(
      latest.map(({ id, stream, revision }) => [nameOf(Number(stream), String(id)), Number(revision)]),
    ),
    added: { after: position, events: [] },
  }
}

/** Updates the state in memory; must be called after each commit. */
export function committed(writer: Writer): void {
  for (const event of writer.recent.keys()) {
    if (writer.recent.size <= MAX_RECENT_IDS) break
    writer.recent.delete(event)
  }
  writer.added = { after: writer.position, events: [] }
}

/** Restores the state in memory; must be called after each rollback. */
export function takenBack(writer: Writer): void {
  for (const event of writer.added.events) writer.recent.delete(event)
  writer.position = writer.added.after
  writer.added.events = []
}

/** Row of a stream; a row with id -1 if the stream is missing. */
function streamNamed({ sql, file }: Writer, name: string): StreamRow {
  const found = rowOf<StreamRow>(sql.find, name)
  if (found && found.checksum !== streamSum(found)) throw damaged(file, `what it knows of the stream ${name}`)
  if (found) return found
  // In a metadata stream, only the last event is visible.
  const max_count = name.startsWith('$$') ? 1 : null
  const limits = { truncate_before: 0, max_count, max_age: null, tombstoned: 0, scavenged: 0 }
  return { id: -1, name, last: -1, ...limits, checksum: 0 }
}

function made({ sql }: Writer, stream: StreamRow): StreamRow {
  if (stream.id >= 0) return stream
  const checksum = streamSum(stream)
  const { lastInsertRowid } = sql.create.run(stream.name, stream.last, stream.max_count, checksum)
  return { ...stream, id: Number(lastInsertRowid), checksum }
}

/** Stores the last revision of a stream, and the stream if it is new. */
function advanced(writer: Writer, stream: StreamRow, last: number): StreamRow {
  const row = { ...stream, last }
  if (row.id < 0) return made(writer, row)
  row.checksum = streamSum(row)
  writer.sql.advance.run(last, row.checksum, row.id)
  return row
}

/** Carries out a write within the open transaction. `now` is in microseconds since 1970. */
export function write(writer: Writer, change: Write, now: number): Written {
  const stream = streamNamed(writer, change.stream)
  if (stream.tombstoned) return { kind: 'stream-deleted' }
  const deleted = stream.truncate_before === DELETED
  if (!meets(change.expected, stream.last, deleted)) {
    const repeated = change.kind === 'append' ? repetition(writer, stream, change) : undefined
    return repeated ?? { kind: 'wrong-expected', actual: deleted ? -1 : stream.last }
  }
  switch (change.kind) {
    case 'append':
      return append(writer, stream, change, now, deleted)
    case 'delete':
      // A stream of which only metadata were written can be deleted too, as in EventStoreDB.
      if (stream.id < 0) return { kind: 'wrong-expected', actual: -1 }
      return truncate(writer, change.stream, DELETED, now)
    case 'tombstone':
      return end(writer, made(writer, stream), now)
  }
}

function end(writer: Writer, stream: StreamRow, now: number): Written {
  writer.sql.tombstone.run(streamSum({ ...stream, tombstoned: 1 }), stream.id)
  return insert(writer, stream, TOMBSTONE_REVISION, tombstone(), now)
}

function meets(expected: Expected, last: number, deleted: boolean): boolean {
  if (expected === 'any') return true
  if (expected === 'no_stream') return last === -1 || deleted
  if (expected === 'stream_exists') return last >= 0 && !deleted
  return expected === last
}

/**
 * Result of the earlier append if the same events, by their ids, are already stored in the same order; otherwise
 * undefined. If the append expects a revision, the events at that revision are compared, however old they are;
 * otherwise, the latest ones.
 */
function repetition(
  { sql, recent }: Writer,
  stream: StreamRow,
  { events, expected }: Extract<Write, { kind: 'append' }>,
): Written | undefined {
  const [first] = events
  if (!first) return undefined
  const seen = recent.get(nameOf(stream.id, first.id))
  const start = typeof expected === 'number' ? expected + 1 : expected === 'no_stream' ? 0 : seen
  if (start === undefined) return undefined
  let last: { id: string; position: number } | undefined
  for (const [index, { id }] of events.entries()) {
    last = rowOf(sql.at, stream.id, start + index)
    if (last?.id !== id) return undefined
  }
  return { kind: 'written', revision: start + events.length - 1, position: last!.position }
}

function append(
  writer: Writer,
  stream: StreamRow,
  change: Extract<Write, { kind: 'append' }>,
  now: number,
  deleted: boolean,
): Written {
  if (typeof change.expected === 'string') {
    const repeated = repetition(writer, stream, { ...change, expected: 'any' })
    if (repeated) return repeated
  }
  let written: Written = { kind: 'written', revision: stream.last, position: writer.position }
  if (change.events.length === 0) return written
  // An append to a soft-deleted stream makes it visible again, starting with the appended events.
  if (deleted) truncate(writer, change.stream, stream.last + 1, now)
  const before = deleted ? streamNamed(writer, change.stream) : stream
  const after = advanced(writer, before, before.last + change.events.length)
  for (const [index, event] of change.events.entries())
    written = insert(writer, after, before.last + 1 + index, event, now)
  if (change.stream.startsWith('$$')) applyMetadata(writer, change.stream.slice(2), change.events.at(-1)!)
  return written
}

function insert(
  writer: Writer,
  { id: stream, name: streamName }: StreamRow,
  revision: number,
  event: NewEvent,
  now: number,
): Written {
  const { sql, recent, added } = writer
  const { id, type, data, metadata } = event
  const [position, json] = [writer.position + 1, event.json ? 1 : 0]
  const row = { position, stream: streamName, revision, created: now, json, id, type, data, metadata }
  const checksum = checksumOf({ ...row, checksum: null })
  sql.insert.run(position, stream, revision, id, type, json, now, data, metadata, checksum)
  writer.position = position
  const name = nameOf(stream, id)
  if (!recent.has(name)) added.events.push(name)
  recent.set(name, revision)
  return { kind: 'written', revision, position }
}

const tombstone = (): NewEvent => ({
  id: crypto.randomUUID(),
  type: TOMBSTONE_TYPE,
  json: false,
  data: EMPTY,
  metadata: EMPTY,
})

/** Sets `$tb` (the first visible revision) of a stream and keeps its other metadata. */
function truncate(writer: Writer, name: string, $tb: number, now: number): Written {
  const metadata = streamNamed(writer, `$$${name}`)
  const last = rowOf<{ data: Uint8Array }>(writer.sql.lastData, metadata.id)
  const kept = { ...(last && parsed(last.data)), $tb }
  const wire = JSON.stringify(kept).replace(`"$tb":${DELETED}`, '"$tb":9223372036854775807')
  const event = {
    id: crypto.randomUUID(),
    type: METADATA_TYPE,
    json: true,
    data: Buffer.from(wire),
    metadata: EMPTY,
  }
  return write(writer, { kind: 'append', stream: `$$${name}`, expected: 'any', events: [event] }, now)
}

/** Applies the limits in a `$metadata` event to the stream that it describes. */
function applyMetadata(writer: Writer, name: string, event: NewEvent): void {
  const stream = made(writer, streamNamed(writer, name))
  const { $tb, $maxCount, $maxAge } = parsed(event.data)
  const safe = (value: unknown) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 ? Math.min(value, DELETED) : null
  const seconds = safe($maxAge)
  const limits = {
    truncate_before: safe($tb) ?? 0,
    max_count: safe($maxCount),
    max_age: seconds === null ? null : seconds * 1_000_000,
  }
  const checksum = streamSum({ ...stream, ...limits })
  writer.sql.limit.run(limits.truncate_before, limits.max_count, limits.max_age, checksum, stream.id)
}

function parsed(data: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(data).toString('utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
