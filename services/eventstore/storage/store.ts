import { EventEmitter, once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import { asDamage, DamagedFileError } from './damage.ts'
import { openHealth, type HealthRecord } from './health.ts'
import { lockFile } from './lock.ts'
import { openReader, type Reader } from './reader.ts'
import type { Mended } from './mend.ts'
import { openMender } from './mender.ts'
import type { EventRow } from './schema.ts'
import type { Scavenged } from './scavenge.ts'
import type { Write, Written } from './write.ts'
import type { Answered, Asked, AskedWrite } from './writer.ts'

/** The most writes that may wait for the disk; more are turned away. */
const WAITING = 50_000

/** One log in one file: a writer in a thread of its own, and a reader beside it. */
export interface Store {
  /** Resolves when the change is on disk. */
  write: (change: Write) => Promise<Written>
  reader: Reader
  /** The record of damage and checks. */
  health: HealthRecord
  /** Calls back after each commit that added events; gives what ends the calls. */
  onCommit: (listener: () => void) => () => void
  /** Removes for good what was deleted or has expired; resolves at its end. One at a time. */
  scavenge: () => Promise<Scavenged>
  /** Ends a scavenge before its end. */
  stopScavenge: () => void
  /**
   * Puts copies in the place of damaged events, and mends the index of streams where it is damaged; tells the outcome
   * for each copy, in their order. Others write meanwhile.
   */
  mend: (copies: EventRow[]) => Promise<Mended[]>
  /** Waits for what was accepted, then closes the file. */
  close: () => Promise<void>
}

/**
 * Opens a log. Throws when another node has the file open, and when the file is damaged: a sentence each.
 * `onFault` hears why writes fail (a full disk, …), once until they succeed again, and once of each damage that is met.
 */
export async function openStore(
  file: string,
  onFault: (sentence: string) => void = () => {},
): Promise<Store> {
  const unlock = lockFile(`${file}.lock`)
  const { port1: port, port2 } = new MessageChannel()
  const worker = new Worker(new URL('writer.ts', import.meta.url), {
    workerData: { file, port: port2 },
    transferList: [port2],
  })
  try {
    await once(worker, 'message')
  } catch (cause) {
    unlock()
    const damage = asDamage(cause, file, 'opening it')
    if (damage instanceof DamagedFileError) throw damage
    // What a thread throws arrives without its class.
    if (cause instanceof Error && cause.name === 'DamagedFileError')
      throw new DamagedFileError(cause.message, { position: null, what: cause.message }, cause)
    const sentence = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The event store cannot use ${file}: ${sentence}`, { cause })
  }

  const opened = openReader(file, ({ problem }) => health.found(problem))
  const health = openHealth(file, { isSoundAt: opened.isSoundAt, onFault })
  /** The end of the log as it was read last, until something is written or removed: all who follow it ask for the same. */
  let latest: { after: number; limit: number; rows: EventRow[] } | null = null
  const reader: Reader = {
    ...opened,
    allForwards(after, limit) {
      if (latest?.after === after && latest.limit === limit) return latest.rows
      const rows = opened.allForwards(after, limit)
      if (rows.length < limit) latest = { after, limit, rows }
      return rows
    },
  }
  const commits = new EventEmitter().setMaxListeners(0)
  const waiting = new Map<number, (written: Written) => void>()
  let outbox: AskedWrite[] = []
  let scavenged: ((outcome: Scavenged) => void) | null = null
  /** Those who wait for an event to be mended, in the order in which the writer was asked. */
  const mending: ((outcomes: Mended[]) => void)[] = []
  let number = 0
  let fault: string | null = null

  const ask = (asked: Asked) => port.postMessage(asked)
  /** What came in one turn of the event loop goes over to the writer at once. */
  function send() {
    ask({ kind: 'write', asked: outbox })
    outbox = []
  }

  port.on('message', (answered: Answered) => {
    latest = null
    if (answered.kind === 'scavenged') return scavenged?.(answered.outcome)
    if (answered.kind === 'mended') return mending.shift()?.(answered.outcomes)
    const { results } = answered
    for (const { number, written } of results) {
      waiting.get(number)?.(written)
      waiting.delete(number)
    }
    if (results.some(({ written }) => written.kind === 'written')) commits.emit('commit')
    const failed = results.map(({ written }) => written).find((written) => written.kind === 'failed')
    if (failed && failed.message !== fault) onFault(failed.message)
    fault = failed?.message ?? null
  })
  // However the writer ends, nobody waits for it for ever.
  let ended: Written | null = null
  const end = (message: string) => {
    ended ??= { kind: 'failed', message }
    for (const answer of waiting.values()) answer(ended)
    waiting.clear()
    scavenged?.({ result: 'Failed', error: message, events: 0, spaceSaved: 0 })
    for (const answer of mending) answer([])
  }
  worker.on('error', (error: Error) => end(`The writer stopped: ${error.message}`))
  // Not when the thread exits: its last answers may still be on their way.
  port.on('close', () => end('The event store is closed'))

  async function askToMend(asked: Asked) {
    if (ended) return []
    const { promise, resolve } = Promise.withResolvers<Mended[]>()
    mending.push(resolve)
    ask(asked)
    return promise
  }

  return {
    reader,
    health,
    mend: openMender(file, askToMend),
    async write(change) {
      if (ended) return ended
      if (waiting.size >= WAITING)
        return { kind: 'failed', message: 'The event store has too many writes waiting' }
      const { promise, resolve } = Promise.withResolvers<Written>()
      waiting.set(++number, resolve)
      if (outbox.length === 0) setImmediate(send)
      outbox.push({ number, write: change })
      return promise
    },
    scavenge() {
      const { promise, resolve } = Promise.withResolvers<Scavenged>()
      scavenged = resolve
      ask({ kind: 'scavenge' })
      return promise
    },
    stopScavenge: () => ask({ kind: 'stop' }),
    onCommit(listener) {
      commits.on('commit', listener)
      return () => commits.off('commit', listener)
    },
    async close() {
      const closed = Promise.all([once(worker, 'exit'), once(port, 'close')])
      send()
      ask({ kind: 'close' })
      await closed
      reader.close()
      unlock()
    },
  }
}
