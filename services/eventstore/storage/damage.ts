import { crc32 } from 'node:zlib'
import type { EventRow, StreamRow } from './schema.ts'

/** Something in the file is not as it was written. */
export interface Problem {
  /** Position of the event that it is in; null where it is not in one. */
  position: number | null
  /** A sentence without its capital and full stop. */
  what: string
}

/** The file holds something else than was written to it. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError'
  readonly problem: Problem

  constructor(message: string, problem: Problem, cause?: unknown) {
    super(message, { cause })
    this.problem = problem
  }
}

/** What SQLite says of a file that is damaged, or no database at all: SQLITE_CORRUPT and SQLITE_NOTADB. */
const CORRUPT = [11, 26]

const remedyOf = (position: number | null) =>
  position === null
    ? 'What was written is in the backups: stop the node, keep the damaged file elsewhere, and restore one (npm run ' +
      'log -- restore <folder>). npm run log -- check tells how much is damaged.'
    : 'Put what was written back from a backup or an export, while the node is at work: npm run log -- mend --from ' +
      `<backup> --position ${position}.`

/** Names file, place and remedy. */
export const sentenceOf = (file: string, { what, position }: Problem): string =>
  `The event log ${file} is damaged: ${what}. ${remedyOf(position)}`

/** The error of a problem; a text is one that is in no single event. */
export function damaged(file: string, where: string | Problem, cause?: unknown): DamagedFileError {
  const problem = typeof where === 'string' ? { position: null, what: where } : where
  return new DamagedFileError(sentenceOf(file, problem), problem, cause)
}

/** Turns what SQLite throws at damage into a DamagedFileError; gives everything else back. */
export function asDamage(error: unknown, file: string, where: string): unknown {
  if (!(error instanceof Error)) return error
  const code = 'errcode' in error ? Number(error.errcode) & 0xff : 0
  // A number that no event ever had: it does not fit into a number of JavaScript.
  const isStrange = 'code' in error && error.code === 'ERR_OUT_OF_RANGE'
  if (!CORRUPT.includes(code) && !isStrange) return error
  return damaged(file, `${where}: ${error.message}`, error)
}

const parts = (row: EventRow) =>
  `${row.position} ${row.revision} ${row.created} ${row.json} ${row.id} ${row.type}`
const withBytes = ({ data, metadata }: EventRow, sum: number) => crc32(metadata, crc32(data, sum))

/** By which a reader sees that an event is as it was written. SQLite itself sees only what breaks its structure. */
export const checksumOf = (row: EventRow): number => withBytes(row, crc32(`${parts(row)} ${row.stream}`))

/** The checksum of the release before, which left the stream out; null in events of older ones. */
const isSoundBefore = (row: EventRow): boolean =>
  row.checksum === null || row.checksum === withBytes(row, crc32(parts(row)))

/** Whether a checksum is that of an event. `isOld` tells whether it may be of a release before. */
export const isSumOf = (checksum: number | null, row: EventRow, isOld: boolean): boolean =>
  checksum !== null && (checksum === checksumOf(row) || (isOld && isSoundBefore({ ...row, checksum })))

/** Whether all columns of an event hold what they should. */
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

/** Whether an event is as it was written. `isOld` tells whether its checksum may be of a release before. */
export const isSound = (row: EventRow, isOld: (position: number) => boolean): boolean =>
  (hasBytes(row) && row.checksum === checksumOf(row)) ||
  (isWhole(row) && isOld(row.position) && isSoundBefore(row))

/** The problem of an event that is not sound. */
export const unsound = ({ position, stream, revision }: EventRow): Problem => ({
  position,
  what: `the event at position ${position} (${stream ?? 'of no stream'}@${revision}) is not as it was written`,
})

/** The problem of an event that is not there. */
export const absent = (position: number): Problem => ({
  position,
  what: `the event at position ${position} is missing`,
})

/** The checksum of what the file knows of a stream. */
export const streamSum = (row: Omit<StreamRow, 'id' | 'checksum'>): number =>
  crc32(
    `${row.name} ${row.last} ${row.truncate_before} ${row.max_count} ${row.max_age} ${row.tombstoned} ${row.scavenged}`,
  )
