import { EventEmitter, once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import { asDamage, DamagedFileError } from './damage.ts'
import { openHealth, type HealthRecord } from './health.ts'
import { lockFile } from './lock.ts'
import { openLogEnd } from './log-end.ts'
import { openReader, type Reader } from './reader.ts'
import type { Mended } from './mend.ts'
import { openMender } from './mender.ts'
import type { EventRow } from './schema.ts'
import type { Scavenged } from './scavenge.ts'
import type { Write, Written } from './write.ts'
import type { Answered, Asked, AskedWrite } from './writer.ts'
import { errorFrom } from '../../thrown.ts'

/** Maximum number of writes that wait for the disk; further writes are rejected. */
const MAX_WAITING_WRITES = 50_000

export interface Store {
  /** Carries out a write; resolves when it is synced to disk. */
  write: (change: Write) => Promise<Written>
  /** The same with a callback, which saves a turn of the queue of promises. */
  submit: (change: Write, answer: (written: Written) => void) => void
  reader: Reader
  health: HealthRecord
  /** Calls the listener after each commit that contains events; returns a function that removes the listener. */
  onCommit: (listener: () => void) => () => void
  /** Permanently removes deleted and expired events; resolves at the end. Only one scavenge can run at a time. */
  scavenge: () => Promise<Scavenged>
  stopScavenge: () => void
  /** Replaces damaged events by copies, and repairs the index, while others can write. Keeps the order of results. */
  mend: (copies: EventRow[]) => Promise<Mended[]>
  /** Finishes the writes that were accepted, then closes the file. */
  close: () => Promise<void>
}

/**
 * Opens a log file. Throws an Error with advice if another node uses the file or the file is damaged. `onFault` is
 * called with the reason when writes fail (for example on a full disk), again only after writes succeeded in between,
 * and once for each damage.
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
    // Compares the name of the error, because its class is lost when a thread sends the error.
    if (cause instanceof Error && cause.name === 'DamagedFileError')
      throw new DamagedFileError(cause.message, { position: null, what: cause.message }, cause)
    const sentence = errorFrom(cause).message
    throw new Error(`The event store cannot use ${file}: ${sentence}`, { cause })
  }

  const opened = openReader(file, ({ problem }) => health.found(problem))
  const health = openHealth(file, { isSoundAt: opened.isSoundAt, onFault })
  const end = openLogEnd(opened)
  const reader: Reader = { ...opened, allForwards: end.allForwards }
  const commits = new EventEmitter().setMaxListeners(0)
  const waiting = new Map<number, { change: Write; answer: (written: Written) => void }>()
  let outbox: AskedWrite[] = []
  let scavenged: ((outcome: Scavenged) => void) | null = null
  /** Repairs that the writer has not answered yet, in the order of the requests. */
  const mending: ((outcomes: Mended[]) => void)[] = []
  let number = 0
  let fault: string | null = null

  const ask = (asked: Asked) => port.postMessage(asked)
  function send() {
    ask({ kind: 'write', asked: outbox })
    outbox = []
  }

  port.on('message', (answered: Answered) => {
    end.forget()
    if (answered.kind === 'scavenged') return scavenged?.(answered.outcome)
    if (answered.kind === 'mended') return mending.shift()?.(answered.outcomes)
    const { results } = answered
    for (const { number, written, created } of results) {
      const asked = waiting.get(number)
      waiting.delete(number)
      if (asked) end.add(asked.change, written, created)
      asked?.answer(written)
    }
    // In the same turn, so that a client gets the answer and the event of its subscription together.
    if (results.some(({ written }) => written.kind === 'written')) commits.emit('commit')
    const failed = results.map(({ written }) => written).find((written) => written.kind === 'failed')
    if (failed && failed.message !== fault) onFault(failed.message)
    fault = failed?.message ?? null
  })
  // The result of all writes that are still waiting when the writer ends or crashes.
  let ended: Written | null = null
  const endWith = (message: string) => {
    ended ??= { kind: 'failed', message }
    for (const { answer } of waiting.values()) answer(ended)
    waiting.clear()
    scavenged?.({ result: 'Failed', error: message, events: 0, spaceSaved: 0 })
    for (const answer of mending) answer([])
  }
  worker.on('error', (error: Error) => endWith(`The writer stopped: ${error.message}`))
  // Waits for the port to close, because the thread's event `exit` can come before its last messages.
  port.on('close', () => endWith('The event store is closed'))

  async function askToMend(asked: Asked) {
    if (ended) return []
    const { promise, resolve } = Promise.withResolvers<Mended[]>()
    mending.push(resolve)
    ask(asked)
    return promise
  }

  function submit(change: Write, answer: (written: Written) => void) {
    if (ended) return answer(ended)
    if (waiting.size >= MAX_WAITING_WRITES)
      return answer({ kind: 'failed', message: 'Too many writes are waiting for the event store' })
    waiting.set(++number, { change, answer })
    if (outbox.length === 0) process.nextTick(send)
    outbox.push({ number, write: change })
  }

  return {
    reader,
    health,
    mend: openMender(file, askToMend),
    submit,
    write: (change) => new Promise((resolve) => submit(change, resolve)),
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
