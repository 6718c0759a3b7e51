import {
  AccessDeniedError,
  BACKWARDS,
  END,
  EventStoreDBClient,
  FORWARDS,
  InvalidArgumentError,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  START,
  StreamDeletedError,
  StreamNotFoundError,
  streamNameFilter,
  UnknownError,
  WrongExpectedVersionError,
  type AllStreamResolvedEvent,
  type ResolvedEvent,
} from '@eventstore/db-client'
import type { Readable } from 'node:stream'
import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises'
import type { Codec, Reading, StoredEvent } from './codec.ts'
import type { NewEvent, RecordedEvent } from './event.ts'
import type { StreamName } from './kinds.ts'
import { scavenge, type Scavenged } from './scavenge.ts'
import type { UnreadableEvent } from './unreadable.ts'

/** The stream is not at the revision that the append expected: somebody else was faster. */
export class WrongRevision extends Error {
  override name = 'WrongRevision'
}

/** The log did not answer in time; whether an append was kept is not known, so repeat it with the same ids. */
export class LogUnavailable extends Error {
  override name = 'LogUnavailable'
}

/** Where an append ended: position of its last event in the log, and revision in the stream. */
export interface Appended {
  position: bigint
  revision: number
}

/** Events in log order, and the position up to which the log was looked at. */
export interface Batch<Event = RecordedEvent> {
  events: Event[]
  /** Those among them that cannot be read; none where they are thrown. */
  unreadable: UnreadableEvent[]
  position: bigint
  /** How many events there are in the log up to there since the batch before, read or not. */
  count: number
}

/** How the log is read, beside what of it. */
export interface Reads extends Reading {
  after?: bigint
  /** Whether events that cannot be read come in `unreadable`; else they are thrown. */
  tellsUnreadable?: boolean
}

/** The event log (EventStoreDB). All that the project knows of it goes through here. */
export interface Log<Event = RecordedEvent> {
  /**
   * Appends at exactly the expected revision. Resolves when the store has it on disk. Repeats uncertain appends
   * with the same event ids, so that nothing is written twice.
   * Throws WrongRevision, or LogUnavailable once its patience is at an end.
   */
  append: (
    stream: StreamName,
    events: readonly NewEvent[],
    expected: 'no_stream' | number,
  ) => Promise<Appended>
  /**
   * Up to `limit` events of a stream (1,000 unless told), from a revision on; [] where there is none, or none any more.
   * Throws UnreadableEvent where one of them cannot be read.
   */
  read: (
    stream: StreamName,
    options?: { from?: number; limit?: number; backwards?: boolean },
  ) => Promise<Event[]>
  /**
   * All events after a position, up to where the log ends when it gets there; of the types that are wanted. Throws
   * UnreadableEvent at one that cannot be read, once it has given all before it.
   */
  readAll: (options?: Reads & { signal?: AbortSignal }) => AsyncIterable<Batch<Event>>
  /**
   * All events after a position, then each as it comes; ends only by the signal. Reconnects by itself from the
   * last batch. A batch is what came while the last one was worked on, at most 1,000 events. `live` says that
   * the reader has caught up with the log. With `categories` only the events of their streams come.
   * Throws UnreadableEvent at an event that cannot be read, once it has given all before it.
   */
  tail: (
    options: Reads & {
      categories?: readonly string[]
      signal: AbortSignal
    },
  ) => AsyncIterable<Batch<Event> & { live: boolean }>
  /** Ends a stream for good: nothing can be read of it or appended to it. May be repeated. */
  tombstone: (stream: StreamName) => Promise<void>
  /**
   * Removes for good what was deleted or has expired, from the files as well; resolves when that is done, however
   * long it takes. EventStoreDB wants an operator's name and password in the URL.
   */
  scavenge: () => Promise<Scavenged>
  /** Position of the last event; -1n in an empty log. */
  head: () => Promise<bigint>
  close: () => Promise<void>
}

const BATCH = 1000
const final = [
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
]

/** The status of a log whose file is damaged. */
const DATA_LOSS = 15

/** Whether an error would be the same the next time. */
const isFinal = (error: unknown) =>
  final.some((type) => error instanceof type) || (error instanceof UnknownError && error.code === DATA_LOSS)

