import { crc32 } from 'node:zlib'

/** A linear function on the 32 bits of a checksum, as its values for the 32 single bits. */
type LinearMap = Uint32Array

/** The polynomial of CRC-32 (RFC 1952), with its bits in reverse order. */
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
/** Functions that give the checksum after 1, 2, 4, … further zero bytes. */
const powers: LinearMap[] = [twice(twice(twice(oneBit)))]

/** Contribution of a part to the checksum of the whole text, if `bytes` bytes follow the part. */
function shifted(checksum: number, bytes: number): number {
  let sum = checksum
  for (let power = 0, rest = bytes; rest !== 0; power++, rest >>>= 1) {
    const map = (powers[power] ??= twice(powers[power - 1]!))
    if (rest & 1) sum = apply(map, sum)
  }
  return sum
}

/**
 * Checksum (CRC-32) of a text with gaps of `length` bytes, which are all filled with the same bytes. Returns a
 * function of these bytes that need not read the rest of the text again. The checksum of a whole is the sum (XOR) of
 * the checksums of its parts, each shifted by the number of bytes after the part (`crc32_combine` of zlib).
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
