import type { EventStoreDBClient, ResolvedEvent } from '@eventstore/db-client'
import { BACKWARDS, END, FORWARDS, START } from '@eventstore/db-client/dist/constants.js'
import { StreamDeletedError, StreamNotFoundError } from '@eventstore/db-client/dist/utils/CommandError.js'
import type { Codec, StoredEvent } from './codec.ts'
import type { Batch, Log, Reads } from '../log.ts'
import type { UnreadableEventError } from './unreadable.ts'
import { MAX_BATCH_EVENTS, withRetries, positionOf, stored } from './client.ts'
import { aroundDamage, damagedPosition } from './damage.ts'

/** Collects events while reading, and yields them in full batches. */
async function* inBatches(readable: AsyncIterable<ResolvedEvent>): AsyncGenerator<StoredEvent[]> {
  let batch: StoredEvent[] = []
  for await (const event of readable) {
    if (batch.push(stored(event)) < MAX_BATCH_EVENTS) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/**
 * Options of reads that compare the log with what was made from it: a follower that is behind would look like an older
 * copy. All other reads may come from a follower: an append after one of them is rejected if events were missing.
 */
const ofLeader = { requiresLeader: true }

/** A batch without events that only tells the reader the position after a damaged event that it skips. */
export const passed = (position: bigint): Batch<never> => ({ events: [], unreadable: [], position, count: 1 })

/** Decodes a batch of stored events. If one is unreadable, yields the events before it and then throws. */
export async function* batchesOf<Event>(
  codec: Pick<Codec<Event>, 'decode'>,
  raw: readonly StoredEvent[],
  { after = -1n, tellsUnreadable = false, ...reading }: Reads,
): AsyncGenerator<Batch<Event>> {
  const known = raw.findIndex(({ position }) => position > after)
  const fresh = known === 0 ? raw : raw.slice(known < 0 ? raw.length : known)
  const unreadable: UnreadableEventError[] = []
  const events = await codec.decode(fresh, { ...reading, onUnreadable: (one) => unreadable.push(one) })
  const [first] = unreadable
  if (!first || tellsUnreadable) {
    yield { events, unreadable, position: raw.at(-1)?.position ?? after, count: fresh.length }
    return
  }
  const before = fresh.filter(({ position }) => position < first.position)
  if (before.length > 0) yield* batchesOf(codec, before, { after, ...reading })
  throw first
}

export function reading<Event>(
  client: EventStoreDBClient,
  codec: Pick<Codec<Event>, 'decode'>,
  timeoutMs: number,
): Pick<Log<Event>, 'read' | 'readAll' | 'holds' | 'head'> {
  const damage = aroundDamage(client, timeoutMs)
  const read: Log<Event>['read'] = async (
    stream,
    { from, limit = MAX_BATCH_EVENTS, backwards = false } = {},
  ) => {
    const options = {
      fromRevision: from === undefined ? (backwards ? END : START) : BigInt(from),
      direction: backwards ? BACKWARDS : FORWARDS,
      maxCount: limit,
    } as const
    const found = await withRetries(timeoutMs, 'answer a read', async () => {
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

  async function* readAll({ signal, ...reads }: Reads & { signal?: AbortSignal } = {}) {
    let { after = -1n } = reads
    async function* given(raws: AsyncIterable<StoredEvent[]>) {
      for await (const raw of raws) {
        if (signal?.aborted) return
        for await (const batch of batchesOf(codec, raw, { ...reads, after })) {
          yield batch
          after = batch.position
        }
      }
    }
    for (let from = after; ; from = after + 1n) {
      const fromPosition = from < 0n ? START : positionOf(from)
      try {
        return yield* given(inBatches(client.readAll({ fromPosition }, { highWaterMark: MAX_BATCH_EVENTS })))
      } catch (error) {
        const damaged = damagedPosition(error)
        if (damaged === null) throw error
        yield* given(damage.before(damaged, after))
        if (signal?.aborted) return
        if (!reads.passesSkipped || !(await damage.isSkipped(damaged))) throw error
        yield passed(damaged)
        after = damaged
      }
    }
  }

  const head = () =>
    withRetries(timeoutMs, 'tell where it ends', async () => {
      let last = -1n
      for await (const event of client.readAll({
        ...ofLeader,
        direction: BACKWARDS,
        fromPosition: END,
        maxCount: 1,
      }))
        last = stored(event).position
      return last
    })

  /**
   * First visible event of a stream from a revision on; null if there is none, undefined if the stream was deleted.
   */
  async function firstFrom(stream: string, from: number): Promise<StoredEvent | null | undefined> {
    let found: StoredEvent | null = null
    try {
      const options = { ...ofLeader, fromRevision: BigInt(from), maxCount: 1 }
      for await (const event of client.readStream(stream, options)) found = stored(event)
    } catch (error) {
      if (error instanceof StreamDeletedError) return undefined
      if (!(error instanceof StreamNotFoundError)) throw error
    }
    return found
  }

  const holds: Log<Event>['holds'] = ({ stream, revision, id }) =>
    withRetries(timeoutMs, 'tell whether it holds an event', async () => {
      const found = await firstFrom(stream, revision).catch((error: unknown) => {
        // Damage at this read proves that the stream contains events.
        if (damagedPosition(error) === null) throw error
        return undefined
      })
      if (found === undefined) return true
      if (found?.revision === revision) return found.id === id
      // A stream without visible events exists if it has metadata, because metadata can hide its events.
      return found !== null || (await firstFrom(`$$${stream}`, 0)) !== null
    })

  return { read, readAll, holds, head }
}