/** What a promise gives within so many ms; throws otherwise. A store that stands still would never answer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('It does not answer')), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Repeats what failed for want of a connection, with growing pauses, for at most `patience` milliseconds. */
async function patiently<T>(patience: number, what: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patience
  for (let pause = 20; ; pause = Math.min(pause * 2, 500)) {
    try {
      return await within(Math.max(1, deadline - Date.now()), work())
    } catch (error) {
      if (isFinal(error)) throw error
      if (Date.now() + pause > deadline) {
        throw new LogUnavailable(`The event log did not ${what} within ${patience} ms. Is it running?`, {
          cause: error,
        })
      }
      await sleep(pause)
    }
  }
}

function stored({ event }: ResolvedEvent): StoredEvent {
  if (!event) throw new Error('The event log sent a link without its event')
  return {
    id: event.id,
    stream: event.streamId as StreamName,
    type: event.type,
    revision: Number(event.revision),
    position: event.position?.commit ?? -1n,
    recordedAt: event.created,
    isJson: event.isJson,
    data: event.data,
    metadata: event.metadata,
  }
}

/**
 * What a stream of the client gives, in arrays of at most BATCH: each is what there was before the next turn of the
 * event loop, so that nothing waits for more to come.
 */
async function* drained(
  readable: AsyncIterable<AllStreamResolvedEvent> & Pick<Readable, 'readableLength'>,
): AsyncGenerator<StoredEvent[]> {
  const iterator = readable[Symbol.asyncIterator]()
  let next = iterator.next()
  try {
    for (let first; !(first = await next).done;) {
      const batch = [stored(first.value)]
      next = iterator.next()
      next.catch(() => {}) // Thrown where it is awaited.
      while (batch.length < BATCH) {
        const more = await (readable.readableLength > 0 ? next : Promise.race([next, immediate()]))
        if (!more || more.done) break
        batch.push(stored(more.value))
        next = iterator.next()
        next.catch(() => {})
      }
      yield batch
    }
  } finally {
    await iterator.return?.()
  }
}

