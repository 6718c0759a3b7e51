import { createHash, randomBytes } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'

/**
 * Stands where a nonce will be. Of this process alone and never sent, so that nobody can write it into a page and
 * have it become a nonce. As long as a nonce.
 */
export const noncePlaceholder = newNonce()

/** A nonce of a Content-Security-Policy: 128 random bits in 22 letters. */
export function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** A page that many get, each with a nonce of their own. */
export interface Template {
  status: number
  /** Lower-case names. */
  headers: Record<string, string>
  /** Names what is in it, apart from the nonces. */
  etag: string
  /** What stands between the nonces. */
  pieces: readonly Buffer[]
  /** The same, each compressed by itself, so that nonces fit in between. */
  zipped: readonly Buffer[]
  /** How many bytes it takes in memory. */
  size: number
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty last block of deflate. */
const lastBlock = Buffer.from([3, 0])

/** A full flush ends at a byte's edge, and what follows refers to nothing before it. */
const zip = (piece: Buffer) => deflateRawSync(piece, { level: 7, finishFlush: constants.Z_FULL_FLUSH })

/** Makes a template of a page that was rendered with the placeholder. */
export function templateOf({
  status,
  headers,
  html,
}: {
  status: number
  headers: Record<string, string>
  html: string
}): Template {
  const pieces = html.split(noncePlaceholder).map((piece) => Buffer.from(piece))
  const zipped = pieces.map(zip)
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece).update('\0')
  const size = [...pieces, ...zipped].reduce((sum, { length }) => sum + length, 0)
  return {
    status,
    headers,
    etag: `W/"${hash.digest('base64url').slice(0, 22)}"`,
    pieces,
    zipped,
    size,
  }
}

/** The page with this nonce. */
export const filled = ({ pieces }: Template, nonce: string): Buffer =>
  Buffer.concat(between(pieces, Buffer.from(nonce)))

/** The page with this nonce, as gzip: nothing but the checksum is computed anew. */
export function filledGzip({ pieces, zipped }: Template, nonce: string): Buffer {
  const plain = Buffer.from(nonce)
  const end = Buffer.alloc(8)
  const parts = between(pieces, plain)
  end.writeUInt32LE(
    parts.reduce((sum, part) => crc32(part, sum), 0),
    0,
  )
  end.writeUInt32LE(
    parts.reduce((sum, { length }) => sum + length, 0),
    4,
  )
  return Buffer.concat([gzipHeader, ...between(zipped, stored(plain)), lastBlock, end])
}

/** Bytes as a block of deflate that is not compressed. */
function stored(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}

const between = (pieces: readonly Buffer[], filling: Buffer): Buffer[] =>
  pieces.flatMap((piece, index) => (index === 0 ? [piece] : [filling, piece]))
