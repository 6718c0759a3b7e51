import { fdatasyncSync, openSync, readSync, writeSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

// When SQLite joins pages that have become empty, it leaves copies of the rows that it moved in the unused middle of
// a page, `secure_delete` or not; once the rows are deleted, their copies would still be there (measured: one event
// in a thousand). So after a scavenge that unused middle is filled with zeros, in the file itself: SQLite never reads
// it, and no other page of the file is touched. https://sqlite.org/fileformat2.html#b_tree_pages

/** Pages of one slice. */
const SLICE = 1024
/** Beyond this many pages (128 GiB) the first byte of an overflow page could pass for the kind of another page. */
const MOST_PAGES = 0x02000000
/** Bytes of the header by kind of page: the four kinds of b-tree pages. */
const headers = new Map([
  [0x02, 12],
  [0x05, 12],
  [0x0a, 8],
  [0x0d, 8],
])

/** From where to where a page is unused; undefined where it is no b-tree page, or not as one should be. */
function unused(page: Buffer, number: number): [from: number, to: number] | undefined {
  // The first page begins with the header of the file.
  const at = number === 1 ? 100 : 0
  const header = headers.get(page[at] ?? 0)
  if (header === undefined) return undefined
  const cells = page.readUInt16BE(at + 3)
  const from = at + header + 2 * cells
  const to = page.readUInt16BE(at + 5) || 65_536
  if (from > to || to > page.length) return undefined
  for (let cell = at + header; cell < from; cell += 2) {
    const place = page.readUInt16BE(cell)
    if (place < to || place >= page.length) return undefined
  }
  return [from, to]
}

/** Resolves a checkpoint that leaves nothing in the write-ahead log; yields how many ms to wait for those who read. */
export function* checkpointed(db: DatabaseSync, patience: number): Generator<number, void> {
  const checkpoint = db.prepare('pragma wal_checkpoint(truncate)')
  for (const deadline = Date.now() + patience; checkpoint.get()?.busy !== 0; yield 20)
    if (Date.now() > deadline) throw new Error('somebody has been reading the file all the time')
}

/**
 * Fills the unused middle of all pages with zeros, slice by slice; yields how many ms to wait before the next slice.
 * Nobody but this connection may write meanwhile.
 */
export function* wipe(db: DatabaseSync, file: string, patience: number): Generator<number, void> {
  const pragma = (name: string) => Number(db.prepare(`pragma ${name}`).get()?.[name])
  const size = pragma('page_size')
  if (pragma('page_count') > MOST_PAGES) throw new Error('the file is too large for a scavenge')
  // In a file that can shrink, every so many pages one tells where the pages after it belong.
  const mapEvery = pragma('auto_vacuum') === 0 ? Infinity : size / 5 + 1
  const isMap = (number: number) => number >= 2 && (number - 2) % Math.floor(mapEvery) === 0
  const zeros = Buffer.alloc(size)
  const slice = Buffer.alloc(size * SLICE)
  // Stays open until the thread ends: closing it would free the locks that SQLite holds on the file (POSIX).
  const handle = openSync(file, 'r+')
  for (let first = 1; first <= pragma('page_count'); first += SLICE) {
    yield* checkpointed(db, patience)
    const count = Math.floor(readSync(handle, slice, 0, slice.length, (first - 1) * size) / size)
    let wiped = false
    for (let index = 0; index < count; index++) {
      const number = first + index
      const page = slice.subarray(index * size, (index + 1) * size)
      const range = isMap(number) ? undefined : unused(page, number)
      if (!range || page.compare(zeros, 0, range[1] - range[0], ...range) === 0) continue
      writeSync(handle, zeros, 0, range[1] - range[0], (number - 1) * size + range[0])
      wiped = true
    }
    if (wiped) {
      fdatasyncSync(handle)
      // What SQLite remembers of these pages must not be written back.
      db.exec('pragma shrink_memory')
    }
    yield 0
  }
}
