import { crc32 } from 'node:zlib'
import type { EventRow, StreamRow } from './schema.ts'

export interface Problem {
  /** Position of the damaged event; null for a fault outside events. */
  position: number | null
  /** Description of the fault as a sentence without capital and full stop. */
  what: string
}

/** The content of the file differs from what was written. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError'
  readonly problem: Problem

  constructor(message: string, problem: Problem, cause?: unknown) {
    super(message, { cause })
    this.problem = problem
  }
}

/** Codes of SQLite's errors for a damaged file, SQLITE_CORRUPT and SQLITE_NOTADB. */
const CORRUPT = [11, 26]

const remedyOf = (position: number | null) =>
  position === null
    ? 'Stop the node, keep the damaged file elsewhere, and restore a backup (npm run log -- restore <folder>). To see ' +
      'how much is damaged, run npm run log -- check.'
    : 'Repair it from a backup or an export while the node is running: npm run log -- mend --from ' +
      `<backup> --position ${position}.`

/** Message with the file, the fault and the remedy. */
export const sentenceOf = (file: string, { what, position }: Problem): string =>
  `The event log ${file} is damaged: ${what}. ${remedyOf(position)}`

/** Makes an error from a problem; a string describes a problem outside events. */
export function damaged(file: string, where: string | Problem, cause?: unknown): DamagedFileError {
  const problem = typeof where === 'string' ? { position: null, what: where } : where
  return new DamagedFileError(sentenceOf(file, problem), problem, cause)
}

/** Converts SQLite's errors for damage into a DamagedFileError; returns other errors unchanged. */
export function asDamage(error: unknown, file: string, where: string): unknown {
  if (!(error instanceof Error)) return error
  const code = 'errcode' in error ? Number(error.errcode) & 0xff : 0
  // The node never writes numbers beyond JavaScript's integers, so they prove damage.
  const isStrange = 'code' in error && error.code === 'ERR_OUT_OF_RANGE'
  if (!CORRUPT.includes(code) && !isStrange) return error
  return damaged(file, `${where}: ${error.message}`, error)
}

const parts = (row: EventRow) =>
  `${row.position} ${row.revision} ${row.created} ${row.json} ${row.id} ${row.type}`
const withBytes = ({ data, metadata }: EventRow, sum: number) => crc32(metadata, crc32(data, sum))

/** Checksum of an event. It is needed as SQLite itself detects only damage to its structure. */
export const checksumOf = (row: EventRow): number => withBytes(row, crc32(`${parts(row)} ${row.stream}`))

/** True for a checksum of the previous release, which did not include the stream, or null in older events. */
const isSoundBefore = (row: EventRow): boolean =>
  row.checksum === null || row.checksum === withBytes(row, crc32(parts(row)))

/** True if a checksum matches an event. `isOld` also accepts one of the previous release. */
export const isSumOf = (checksum: number | null, row: EventRow, isOld: boolean): boolean =>
  checksum !== null && (checksum === checksumOf(row) || (isOld && isSoundBefore({ ...row, checksum })))

/** True if all columns of an event have the right types. */
const isWhole = ({
  position,
  stream,
  revision,
  id,
  type,
  json,
  created,
  data,
  metadata,
}: EventRow): boolean =>
  [position, revision, created, json].every(Number.isSafeInteger) &&
  [stream, id, type].every((text) => typeof text === 'string') &&
  [data, metadata].every((bytes) => bytes instanceof Uint8Array)

const hasBytes = ({ data, metadata }: EventRow) =>
  data instanceof Uint8Array && metadata instanceof Uint8Array

/**
 * True if an event is as written. `isOld` returns true for positions at which a checksum of the previous release is
 * valid.
 */
export const isSound = (row: EventRow, isOld: (position: number) => boolean): boolean =>
  (hasBytes(row) && row.checksum === checksumOf(row)) ||
  (isWhole(row) && isOld(row.position) && isSoundBefore(row))

export const unsound = ({ position, stream, revision }: EventRow): Problem => ({
  position,
  what: `the event at position ${position} (${stream ?? 'of no stream'}@${revision}) is not as it was written`,
})

export const absent = (position: number): Problem => ({
  position,
  what: `the event at position ${position} is missing`,
})

export const streamSum = (row: Omit<StreamRow, 'id' | 'checksum'>): number =>
  crc32(
    `${row.name} ${row.last} ${row.truncate_before} ${row.max_count} ${row.max_age} ${row.tombstoned} ${row.scavenged}`,
  )
