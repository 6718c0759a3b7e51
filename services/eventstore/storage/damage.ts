import { crc32 } from 'node:zlib'
import type { EventRow, StreamRow } from './schema.ts'

export interface Problem {
  /** Position of the damaged event; null if the fault is not in an event. */
  position: number | null
  /** Description of the fault, in lower case and without a full stop. */
  what: string
}

/** The content of the log file differs from what the node wrote. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError'
  readonly problem: Problem

  constructor(message: string, problem: Problem, cause?: unknown) {
    super(message, { cause })
    this.problem = problem
  }
}

/** Codes of the SQLite errors for a damaged file (SQLITE_CORRUPT and SQLITE_NOTADB). */
const CORRUPT = [11, 26]

const remedyOf = (position: number | null) =>
  position === null
    ? 'Stop the node, keep the damaged file elsewhere, and restore a backup (npm run log -- restore <folder>). To see ' +
      'how much is damaged, run npm run log -- check.'
    : 'Repair it from a backup or an export while the node is running: npm run log -- mend --from ' +
      `<backup> --position ${position}.`

export const sentenceOf = (file: string, { what, position }: Problem): string =>
  `The event log ${file} is damaged: ${what}. ${remedyOf(position)}`

/** Makes an error for a fault; a text describes a fault that is not in an event. */
export function damaged(file: string, where: string | Problem, cause?: unknown): DamagedFileError {
  const problem = typeof where === 'string' ? { position: null, what: where } : where
  return new DamagedFileError(sentenceOf(file, problem), problem, cause)
}

/** Converts SQLite's errors for a damaged file to a DamagedFileError; returns all other errors unchanged. */
export function asDamage(error: unknown, file: string, where: string): unknown {
  if (!(error instanceof Error)) return error
  const code = 'errcode' in error ? Number(error.errcode) & 0xff : 0
  // Numbers beyond JavaScript's safe integers prove damage, because the node never writes them.
  const isStrange = 'code' in error && error.code === 'ERR_OUT_OF_RANGE'
  if (!CORRUPT.includes(code) && !isStrange) return error
  return damaged(file, `${where}: ${error.message}`, error)
}

const parts = (row: EventRow) =>
  `${row.position} ${row.revision} ${row.created} ${row.json} ${row.id} ${row.type}`
const withBytes = ({ data, metadata }: EventRow, sum: number) => crc32(metadata, crc32(data, sum))

/** Checksum of an event, to detect changed content; SQLite detects only damage to its own structures. */
export const checksumOf = (row: EventRow): number => withBytes(row, crc32(`${parts(row)} ${row.stream}`))

/** True if an event has a checksum of the previous release (without the stream), or none as in older releases. */
const isSoundBefore = (row: EventRow): boolean =>
  row.checksum === null || row.checksum === withBytes(row, crc32(parts(row)))

/** True if a checksum is valid for an event; with `isOld`, also if it is a checksum of the previous release. */
export const isSumOf = (checksum: number | null, row: EventRow, isOld: boolean): boolean =>
  checksum !== null && (checksum === checksumOf(row) || (isOld && isSoundBefore({ ...row, checksum })))

/** True if all columns of an event have values of the right types. */
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

/** True if an event is as it was written. `isOld` tells if a position may have a checksum of the previous release. */
export const isSound = (row: EventRow, isOld: (position: number) => boolean): boolean =>
  (hasBytes(row) && row.checksum === checksumOf(row)) ||
  (isWhole(row) && isOld(row.position) && isSoundBefore(row))

export const unsoundEvent = ({ position, stream, revision }: EventRow): Problem => ({
  position,
  what: `the event at position ${position} (${stream ?? 'of no stream'}@${revision}) is not as it was written`,
})

export const missingEvent = (position: number): Problem => ({
  position,
  what: `the event at position ${position} is missing`,
})

export const streamSum = (row: Omit<StreamRow, 'id' | 'checksum'>): number =>
  crc32(
    `${row.name} ${row.last} ${row.truncate_before} ${row.max_count} ${row.max_age} ${row.tombstoned} ${row.scavenged}`,
  )
