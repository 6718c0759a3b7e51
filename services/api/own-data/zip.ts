import { setImmediate as otherWork } from 'node:timers/promises'
import { Zip, ZipDeflate } from 'fflate'

/** A file of the archive: its text, piece by piece. */
export interface ZippedFile {
  name: string
  text: () => AsyncIterable<string>
}

/** How much text, in characters, is compressed at a time. */
const PIECE = 65_536

/** The same text in larger pieces. */
async function* gathered(text: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = ''
  for await (const part of text) {
    waiting += part
    if (waiting.length < PIECE) continue
    yield waiting
    waiting = ''
  }
  yield waiting
}

/**
 * A ZIP archive, one file after the other, made as it is read: no more of it is in memory than a piece of text and
 * what came of it. Other requests get their turn between pieces.
 */
export async function* zipped(files: readonly ZippedFile[], mtime: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const archive = new Zip((error, part) => {
    if (error) throw error
    ready.push(part)
  })
  const encoder = new TextEncoder()
  for (const { name, text } of files) {
    const file = Object.assign(new ZipDeflate(name, { level: 6 }), { mtime })
    archive.add(file)
    for await (const piece of gathered(text())) {
      file.push(encoder.encode(piece))
      yield* ready.splice(0)
      await otherWork()
    }
    file.push(new Uint8Array(0), true)
    yield* ready.splice(0)
  }
  archive.end()
  yield* ready
}
