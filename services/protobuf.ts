// Protocol Buffers for the few messages that are sent with every event, for which generated code is too slow.

/** Field of a message: its number, and its value as a number (varint), or as bytes from `start` to `end`. */
export interface Field {
  number: number
  value: number
  start: number
  end: number
}

/**
 * Calls `visit` for each field from `start` to `end`; the field is reused for the next call. Throws a RangeError if the
 * bytes are not a message.
 */
export function readFields(
  bytes: Uint8Array,
  visit: (field: Field) => void,
  start = 0,
  end = bytes.length,
): void {
  let at = start
  const varint = () => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      if (at >= end) throw new RangeError('The message is incomplete')
      const byte = bytes[at++]!
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
  const field: Field = { number: 0, value: 0, start: 0, end: 0 }
  while (at < end) {
    const tag = varint()
    field.number = Math.floor(tag / 8)
    field.value = 0
    field.start = at
    switch (tag % 8) {
      case 0:
        field.value = varint()
        break
      case 1:
        at += 8
        break
      case 2: {
        const length = varint()
        field.start = at
        at += length
        break
      }
      case 5:
        at += 4
        break
      default:
        throw new RangeError('The message has a field of an unknown kind')
    }
    if (at > end) throw new RangeError('The message is incomplete')
    field.end = at
    visit(field)
  }
}

/** Integer of 64 bits at the start of a varint field, as two's complement. */
export function readInt64(bytes: Uint8Array, { start, end }: Field): bigint {
  let value = 0n
  for (let at = end - 1; at >= start; at--) value = (value << 7n) | BigInt(bytes[at]! & 127)
  return BigInt.asIntN(64, value)
}

let buffer = Buffer.allocUnsafe(64 * 1024)
let at = buffer.length

function reserve(length: number) {
  if (length <= at) return
  const used = buffer.length - at
  const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, used + length))
  buffer.copy(larger, larger.length - used, at)
  at = larger.length - used
  buffer = larger
}

function putVarint(value: number) {
  let length = 1
  for (let rest = value; rest >= 128; rest = Math.floor(rest / 128)) length++
  reserve(length)
  at -= length
  let place = at
  for (; value >= 128; value = Math.floor(value / 128)) buffer[place++] = (value % 128) | 128
  buffer[place] = value
}

// Messages are written from their end to their start, so that lengths are known when they are written.

/** Writes fields in front of those already written. Only valid during `message`. */
export const put = {
  /** Non-negative integer up to 2^53 - 1. */
  uint(field: number, value: number): void {
    putVarint(value)
    putVarint(field * 8)
  },
  /** Integer of 64 bits, as two's complement. */
  int64(field: number, value: bigint): void {
    const groups: number[] = []
    let rest = BigInt.asUintN(64, value)
    do {
      groups.push(Number(rest & 127n))
      rest >>= 7n
    } while (rest > 0n)
    reserve(groups.length)
    at -= groups.length
    groups.forEach((group, index) => (buffer[at + index] = index < groups.length - 1 ? group | 128 : group))
    putVarint(field * 8)
  },
  bytes(field: number, value: Uint8Array): void {
    reserve(value.length)
    at -= value.length
    buffer.set(value, at)
    putVarint(value.length)
    putVarint(field * 8 + 2)
  },
  text(field: number, value: string): void {
    const length = Buffer.byteLength(value)
    reserve(length)
    at -= length
    buffer.write(value, at)
    putVarint(length)
    putVarint(field * 8 + 2)
  },
  /** A nested message, whose fields `write` writes, last one first. */
  nested(field: number, write: () => void): void {
    const before = buffer.length - at
    write()
    putVarint(buffer.length - at - before)
    putVarint(field * 8 + 2)
  },
}

/** A message whose fields `write` writes with `put`, last one first. */
export function message(write: () => void): Buffer<ArrayBuffer> {
  at = buffer.length
  write()
  return Buffer.from(buffer.subarray(at))
}
