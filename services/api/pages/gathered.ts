import { Writable } from 'node:stream'

/** Where a page goes: what compresses it has a flush, which sends on what it has so far. */
type Destination = Writable & { flush?: () => void }

/**
 * A stream for what makes a page in hundreds of pieces: hands them on as one whenever it says that they are worth showing
 * (by `flush`), and at the end. To compress each by itself costs more than to compress the page.
 */
export function gathered(destination: Destination): Destination {
  let pieces: Buffer[] = []
  const handOn = () => {
    const whole = Buffer.concat(pieces)
    pieces = []
    return whole
  }
  const stream = new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece, _encoding, done) {
      pieces.push(piece)
      done()
    },
    final(done) {
      destination.end(handOn())
      done()
    },
    destroy(error, done) {
      if (error) destination.destroy(error)
      done(error)
    },
  })
  return Object.assign(stream, {
    flush() {
      destination.write(handOn())
      destination.flush?.()
    },
  })
}
