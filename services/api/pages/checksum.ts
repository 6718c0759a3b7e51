import { crc32 } from 'node:zlib'

/** A linear map on the 32 bits of a checksum, given by the images of single bits. */
type LinearMap = Uint32Array

/** Polynomial of CRC-32 (RFC 1952), with reversed bits. */
const POLYNOMIAL = 0xedb88320

function apply(map: LinearMap, checksum: number): number {
  let sum = 0
  for (let bit = 0, rest = checksum; rest !== 0; bit++, rest >>>= 1) if (rest & 1) sum ^= map[bit] ?? 0
  return sum >>> 0
}

const twice = (map: LinearMap): LinearMap => map.map((bit) => apply(map, bit))

const oneBit: LinearMap = Uint32Array.from({ length: 32 }, (_, bit) =>
  bit === 0 ? POLYNOMIAL : (1 << (bit - 1)) >>> 0,
)
/** Maps that append 1, 2, 4 … zero bytes. */
const powers: LinearMap[] = [twice(twice(twice(oneBit)))]

/** Contribution of a part's checksum to that of the whole, with `bytes` bytes after the part. */
function shifted(checksum: number, bytes: number): number {
  let sum = checksum
  for (let power = 0, rest = bytes; rest !== 0; power++, rest >>>= 1) {
    const map = (powers[power] ??= twice(powers[power - 1]!))
    if (rest & 1) sum = apply(map, sum)
  }
  return sum
}

/**
 * CRC-32 of pieces with the same filling of `length` bytes between them, as a function of the filling that does not
 * read the pieces again. The checksum of a whole is the sum of the parts' checksums, each shifted by the bytes after it
 * (zlib's `crc32_combine`).
 */
export function checksumAround(pieces: readonly Buffer[], length: number): (filling: Buffer) => number {
  const ofFilling = new Uint32Array(32)
  let ofPieces = 0
  let after = 0
  pieces.toReversed().forEach((piece, index) => {
    if (index > 0) {
      ofFilling.forEach((sum, bit) => (ofFilling[bit] = sum ^ shifted((1 << bit) >>> 0, after)))
      after += length
    }
    ofPieces ^= shifted(crc32(piece), after)
    after += piece.length
  })
  return (filling) => (ofPieces ^ apply(ofFilling, crc32(filling))) >>> 0
}
