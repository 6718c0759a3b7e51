import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { LIMITED, TOMBSTONE_REVISION } from './schema.ts'
import { checkpointed, wipe } from './wipe.ts'

/** How a scavenge ended, in EventStoreDB's words, and what it removed. */
export interface Scavenged {
  result: 'Success' | 'Stopped' | 'Failed'
  /** Empty but where it failed. */
  error: string
  /** Events that are gone. */
  events: number
  /** Bytes by which the file got smaller. */
  spaceSaved: number
}

interface Limited {
  id: number
  name: string
  last: number
  truncate_before: number
  max_count: number | null
  max_age: number | null
  tombstoned: number
}

/** How long a slice may keep others from writing, in ms. */
const SLICE = 10
/** How long others who read (a backup, say) may hold up the end of it, in ms. */
const PATIENCE = 600_000
const PAGE = 64
/** Pages given back at a time. */
const GIVEN_BACK = 128

/**
 * Removes for good what readers of a stream no longer see: what was deleted, and what `$tb`, `$maxCount` and `$maxAge`
 * hide. Of a stream that lives its last event stays, of one that ended its tombstone, as in EventStoreDB. Works in
 * slices, between which the caller may write; yields how many ms to wait before the next.
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
    for (const steps of [remove(db, removed), giveBack(db), wipe(db, file, PATIENCE)])
      for (const pause of steps) {
        if (signal.aborted) return outcome('Stopped')
        yield pause
      }
    yield* checkpointed(db, PATIENCE)
    return outcome('Success')
  } catch (error) {
    return outcome('Failed', error instanceof Error ? error.message : String(error))
  } finally {
    if (db.isTransaction) db.exec('rollback')
    db.exec('pragma busy_timeout = 2000')
  }
}

function* remove(db: DatabaseSync, removed: { events: number }): Generator<number, void> {
  const remove = db.prepare('delete from event where position = ?')
  const pages = removable(db, Date.now() * 1000)
  for (let done = false; !done;) {
    db.exec('begin immediate')
    for (const until = performance.now() + SLICE; performance.now() < until;) {
      const page = pages.next()
      if ((done = page.done === true)) break
      for (const position of page.value) remove.run(position)
      removed.events += page.value.length
    }
    db.exec('commit')
    yield 0
  }
}

/** Positions of events to remove, some at a time; each must be removed before the next are asked for. */
function* removable(db: DatabaseSync, now: number): Generator<number[], void> {
  const streams = db.prepare(
    `select id, name, last, truncate_before, max_count, max_age, tombstoned
     from stream indexed by limited_stream where (${LIMITED}) and id > ? order by id limit ${PAGE}`,
  )
  const named = db.prepare('select id from stream where name = ?')
  const oldest = db.prepare(
    `select position, revision, created from event where stream = ? and revision < ? order by revision limit ${PAGE}`,
  )

  /** The events of a stream before a revision, as long as they are before `first` or older than `notBefore`. */
  function* hidden(id: number, end: number, first: number, notBefore: number) {
    for (;;) {
      const rows = oldest.all(id, end) as { position: number; revision: number; created: number }[]
      const seen = rows.findIndex(({ revision, created }) => revision >= first && created >= notBefore)
      const gone = seen < 0 ? rows : rows.slice(0, seen)
      yield gone.map(({ position }) => position)
      if (gone.length < PAGE) return
    }
  }

  for (let after = 0, page: Limited[]; (page = streams.all(after) as unknown as Limited[]).length > 0;) {
    for (const { id, name, last, truncate_before, max_count, max_age, tombstoned } of page) {
      after = id
      if (tombstoned) {
        yield* hidden(id, TOMBSTONE_REVISION, TOMBSTONE_REVISION, 0)
        const metadata = named.get(`$$${name}`)
        if (metadata) yield* hidden(Number(metadata.id), TOMBSTONE_REVISION, TOMBSTONE_REVISION, 0)
      } else {
        const first = Math.max(truncate_before, max_count === null ? 0 : last - max_count + 1)
        yield* hidden(id, last, first, max_age === null ? 0 : now - max_age)
      }
    }
  }
}

/** Gives pages that hold nothing any more back to the file system; in files that were made so. */
function* giveBack(db: DatabaseSync): Generator<number, void> {
  const count = db.prepare('pragma freelist_count')
  const free = () => Number(count.get()?.freelist_count)
  for (let before = Infinity; free() > 0 && free() < before; yield 0) {
    before = free()
    db.exec(`pragma incremental_vacuum(${GIVEN_BACK})`)
  }
}
