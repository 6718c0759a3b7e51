import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { DELETED, METADATA_TYPE, TOMBSTONE_REVISION, TOMBSTONE_TYPE } from './schema.ts'

/** What an append expects of its stream: nothing, none, one, or one at exactly a revision. */
export type Expected = 'any' | 'no_stream' | 'stream_exists' | number

export interface NewEvent {
  id: string
  type: string
  json: boolean
  data: Uint8Array
  metadata: Uint8Array
}

/** One change of one stream. */
export type Write = { stream: string; expected: Expected } & (
  | { kind: 'append'; events: NewEvent[] }
  /** Soft: readers find no stream, and the next append goes on with the old revisions. */
  | { kind: 'delete' }
  /** For good. */
  | { kind: 'tombstone' }
)

export type Written =
  | { kind: 'written'; revision: number; position: number }
  /** `actual` is -1 where there is no stream. */
  | { kind: 'wrong-expected'; actual: number }
  | { kind: 'stream-deleted' }
  | { kind: 'failed'; message: string }

interface StreamRow {
  id: number
  last: number
  truncate_before: number
  tombstoned: number
}

/** The statements of the writer, prepared once. */
export function prepareWriter(db: DatabaseSync) {
  return {
    find: db.prepare('select id, last, truncate_before, tombstoned from stream where name = ?'),
    create: db.prepare('insert into stream (name, last) values (?, -1)'),
    advance: db.prepare('update stream set last = ? where id = ?'),
    limit: db.prepare('update stream set truncate_before = ?, max_count = ?, max_age = ? where id = ?'),
    tombstone: db.prepare('update stream set tombstoned = 1 where id = ?'),
    insert: db.prepare(
      'insert into event (stream, revision, id, type, json, created, data, metadata) values (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    at: db.prepare('select id, position from event where stream = ? and revision = ?'),
    byId: db.prepare(
      'select revision, position from event where id = ? and stream = ? order by revision limit 1',
    ),
    position: db.prepare('select position from event where stream = ? and revision = ?'),
    lastPosition: db.prepare('select max(position) as position from event'),
    lastData: db.prepare('select data from event where stream = ? order by revision desc limit 1'),
  }
}

type Statements = ReturnType<typeof prepareWriter>
const EMPTY = new Uint8Array()

const row = <Row>(statement: StatementSync, ...values: (string | number)[]): Row | undefined =>
  statement.get(...values) as Row | undefined

function streamNamed(sql: Statements, name: string): StreamRow {
  const found = row<StreamRow>(sql.find, name)
  if (found) return found
  const { lastInsertRowid } = sql.create.run(name)
  return { id: Number(lastInsertRowid), last: -1, truncate_before: 0, tombstoned: 0 }
}

/** Carries out one write inside a transaction. `now` is in microseconds since 1970. */
export function write(sql: Statements, change: Write, now: number): Written {
  const stream = streamNamed(sql, change.stream)
  if (stream.tombstoned) return { kind: 'stream-deleted' }
  const deleted = stream.last >= 0 && stream.truncate_before === DELETED
  if (!meets(change.expected, stream.last, deleted)) {
    const repeated = change.kind === 'append' ? repetition(sql, stream, change) : undefined
    return repeated ?? { kind: 'wrong-expected', actual: deleted ? -1 : stream.last }
  }
  switch (change.kind) {
    case 'append':
      return append(sql, stream, change, now, deleted)
    case 'delete':
      return truncate(sql, change.stream, DELETED, now)
    case 'tombstone': {
      sql.tombstone.run(stream.id)
      const { lastInsertRowid } = insert(sql, stream.id, TOMBSTONE_REVISION, tombstone(), now)
      return { kind: 'written', revision: TOMBSTONE_REVISION, position: Number(lastInsertRowid) }
    }
  }
}

function meets(expected: Expected, last: number, deleted: boolean): boolean {
  if (expected === 'any') return true
  if (expected === 'no_stream') return last === -1 || deleted
  if (expected === 'stream_exists') return last >= 0 && !deleted
  return expected === last
}

/** The answer to an append whose events are there already, in the same order (idempotence by event id). */
function repetition(
  sql: Statements,
  stream: StreamRow,
  { events, expected }: Extract<Write, { kind: 'append' }>,
): Written | undefined {
  const [first] = events
  if (!first) return undefined
  const found = row<{ revision: number }>(sql.byId, first.id, stream.id)
  const start = typeof expected === 'number' ? expected + 1 : expected === 'no_stream' ? 0 : found?.revision
  if (start === undefined) return undefined
  const same = events.every(
    (event, index) => row<{ id: string }>(sql.at, stream.id, start + index)?.id === event.id,
  )
  if (!same) return undefined
  const revision = start + events.length - 1
  const { position } = row<{ position: number }>(sql.position, stream.id, revision)!
  return { kind: 'written', revision, position }
}

function append(
  sql: Statements,
  stream: StreamRow,
  change: Extract<Write, { kind: 'append' }>,
  now: number,
  deleted: boolean,
): Written {
  if (typeof change.expected === 'string') {
    const repeated = repetition(sql, stream, { ...change, expected: 'any' })
    if (repeated) return repeated
  }
  const position = () => row<{ position: number | null }>(sql.lastPosition)?.position ?? 0
  if (change.events.length === 0) return { kind: 'written', revision: stream.last, position: position() }
  // A soft-deleted stream goes on: what comes from here is visible, what was is not.
  if (deleted) truncate(sql, change.stream, stream.last + 1, now)
  let revision = stream.last
  let last = 0
  for (const event of change.events) {
    last = Number(insert(sql, stream.id, ++revision, event, now).lastInsertRowid)
  }
  sql.advance.run(revision, stream.id)
  if (change.stream.startsWith('$$')) applyMetadata(sql, change.stream.slice(2), change.events.at(-1)!)
  return { kind: 'written', revision, position: last }
}

const insert = (sql: Statements, stream: number, revision: number, event: NewEvent, now: number) =>
  sql.insert.run(stream, revision, event.id, event.type, event.json ? 1 : 0, now, event.data, event.metadata)

const tombstone = (): NewEvent => ({
  id: crypto.randomUUID(),
  type: TOMBSTONE_TYPE,
  json: false,
  data: EMPTY,
  metadata: EMPTY,
})

/** Changes where a stream begins; the rest of its metadata stays. */
function truncate(sql: Statements, name: string, $tb: number, now: number): Written {
  const metadata = streamNamed(sql, `$$${name}`)
  const last = row<{ data: Uint8Array }>(sql.lastData, metadata.id)
  const kept = { ...(last && parsed(last.data)), $tb }
  const wire = JSON.stringify(kept).replace(`"$tb":${DELETED}`, '"$tb":9223372036854775807')
  const event = {
    id: crypto.randomUUID(),
    type: METADATA_TYPE,
    json: true,
    data: Buffer.from(wire),
    metadata: EMPTY,
  }
  return write(sql, { kind: 'append', stream: `$$${name}`, expected: 'any', events: [event] }, now)
}

/** Takes over what a `$metadata` event says of its stream's limits. */
function applyMetadata(sql: Statements, name: string, event: NewEvent): void {
  const { id } = streamNamed(sql, name)
  const { $tb, $maxCount, $maxAge } = parsed(event.data)
  const safe = (value: unknown) => (typeof value === 'number' ? Math.min(value, DELETED) : null)
  const seconds = safe($maxAge)
  sql.limit.run(safe($tb) ?? 0, safe($maxCount), seconds === null ? null : seconds * 1_000_000, id)
}

function parsed(data: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(data).toString('utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