/** What a stream of the client gives, in arrays of BATCH: for who wants all of it and not each at once. */
async function* gathered(readable: AsyncIterable<ResolvedEvent>): AsyncGenerator<StoredEvent[]> {
  let batch: StoredEvent[] = []
  for await (const event of readable) {
    if (batch.push(stored(event)) < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** JSON as the client sends it on untouched; objects it would carry through base 64. */
const bytesOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

const positionOf = (at: bigint) => ({ commit: at, prepare: at })

/**
 * Opens the log. `patience` is how long, in milliseconds, an append or a read may wait for a store that does
 * not answer.
 */
export function openLog<Event = RecordedEvent>({
  url,
  codec,
  patience = 10_000,
}: {
  url: string
  codec: Codec<Event>
  patience?: number
}): Log<Event> {
  const client = EventStoreDBClient.connectionString(url)

  async function append(stream: StreamName, events: readonly NewEvent[], expected: 'no_stream' | number) {
    const encoded = await Promise.all(
      events.map(async (event) => {
        const { data, metadata } = await codec.encode(event)
        return jsonEvent({ id: event.id, type: event.type, data, metadata: bytesOf(metadata) })
      }),
    )
    const expectedRevision = expected === 'no_stream' ? NO_STREAM : BigInt(expected)
    try {
      const result = await patiently(patience, 'take an append', () =>
        client.appendToStream(stream, encoded, { expectedRevision }),
      )
      if (!result.position) throw new Error('The event log did not say where it kept the events')
      return { position: result.position.commit, revision: Number(result.nextExpectedRevision) }
    } catch (error) {
      // A stream that was tombstoned has moved on for good.
      if (error instanceof WrongExpectedVersionError || error instanceof StreamDeletedError)
        throw new WrongRevision(`${stream} has moved on`, { cause: error })
      throw error
    }
  }

  const read: Log<Event>['read'] = async (stream, { from, limit = BATCH, backwards = false } = {}) => {
    const options = {
      fromRevision: from === undefined ? (backwards ? END : START) : BigInt(from),
      direction: backwards ? BACKWARDS : FORWARDS,
      maxCount: limit,
    } as const
    const found = await patiently(patience, 'answer a read', async () => {
      const events: StoredEvent[] = []
      try {
        for await (const event of client.readStream(stream, options)) events.push(stored(event))
      } catch (error) {
        if (!(error instanceof StreamNotFoundError || error instanceof StreamDeletedError)) throw error
      }
      return events
    })
    return codec.decode(found)
  }

  /** The batch that these are; where it throws at one that cannot be read, a batch of those before comes first. */
  async function* batchesOf(
    raw: readonly StoredEvent[],
    { after = -1n, tellsUnreadable = false, ...reading }: Reads,
  ): AsyncGenerator<Batch<Event>> {
    const known = raw.findIndex(({ position }) => position > after)
    const fresh = known === 0 ? raw : raw.slice(known < 0 ? raw.length : known)
    const unreadable: UnreadableEvent[] = []
    const events = await codec.decode(fresh, { ...reading, onUnreadable: (one) => unreadable.push(one) })
    const [first] = unreadable
    if (!first || tellsUnreadable) {
      yield { events, unreadable, position: raw.at(-1)?.position ?? after, count: fresh.length }
      return
    }
    const before = fresh.filter(({ position }) => position < first.position)
    if (before.length > 0) yield* batchesOf(before, { after, ...reading })
    throw first
  }

  async function* readAll({ signal, ...reads }: Reads & { signal?: AbortSignal } = {}) {
    const { after = -1n } = reads
    const fromPosition = after < 0n ? START : positionOf(after)
    const stream = client.readAll({ fromPosition }, { highWaterMark: BATCH })
    for await (const raw of gathered(stream)) {
      if (signal?.aborted) return
      yield* batchesOf(raw, reads)
    }
  }

  /** One subscription; ends without a word when its connection does. */
  async function* subscribed(after: bigint, categories: readonly string[] | undefined, signal: AbortSignal) {
    const fromPosition = after < 0n ? START : positionOf(after)
    const prefixes = categories?.map((category) => `${category}-`)
    const filter = prefixes && streamNameFilter({ prefixes })
    const subscription = client.subscribeToAll(
      { fromPosition, ...(filter && { filter }) },
      { highWaterMark: BATCH },
    )
    let live = false
    subscription.on('caughtUp', () => (live = true))
    const stop = () => subscription.destroy()
    signal.addEventListener('abort', stop, { once: true })
    const batches = drained(subscription)
    try {
      for (;;) {
        const next = await batches.next().catch((error: unknown) => {
          if (isFinal(error)) throw error
          return { done: true } as const
        })
        if (next.done) return
        yield { raw: next.value, live }
      }
    } finally {
      signal.removeEventListener('abort', stop)
      subscription.destroy()
      await subscription.unsubscribe().catch(() => {})
    }
  }

  const tail: Log<Event>['tail'] = async function* ({ categories, signal, ...reads }) {
    let position = reads.after ?? -1n
    for (let pause = 20; !signal.aborted; pause = Math.min(pause * 2, 1000)) {
      for await (const { raw, live } of subscribed(position, categories, signal)) {
        for await (const batch of batchesOf(raw, { ...reads, after: position })) {
          yield { ...batch, live }
          position = batch.position
        }
        pause = 20
      }
      await sleep(pause, undefined, { signal }).catch(() => {})
    }
  }

  const head = () =>
    patiently(patience, 'tell where it ends', async () => {
      let last = -1n
      for await (const event of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 })) {
        last = stored(event).position
      }
      return last
    })

  const tombstone = (stream: StreamName) =>
    patiently(patience, 'end a stream', async () => {
      try {
        await client.tombstoneStream(stream)
      } catch (error) {
        if (!(error instanceof StreamDeletedError)) throw error
      }
    })

  const lastOf = (stream: string) =>
    patiently(patience, 'tell of its scavenge', async () => {
      let event: StoredEvent | undefined
      // To its end: the client never closes after a read that was left.
      const options = { direction: BACKWARDS, fromRevision: END, maxCount: 1 } as const
      for await (const last of client.readStream(stream, options)) event = stored(last)
      return event
    })

  return {
    append,
    read,
    readAll,
    tail,
    tombstone,
    scavenge: () => scavenge(url, lastOf),
    head,
    close: () => client.dispose(),
  }
}
