import type { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'
import { damaged } from './damage.ts'
import { rowOf } from '../rows.ts'

/** State of the whole log, which consists of positions. */
interface LogState {
  /** Position of the log's last event when this row was written; if the log ends earlier, it is damaged. */
  head: number
  /** Position up to which a scavenge may have removed events. */
  scavenged: number
  /** Events after `old_after`, up to and including `old_to`, have a checksum of an older release. */
  old_after: number
  old_to: number
}

const sumOf = ({ head, scavenged, old_after, old_to }: LogState) =>
  crc32(`${head} ${scavenged} ${old_after} ${old_to}`)

/** Reads the state of the whole log. Throws DamagedFileError. */
export function readState(db: DatabaseSync, file: string): LogState {
  const row = rowOf<LogState & { checksum: number }>(db.prepare('select * from log'))
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
