import type { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import { damaged } from './damage.ts'

/** State of the whole log, as positions. */
interface LogState {
  /** Position of the last event at the time of writing, before which the log cannot end. */
  head: number
  /** Events up to this position may be missing after a scavenge. */
  scavenged: number
  /** Events after `old_after` up to `old_to` have a checksum of an older release. */
  old_after: number
  old_to: number
}

const sumOf = ({ head, scavenged, old_after, old_to }: LogState) =>
  crc32(`${head} ${scavenged} ${old_after} ${old_to}`)

/** Reads the state of the log. Throws DamagedFileError. */
export function readState(db: DatabaseSync, file: string): LogState {
  const row = db.prepare('select * from log').get() as (LogState & { checksum: number }) | undefined
  if (!row || row.checksum !== sumOf(row)) throw damaged(file, 'what it knows of the log as a whole')
  return row
}

export function writeState(db: DatabaseSync, state: LogState): void {
  const { head, scavenged, old_after, old_to } = state
  db.prepare('insert or replace into log values (1, ?, ?, ?, ?, ?)').run(
    head,
    scavenged,
    old_after,
    old_to,
    sumOf(state),
  )
}
