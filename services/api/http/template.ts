import { createHash, randomFillSync } from 'node:crypto'
import { constants, deflateRawSync } from 'node:zlib'
import { checksumAround } from './checksum.ts'

const NONCE_SIZE = 16
/** Random bytes for 256 nonces, generated together, because each call of the generator is slow, whatever its size. */
const random = Buffer.alloc(256 * NONCE_SIZE)
let used = random.length

/** Text in templates that nonces of the same length replace. It is random and never sent, so no text contains it. */
export const noncePlaceholder = newNonce()
const NONCE_BYTES = Buffer.byteLength(noncePlaceholder)

/** Makes a nonce for the Content-Security-Policy: 128 random bits as 22 characters. */
export function newNonce(): string {
  if (used === random.length) {
    randomFillSync(random)
    used = 0
  }
  return random.toString('base64url', used, (used += NONCE_SIZE))
}

/** Bytes of a page with the offsets at which nonces must be inserted. */
interface Form {
  bytes: Buffer
  places: readonly number[]
}

/** A rendered page that visitors share; each response gets its own nonce. */
export interface Template {
  status: number
  /** Headers of the response; their names are in lower case. */
  headers: Record<string, string>
  /** ETag that depends on the page's content, but not on nonces or on the time of rendering. */
  etag: string
  plain: Form
  /** The page as gzip in pieces: the text between two nonces is compressed, and the nonces are not. */
  gzip: Form
  /** Computes the checksum at the end of the gzip for a nonce. */
  checksum: (nonce: Buffer) => number
  /** Number of bytes that the template needs in memory. */
  size: number
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** Header of the uncompressed deflate block that contains a nonce. */
const nonceBlock = Buffer.from([0, NONCE_BYTES, 0, ~NONCE_BYTES & 0xff, 0xff])
/** An empty deflate block that ends the compressed data. */
const lastBlock = Buffer.from([3, 0])
/** Length of the checksum and size that end a gzip. */
const TRAILER_BYTES = 8

/** Compresses with a full flush at the end, so that the piece ends with a byte and later pieces do not refer to it. */
const zip = (piece: Buffer) => deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH })

/** Joins pieces, with room for a nonce between any two of them. */
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

/** ETag of a page, from its content without the time of rendering. */
function tagOf(pieces: readonly Buffer[], now: number | undefined): string {
  const hash = createHash('sha256')
  for (const piece of pieces)
    hash.update(now === undefined ? piece : piece.toString().replaceAll(String(now), '')).update('\0')
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

/** Makes a template from a page that was rendered at the time `now` (in ms) with the placeholder as its nonce. */
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

/** The page with a nonce as gzip, for which nothing is compressed and no text is read again for the checksum. */
export function filledGzip({ gzip, checksum }: Template, nonce: string): Buffer {
  const bytes = Buffer.from(nonce)
  const copy = fill(gzip, bytes)
  copy.writeUInt32LE(checksum(bytes), copy.length - TRAILER_BYTES)
  return copy
}
