import { once } from 'node:events'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { openReader, type Reader } from '../storage/reader.ts'
import { openToWrite, type EventRow } from '../storage/schema.ts'
import { openStore } from '../storage/store.ts'
import { prepareWriter } from '../storage/write.ts'

/** A change to a file: one bit is flipped, or one sector is filled with zeros. */
type Damage = { kind: 'flip'; at: number; bit: number } | { kind: 'zeros'; at: number }

/** Result of reading all of a damaged log and of checking it. */
interface Outcome {
  /** The node did not start, a reader got an error, or all events were read correctly. */
  read: 'not started' | 'refused' | 'whole'
  /** Reads that returned wrong results: changed events, or missing events without an error. */
  wrong: string[]
  /** Result of the check and its duration; null if the check did not end. */
  check: { found: boolean; ms: number } | null
}

const SECTOR_BYTES = 512
const PAGE_BYTES = 256
const STREAMS = 30
const CHECK_TIMEOUT_MS = 10_000

export async function openFuzz(events = 1500) {
  const folder = mkdtempSync(join(tmpdir(), 'event-store-fuzz-'))
  const file = join(folder, 'log.sqlite')
  const store = await openStore(file)
  for (let number = 0; number < events; number++) {
    const data = Buffer.from(JSON.stringify({ number, padding: 'x'.repeat((number * 37) % 300) }))
    const event = { id: crypto.randomUUID(), type: 'Numbered', json: true, data, metadata: Buffer.from('{}') }
    await store.write({ kind: 'append', stream: `s-${number % STREAMS}`, expected: 'any', events: [event] })
  }
  await store.close()
  const sound = readFileSync(file)
  const whole = await openStore(file)
  const written: EventRow[] = []
  for (let page; (page = whole.reader.allForwards(written.length, PAGE_BYTES)).length > 0;)
    written.push(...page)
  await whole.close()

  const checks = openChecks()

  /** Damages a copy of a log, starts a reader on it as a node does, reads it in every way, and checks it. */
  async function tryOut(damage: Damage): Promise<Outcome> {
    // Each copy is in a new folder, because SQLite treats files with the same path as the same file.
    const place = mkdtempSync(join(folder, 'damaged-'))
    const copy = join(place, 'log.sqlite')
    const bytes = Buffer.from(sound)
    if (damage.kind === 'flip') bytes[damage.at]! ^= 1 << damage.bit
    else
      bytes.fill(
        0,
        damage.at - (damage.at % SECTOR_BYTES),
        damage.at - (damage.at % SECTOR_BYTES) + SECTOR_BYTES,
      )
    writeFileSync(copy, bytes)
    const checked = join(place, 'checked.sqlite')
    copyFileSync(copy, checked)
    const check = await checks.check(checked)
    try {
      start(copy)
    } catch {
      rmSync(place, { recursive: true })
      return { read: 'not started', wrong: [], check }
    }
    const reader = openReader(copy)
    const { wrong, refused } = readWhole(reader, written)
    reader.close()
    rmSync(place, { recursive: true })
    return { read: refused ? 'refused' : 'whole', wrong, check }
  }

  return {
    size: sound.length,
    tryOut,
    close: () => checks.close().then(() => rmSync(folder, { recursive: true })),
  }
}

function start(file: string) {
  const db = openToWrite(file)
  try {
    prepareWriter(db, file)
  } finally {
    db.close()
  }
}

/** Checks files one after the other in a thread, which is terminated after a timeout. */
function openChecks() {
  const open = () => new Worker(new URL('check-thread.ts', import.meta.url))
  let worker = open()
  return {
    async check(file: string): Promise<Outcome['check']> {
      const began = performance.now()
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), CHECK_TIMEOUT_MS)
      worker.postMessage(file)
      try {
        const [problems] = (await once(worker, 'message', { signal: late.signal })) as [number]
        return { found: problems > 0, ms: performance.now() - began }
      } catch (error) {
        if (!late.signal.aborted) throw error
        await worker.terminate()
        worker = open()
        return null
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => worker.terminate(),
  }
}

const same = (one: EventRow, other: EventRow) =>
  one.position === other.position &&
  one.stream === other.stream &&
  one.revision === other.revision &&
  one.id === other.id &&
  one.type === other.type &&
  one.json === other.json &&
  one.created === other.created &&
  Buffer.compare(one.data, other.data) === 0 &&
  Buffer.compare(one.metadata, other.metadata) === 0

/** Reads the whole log, and each stream in both directions; returns descriptions of results that are wrong. */
function readWhole(reader: Reader, written: readonly EventRow[]) {
  const wrong: string[] = []
  let refused = false

  function compare(what: string, expected: readonly EventRow[], pages: () => Iterable<EventRow[]>) {
    let next = 0
    try {
      for (const page of pages())
        for (const row of page) {
          const wanted = expected[next++]
          if (!wanted || !same(row, wanted)) return void wrong.push(`${what}: ${row.stream}@${row.revision}`)
        }
    } catch {
      refused = true
      return
    }
    if (next < expected.length) wrong.push(`${what}: ${next} of ${expected.length}`)
  }

  compare('$all', written, function* () {
    for (let after = 0, page; (page = reader.allForwards(after, PAGE_BYTES)).length > 0; yield page)
      after = page.at(-1)!.position
  })
  compare('$all backwards', written.toReversed(), function* () {
    let before = Number.MAX_SAFE_INTEGER
    for (let page; (page = reader.allBackwards(before, PAGE_BYTES)).length > 0; yield page)
      before = page.at(-1)!.position
  })
  for (const [name, expected] of Map.groupBy(written, ({ stream }) => stream)) {
    compare(name, expected, function* () {
      const stream = reader.stream(name, 0)
      for (let from = 0, page; (page = reader.streamForwards(stream, from, 20)).length > 0; yield page)
        from = page.at(-1)!.revision + 1
    })
    compare(`${name} backwards`, expected.toReversed(), function* () {
      const stream = reader.stream(name, 0)
      for (
        let from = stream.last, page;
        (page = reader.streamBackwards(stream, from, 20)).length > 0;
        yield page
      )
        from = page.at(-1)!.revision - 1
    })
  }
  return { wrong, refused }
}

/** Makes a generator of random numbers in [0, 1), which are determined by the seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Makes changes at random places of a file with the given size. */
export function damages(
  size: number,
  { flips, sectors, seed }: { flips: number; sectors: number; seed: number },
) {
  const random = seeded(seed)
  const at = () => Math.floor(random() * size)
  return [
    ...Array.from({ length: flips }, (): Damage => ({
      kind: 'flip',
      at: at(),
      bit: Math.floor(random() * 8),
    })),
    ...Array.from({ length: sectors }, (): Damage => ({ kind: 'zeros', at: at() })),
  ]
}
