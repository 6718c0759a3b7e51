import { fdatasyncSync, openSync, readSync, writeSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'

// When SQLite merges pages that have become almost empty, copies of moved rows remain in the unused part of a page,
// even with `secure_delete` (measured: for one deleted event in a thousand). So after a scavenge, the unused parts,
// which SQLite never reads, are zeroed directly in the file. https://sqlite.org/fileformat2.html#b_tree_pages

const SLICE_PAGES = 1024
/** Maximum number of pages (128 GiB), as in larger files an overflow page can begin like a b-tree page. */
const MAX_PAGES = 0x02000000
/** Size in bytes of a b-tree page's header, by the kind of page. */
const headers = new Map([
  [0x02, 12],
  [0x05, 12],
  [0x0a, 8],
  [0x0d, 8],
])

/** Range of the unused bytes in a page; undefined if the page is not a valid b-tree page. */
function unused(page: Buffer, number: number): [from: number, to: number] | undefined {
  // The file header is at the start of the first page.
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

/** Waits until the write-ahead log can be emptied; yields the pauses, in ms, that give readers time to finish. */
export function* checkpointed(db: DatabaseSync, maxWaitMs: number): Generator<number, void> {
  const checkpoint = db.prepare('pragma wal_checkpoint(truncate)')
  for (const deadline = Date.now() + maxWaitMs; checkpoint.get()?.busy !== 0; yield 20)
    if (Date.now() > deadline) throw new Error('readers kept the file open all the time')
}

/** Zeros the unused bytes of all pages, while nobody else may write; yields the pauses between slices in ms. */
export function* wipe(db: DatabaseSync, file: string, maxWaitMs: number): Generator<number, void> {
  const pragma = (name: string) => Number(db.prepare(`pragma ${name}`).get()?.[name])
  const size = pragma('page_size')
  if (pragma('page_count') > MAX_PAGES) throw new Error('the file is too large for a scavenge')
  // Files that can shrink contain a pointer map page at regular intervals, which must not be zeroed.
  const mapEvery = pragma('auto_vacuum') === 0 ? Infinity : size / 5 + 1
  const isMap = (number: number) => number >= 2 && (number - 2) % Math.floor(mapEvery) === 0
  const zeros = Buffer.alloc(size)
  const slice = Buffer.alloc(size * SLICE_PAGES)
  // The handle is left open until the thread ends: closing it would release SQLite's locks on the file (POSIX).
  const handle = openSync(file, 'r+')
  for (let first = 1; first <= pragma('page_count'); first += SLICE_PAGES) {
    yield* checkpointed(db, maxWaitMs)
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
      // Empties SQLite's page cache, so that SQLite does not write old versions of the zeroed pages.
      db.exec('pragma shrink_memory')
    }
    yield 0
  }
}
