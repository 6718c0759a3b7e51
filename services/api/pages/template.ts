import { createHash, randomBytes } from 'node:crypto'
import { constants, deflateRawSync } from 'node:zlib'
import { checksumAround } from './checksum.ts'

/**
 * Stands where a nonce will be. Of this process alone and never sent, so that nobody can write it into a page and
 * have it become a nonce. As long as a nonce.
 */
export const noncePlaceholder = newNonce()
const LENGTH = Buffer.byteLength(noncePlaceholder)

/** A nonce of a Content-Security-Policy: 128 random bits in 22 letters. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** Bytes, and the places in them where the nonce goes. */
interface Form {
  bytes: Buffer
  places: readonly number[]
}

/** A page that many get, each with a nonce of their own. */
export interface Template {
  status: number
  /** Lower-case names. */
  headers: Record<string, string>
  /** Names what is in it, apart from the nonces and from when it was made. */
  etag: string
  plain: Form
  /** As gzip: each piece between nonces compressed by itself, the nonces not at all. */
  gzip: Form
  /** The checksum at the end of the gzip. */
  checksum: (nonce: Buffer) => number
  /** How many bytes it takes in memory. */
  size: number
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** What a block of deflate begins with that is a nonce, not compressed. */
const nonceBlock = Buffer.from([0, LENGTH, 0, ~LENGTH & 0xff, 0xff])
/** An empty last block of deflate. */
const lastBlock = Buffer.from([3, 0])
/** Checksum and length of what is compressed. */
const TRAILER = 8

/** A full flush ends at a byte's edge, and what follows refers to nothing before it. */
const zip = (piece: Buffer) => deflateRawSync(piece, { level: 9, finishFlush: constants.Z_FULL_FLUSH })

/** Puts pieces together, with room for a nonce between each two. */
function formOf(pieces: readonly Buffer[]): Form {
  const places: number[] = []
  let at = 0
  for (const piece of pieces.slice(0, -1)) {
    at += piece.length
    places.push(at)
    at += LENGTH
  }
  const room = Buffer.alloc(LENGTH)
  return {
    bytes: Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [room, piece]))),
    places,
  }
}

function gzipOf(pieces: readonly Buffer[], length: number): Form {
  const end = Buffer.alloc(TRAILER)
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

/** Names a page by what is in it: the same whenever it is made. */
function tagOf(pieces: readonly Buffer[], now: number | undefined): string {
  const hash = createHash('sha256')
  for (const piece of pieces)
    hash.update(now === undefined ? piece : piece.toString().replaceAll(String(now), '')).update('\0')
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}

/** Makes a template of a page that was rendered with the placeholder, and says the time `now` (ms) as when it was. */
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
    checksum: checksumAround(pieces, LENGTH),
    size: plain.bytes.length + gzip.bytes.length,
  }
}

/** A copy of the bytes with the nonce in its places. */
function fill({ bytes, places }: Form, nonce: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  for (const place of places) copy.set(nonce, place)
  return copy
}

/** The page with this nonce. */
export const filled = ({ plain }: Template, nonce: string): Buffer => fill(plain, Buffer.from(nonce))

/** The page with this nonce, as gzip: nothing is compressed or summed up anew. */
export function filledGzip({ gzip, checksum }: Template, nonce: string): Buffer {
  const bytes = Buffer.from(nonce)
  const copy = fill(gzip, bytes)
  copy.writeUInt32LE(checksum(bytes), copy.length - TRAILER)
  return copy
}
