import type { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import { damaged } from './damage.ts'

/** State of the whole log; all are positions. */
interface LogState {
  /** Of the last event at the time of writing: the log cannot end earlier. */
  head: number
  /** Positions up to here may be missing after a scavenge. */
  scavenged: number
  /** Events after `old_after` up to `old_to` have the checksum of an older release. */
  old_after: number
  old_to: number
}

const sumOf = ({ head, scavenged, old_after, old_to }: LogState) =>
  crc32(`${head} ${scavenged} ${old_after} ${old_to}`)

/** Throws DamagedFileError. */
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
