import type { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import { damaged } from './damage.ts'

/** What a file knows of the log as a whole; all of them positions. */
export interface LogState {
  /** Of the last event when this was written: the log ends no earlier. */
  head: number
  /** Up to where a scavenge may have removed events: there positions may be missing. */
  scavenged: number
  /** Events after the first, up to the second, still have the checksum of an older release. */
  old_after: number
  old_to: number
}

const sumOf = ({ head, scavenged, old_after, old_to }: LogState) =>
  crc32(`${head} ${scavenged} ${old_after} ${old_to}`)

/** Reads it. Throws DamagedFileError where it is not as it was written. */
export function readState(db: DatabaseSync, file: string): LogState {
  const row = db.prepare('select * from log').get() as (LogState & { checksum: number }) | undefined
  if (!row || row.checksum !== sumOf(row)) throw damaged(file, 'what it knows of the log as a whole')
  return row
}

/** Writes it. */
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
