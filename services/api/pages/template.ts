import { createHash, randomBytes } from 'node:crypto'
import { constants, deflateRawSync } from 'node:zlib'
import { checksumAround } from './checksum.ts'

/** Placeholder for nonces, of the same length. Random per process and never sent, so that no text can contain it. */
export const noncePlaceholder = newNonce()
const NONCE_BYTES = Buffer.byteLength(noncePlaceholder)

/** A nonce for Content-Security-Policy: 128 random bits in 22 characters. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** Bytes of a page, and the offsets at which nonces are inserted. */
interface Form {
  bytes: Buffer
  places: readonly number[]
}

/** A shared page, in which each response gets its own nonce. */
export interface Template {
  status: number
  /** Response headers, with names in lower case. */
  headers: Record<string, string>
  /** Tag that identifies the content, independent of nonces and rendering time. */
  etag: string
  plain: Form
  /** The gzip form: pieces between nonces are compressed separately, and nonces are uncompressed. */
  gzip: Form
  /** Checksum at the end of the gzip, for a nonce. */
  checksum: (nonce: Buffer) => number
  /** Bytes that the template takes in memory. */
  size: number
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** Header of an uncompressed deflate block that contains a nonce. */
const nonceBlock = Buffer.from([0, NONCE_BYTES, 0, ~NONCE_BYTES & 0xff, 0xff])
/** An empty final deflate block. */
const lastBlock = Buffer.from([3, 0])
/** Length of checksum and size at the end of a gzip. */
const TRAILER_BYTES = 8

/** A full flush ends a piece at a byte boundary, and later blocks do not refer to earlier data. */
const zip = (piece: Buffer) => deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH })

/** Joins pieces, leaving room for a nonce between each two. */
function formOf(pieces: readonly Buffer[]): Form {
  const places: number[] = []
  let at = 0
  for (const piece of pieces.slice(0, -1)) {
    at += piece.length
    places.push(at)
    at += NONCE_BYTES
  }
  const room = Buffer.alloc(NONCE_BYTES)
  return {
    bytes: Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [room, piece]))),
    places,
  }
}

function gzipOf(pieces: readonly Buffer[], length: number): Form {
  const end = Buffer.alloc(TRAILER_BYTES)
  end.writeUInt32LE(length, 4)
  const last = pieces.length - 1
  return formOf(
    pieces.map((piece, index) =>
      Buffer.concat([
        index === 0 ? gzipHeader : Buffer.alloc(0),
        zip(piece),
        ...(index === last ? [lastBlock, end] : [nonceBlock]),
      ]),
    ),
  )
}

/** Tag of a page's content, independent of the rendering time. */
function tagOf(pieces: readonly Buffer[], now: number | undefined): string {
  const hash = createHash('sha256')
  for (const piece of pieces)
    hash.update(now === undefined ? piece : piece.toString().replaceAll(String(now), '')).update('\0')
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

/** Makes a template from a page that was rendered with the placeholder at the time `now` (ms). */
export function templateOf({
  status,
  headers,
  html,
  now,
}: {
  status: number
  headers: Record<string, string>
  html: string
  now?: number
}): Template {
  const pieces = html.split(noncePlaceholder).map((piece) => Buffer.from(piece))
  const plain = formOf(pieces)
  const gzip = gzipOf(pieces, plain.bytes.length)
  return {
    status,
    headers,
    etag: tagOf(pieces, now),
    plain,
    gzip,
    checksum: checksumAround(pieces, NONCE_BYTES),
    size: plain.bytes.length + gzip.bytes.length,
  }
}

function fill({ bytes, places }: Form, nonce: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  for (const place of places) copy.set(nonce, place)
  return copy
}

export const filled = ({ plain }: Template, nonce: string): Buffer => fill(plain, Buffer.from(nonce))

/** The page with a nonce as gzip, without compressing or computing checksums again. */
export function filledGzip({ gzip, checksum }: Template, nonce: string): Buffer {
  const bytes = Buffer.from(nonce)
  const copy = fill(gzip, bytes)
  copy.writeUInt32LE(checksum(bytes), copy.length - TRAILER_BYTES)
  return copy
}
