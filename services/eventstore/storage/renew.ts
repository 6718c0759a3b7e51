import type { DatabaseSync } from 'node:sqlite'
import { checksumOf, isSound } from './damage.ts'
import { eventsAfter } from './schema.ts'
import { readState, writeState } from './state.ts'

/** How long a slice may keep others from writing, in ms, and how many events are read at a time. */
const SLICE = 10
const PAGE = 100
/** How long to wait before the next slice, in ms. */
const PAUSE = 20

/**
 * Gives events of an older release the checksum of this one, in slices, between which others may write. How far it is
 * and the checksums are written together, so that of each event one of the two counts, whenever it is broken off. What
 * is damaged by its old checksum stays so.
 */
export function* renew(db: DatabaseSync, file: string): Generator<number, void> {
  const page = db.prepare(eventsAfter)
  const put = db.prepare('update event set checksum = ? where position = ?')
  for (;;) {
    const state = readState(db, file)
    if (state.old_after >= state.old_to) return
    db.exec('begin immediate')
    let after = state.old_after
    for (const until = performance.now() + SLICE; after < state.old_to && performance.now() < until;) {
      const rows = page.all(after, PAGE) as unknown as Parameters<typeof checksumOf>[0][]
      for (const row of rows) {
        if (row.position > state.old_to) break
        if (isSound(row, () => true)) put.run(checksumOf(row), row.position)
      }
      const last = rows.at(-1)?.position ?? state.old_to
      after = last > after ? Math.min(last, state.old_to) : state.old_to
    }
    writeState(db, { ...state, old_after: after })
    db.exec('commit')
    yield PAUSE
  }
}
