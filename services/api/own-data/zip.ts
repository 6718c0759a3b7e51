import { setImmediate as otherWork } from 'node:timers/promises'
import { Zip, ZipDeflate } from 'fflate'

/** A file of the archive: its name, and its text in pieces. */
interface ZippedFile {
  name: string
  text: () => AsyncIterable<string>
}

const PIECE_CHARS = 65_536

/** Joins small pieces of a text into larger ones, which compress better and faster. */
async function* gathered(text: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = ''
  for await (const part of text) {
    waiting += part
    if (waiting.length < PIECE_CHARS) continue
    yield waiting
    waiting = ''
  }
  yield waiting
}

/** Makes a ZIP archive piece by piece while it is read, so that the event loop can serve other requests in between. */
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
