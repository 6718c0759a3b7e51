import type { DatabaseSync } from 'node:sqlite'
import { checksumOf, isSound } from './damage.ts'
import { eventsAfter } from './schema.ts'
import { readState, writeState } from './state.ts'
import { exactRows } from '../rows.ts'

/** Maximum duration of one slice of the work, in which nobody else can write. */
const SLICE_MS = 10
const PAGE_EVENTS = 100
const PAUSE_MS = 20

/**
 * Renews checksums of an older release, in slices between which others can write. The new checksums and the progress
 * are saved in one transaction, so that each event has exactly one valid checksum even after a crash. An event that
 * does not match its old checksum is damaged and keeps that checksum.
 */
export function* renew(db: DatabaseSync, file: string): Generator<number, void> {
  const page = db.prepare(eventsAfter)
  const put = db.prepare('update event set checksum = ? where position = ?')
  for (;;) {
    const state = readState(db, file)
    if (state.old_after >= state.old_to) return
    db.exec('begin immediate')
    let after = state.old_after
    for (const until = performance.now() + SLICE_MS; after < state.old_to && performance.now() < until;) {
      const rows = exactRows<Parameters<typeof checksumOf>[0]>(page, after, PAGE_EVENTS)
      for (const row of rows) {
        if (row.position > state.old_to) break
        if (isSound(row, () => true)) put.run(checksumOf(row), row.position)
      }
      const last = rows.at(-1)?.position ?? state.old_to
      after = last > after ? Math.min(last, state.old_to) : state.old_to
    }
    writeState(db, { ...state, old_after: after })
    db.exec('commit')
    yield PAUSE_MS
  }
}
