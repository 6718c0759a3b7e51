import { crc32 } from 'node:zlib'
import type { EventRow } from './schema.ts'

/** The file holds something else than was written to it. */
export class DamagedFile extends Error {
  override name = 'DamagedFile'
}

/** What SQLite says of a file that is damaged, or no database at all: SQLITE_CORRUPT and SQLITE_NOTADB. */
const CORRUPT = [11, 26]

/** Names file, place and remedy. */
export const damaged = (file: string, where: string, cause?: unknown): DamagedFile =>
  new DamagedFile(
    `The event log ${file} is damaged: ${where}. What was written is in the backups: stop the node, ` +
      'keep the damaged file elsewhere, and restore one (npm run log -- restore <folder>). ' +
      'npm run log -- check tells how much is damaged.',
    { cause },
  )

/** Turns what SQLite throws at damage into a DamagedFile; gives everything else back. */
export function asDamage(error: unknown, file: string, where: string): unknown {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0
  if (!(error instanceof Error) || !CORRUPT.includes(code)) return error
  return damaged(file, `${where}: ${error.message}`, error)
}

/** By which a reader sees that an event is as it was written. SQLite itself sees only what breaks its structure. */
export const checksumOf = (row: Omit<EventRow, 'stream' | 'checksum'>): number =>
  crc32(
    row.metadata,
    crc32(
      row.data,
      crc32(`${row.position} ${row.revision} ${row.created} ${row.json} ${row.id} ${row.type}`),
    ),
  )

/** Whether an event is as it was written; events of older releases have no checksum. */
export const isSound = (row: Omit<EventRow, 'stream'>): boolean =>
  row.checksum === null || row.checksum === checksumOf(row)
