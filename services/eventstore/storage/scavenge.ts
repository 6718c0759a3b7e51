import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { streamSum } from './damage.ts'
import { openForgetting } from './mend.ts'
import { LIMITED, TOMBSTONE_REVISION, type StreamRow } from './schema.ts'
import { readState, writeState } from './state.ts'
import { checkpointed, wipe } from './wipe.ts'
import { errorFrom } from '../../thrown.ts'
import { rowOf, exactRows } from '../rows.ts'

/** Result of a scavenge, with the names that EventStoreDB uses for it. */
export interface Scavenged {
  result: 'Success' | 'Stopped' | 'Failed'
  error: string
  events: number
  /** Number of bytes by which the file became smaller. */
  spaceSaved: number
}

/** Maximum duration of one slice of the work, in which nobody else can write. */
const SLICE_MS = 10
/** Maximum time, at the end of a scavenge, to wait for other readers of the file, such as backups. */
const MAX_WAIT_MS = 600_000
const PAGE_ROWS = 64
/** Number of free pages that one step returns to the file system. */
const PAGES_PER_STEP = 128

/**
 * Permanently removes events that readers cannot see: those of deleted streams, and those that `$tb`, `$maxCount` or
 * `$maxAge` hides. As in EventStoreDB, a stream keeps its last event, and a tombstoned one its tombstone. Works in
 * slices, between which the caller can write; after each slice, yields the pause before the next one in ms.
 */
export function* scavenge(db: DatabaseSync, file: string, signal: AbortSignal): Generator<number, Scavenged> {
  const size = () => statSync(file).size
  const before = size()
  const removed = { events: 0 }
  const outcome = (result: Scavenged['result'], error = '') => ({
    result,
    error,
    events: removed.events,
    spaceSaved: Math.max(0, before - size()),
  })
  db.exec('pragma busy_timeout = 10')
  try {
    for (const steps of [remove(db, file, removed), giveBack(db), wipe(db, file, MAX_WAIT_MS)])
      for (const pause of steps) {
        if (signal.aborted) return outcome('Stopped')
        yield pause
      }
    yield* checkpointed(db, MAX_WAIT_MS)
    return outcome('Success')
  } catch (error) {
    return outcome('Failed', errorFrom(error).message)
  } finally {
    if (db.isTransaction) db.exec('rollback')
    db.exec('pragma busy_timeout = 2000')
  }
}

/** Events of a stream that a scavenge can remove: all before a revision. */
interface Removable {
  stream: StreamRow
  positions: number[]
  /** Revision up to which a scavenge can remove events (exclusive). */
  before: number
}

function* remove(db: DatabaseSync, file: string, removed: { events: number }): Generator<number, void> {
  const remove = db.prepare('delete from event where position = ?')
  const forget = openForgetting(db)
  const note = db.prepare('update stream set scavenged = ?, checksum = ? where id = ?')
  const pages = removable(db, Date.now() * 1000)
  db.exec('begin immediate')
  const state = readState(db, file)
  const head = Number(db.prepare('select coalesce(max(position), 0) as head from event').get()?.head)
  // Saved before the first event is removed, because from then on positions up to this one may be missing.
  writeState(db, { ...state, scavenged: head })
  db.exec('commit')
  for (let done = false; !done;) {
    db.exec('begin immediate')
    for (const until = performance.now() + SLICE_MS; performance.now() < until;) {
      const page = pages.next()
      if ((done = page.done === true)) break
      const { stream, positions, before } = page.value
      if (positions.length === 0) continue
      for (const position of positions) {
        remove.run(position)
        forget(position)
      }
      stream.scavenged = Math.max(stream.scavenged, before)
      note.run(stream.scavenged, streamSum(stream), stream.id)
      removed.events += positions.length
    }
    db.exec('commit')
    yield 0
  }
}

/** Events that can be removed, in portions; the caller must remove each portion before it takes the next one. */
function* removable(db: DatabaseSync, now: number): Generator<Removable, void> {
  const streams = db.prepare(
    `select * from stream indexed by limited_stream where (${LIMITED}) and id > ? order by id limit ${PAGE_ROWS}`,
  )
  const named = db.prepare('select * from stream where name = ?')
  const current = db.prepare('select * from stream where id = ?')
  const oldest = db.prepare(
    `select position, revision, created from event where stream = ? and revision < ? order by revision limit ${PAGE_ROWS}`,
  )

  /** Events of a stream before the revision `end` that come before `first` or are older than `notBefore`. */
  function* hidden({ id }: StreamRow, end: number, first: number, notBefore: number) {
    for (;;) {
      const rows = exactRows<{ position: number; revision: number; created: number }>(oldest, id, end)
      const seen = rows.findIndex(({ revision, created }) => revision >= first && created >= notBefore)
      const gone = seen < 0 ? rows : rows.slice(0, seen)
      const stream = rowOf<StreamRow>(current, id)!
      const before = end === TOMBSTONE_REVISION ? stream.last + 1 : (gone.at(-1)?.revision ?? -1) + 1
      yield { stream, positions: gone.map(({ position }) => position), before }
      if (gone.length < PAGE_ROWS) return
    }
  }

  for (let after = 0, page: StreamRow[]; (page = exactRows<StreamRow>(streams, after)).length > 0;) {
    for (const stream of page) {
      const { id, name, last, truncate_before, max_count, max_age, tombstoned } = stream
      after = id
      if (tombstoned) {
        yield* hidden(stream, TOMBSTONE_REVISION, TOMBSTONE_REVISION, 0)
        const metadata = rowOf<StreamRow>(named, `$$${name}`)
        if (metadata) yield* hidden(metadata, TOMBSTONE_REVISION, TOMBSTONE_REVISION, 0)
      } else {
        const first = Math.max(truncate_before, max_count === null ? 0 : last - max_count + 1)
        yield* hidden(stream, last, first, max_age === null ? 0 : now - max_age)
      }
    }
  }
}

/** Returns free pages to the file system, if the file was created with the SQLite option for that. */
function* giveBack(db: DatabaseSync): Generator<number, void> {
  const count = db.prepare('pragma freelist_count')
  const free = () => Number(count.get()?.freelist_count)
  for (let before = Infinity; free() > 0 && free() < before; yield 0) {
    before = free()
    db.exec(`pragma incremental_vacuum(${PAGES_PER_STEP})`)
  }
}
