import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises'
import { parentPort, receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads'
import { keepHeapSmall } from '../../heap.ts'
import { asDamage, DamagedFileError } from './damage.ts'
import { mend, reindex, type Mended } from './mend.ts'
import { openToWrite, type EventRow } from './schema.ts'
import { scavenge, type Scavenged } from './scavenge.ts'
import { renew } from './renew.ts'
import { readState, writeState } from './state.ts'
import { committed, prepareWriter, takenBack, write, type Write, type Written } from './write.ts'
import { errorFrom } from '../../thrown.ts'

/** Requests to the writer's thread: to write, to scavenge, to repair, or to end. */
export type Asked =
  | { kind: 'write'; asked: AskedWrite[] }
  | { kind: 'mend'; copies: EventRow[] }
  | { kind: 'reindex' | 'scavenge' | 'stop' | 'close' }
export interface AskedWrite {
  number: number
  write: Write
}
interface Result {
  number: number
  written: Written
  /** Time of its events, in microseconds since 1970. */
  created: number
}
export type Answered =
  | { kind: 'written'; results: Result[] }
  | { kind: 'scavenged'; outcome: Scavenged }
  | { kind: 'mended'; outcomes: Mended[] }

const MAX_WRITES_PER_COMMIT = 2000

// Module of the thread that writes to the file, so that a slow disk delays only calls that wait for a write.
keepHeapSmall()
const { file, port }: { file: string; port: MessagePort } = workerData
const db = openToWrite(file)
const writer = prepareWriter(db, file)
const sql = { begin: db.prepare('begin immediate'), commit: db.prepare('commit') }

/** Carries out several writes in one transaction; if one fails, carries out each in a transaction of its own. */
function commit(asked: readonly AskedWrite[]): Result[] {
  const created = Date.now() * 1000
  try {
    sql.begin.run()
    const results = asked.map(({ number, write: change }) => ({
      number,
      written: write(writer, change, created),
      created,
    }))
    sql.commit.run()
    committed(writer)
    return results
  } catch (error) {
    if (db.isTransaction) db.exec('rollback')
    takenBack(writer)
    const [first, ...others] = asked
    if (first && others.length === 0) return [{ number: first.number, written: failure(error), created }]
    return asked.flatMap((one) => commit([one]))
  }
}

function failure(error: unknown): Written {
  const thrown = asDamage(error, file, 'writing to it')
  const sentence = errorFrom(thrown).message
  return {
    kind: 'failed',
    message: thrown instanceof DamagedFileError ? sentence : `The event store could not write: ${sentence}`,
  }
}

const answer = (answered: Answered) => port.postMessage(answered)

let scavenging: { stop: AbortController; ended: Promise<void> } | null = null

async function work(signal: AbortSignal) {
  const slices = scavenge(db, file, signal)
  let slice = slices.next()
  for (; !slice.done; slice = slices.next()) await (slice.value > 0 ? sleep(slice.value) : immediate())
  scavenging = null
  answer({ kind: 'scavenged', outcome: slice.value })
}

async function close() {
  stopping = true
  scavenging?.stop.abort()
  await scavenging?.ended
  try {
    writeState(db, { ...readState(db, file), head: writer.position })
    db.exec('pragma wal_checkpoint(truncate)')
  } catch {
    // If this fails because the disk is full, acknowledged writes remain in the write-ahead log, which the next start
    // reads.
  }
  db.close()
  port.close()
}

let stopping = false

async function bringUp() {
  try {
    for (const pause of renew(db, file)) {
      await sleep(pause)
      if (stopping) return
    }
  } catch {
    // If this fails because of a full disk or damage, the old checksums stay valid, and the next start tries again.
    if (db.isTransaction) db.exec('rollback')
  }
}

port.on('message', (first: Asked) => {
  const asked: AskedWrite[] = []
  let last: Asked | undefined = first
  for (; last?.kind === 'write'; last = receiveMessageOnPort(port)?.message as Asked | undefined) {
    asked.push(...last.asked)
    if (asked.length < MAX_WRITES_PER_COMMIT) continue
    last = undefined
    break
  }
  if (asked.length) answer({ kind: 'written', results: commit(asked) })
  if (last?.kind === 'scavenge') {
    const stop = new AbortController()
    scavenging = { stop, ended: Promise.resolve() }
    scavenging.ended = work(stop.signal)
  }
  if (last?.kind === 'mend')
    answer({ kind: 'mended', outcomes: last.copies.map((copy) => mend(file, copy, Date.now() * 1000)) })
  if (last?.kind === 'reindex') answer({ kind: 'mended', outcomes: [reindex(file)] })
  if (last?.kind === 'stop') scavenging?.stop.abort()
  if (last?.kind === 'close') void close()
})
parentPort?.postMessage('ready')
void bringUp()
