import {
  START,
  streamNameFilter,
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
} from '@eventstore/db-client'
import type { Readable } from 'node:stream'
import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises'
import type { Codec, StoredEvent } from './codec.ts'
import type { Log } from '../log.ts'
import { MAX_BATCH_EVENTS, isFinal, positionOf, stored } from './client.ts'
import { aroundDamage, damagedPosition } from './damage.ts'
import { batchesOf, passed } from './read.ts'
import { retryDelay } from './retry-delay.ts'

/** Combines all events that are available in this iteration of the event loop into a batch, without waiting. */
async function* availableBatches(
  readable: AsyncIterable<AllStreamResolvedEvent> & Pick<Readable, 'readableLength'>,
): AsyncGenerator<StoredEvent[]> {
  const iterator = readable[Symbol.asyncIterator]()
  let next = iterator.next()
  try {
    for (let first; !(first = await next).done;) {
      const batch = [stored(first.value)]
      next = iterator.next()
      next.catch(() => {}) // Marks the promise as handled, because its error is reported by the `await` below.
      while (batch.length < MAX_BATCH_EVENTS) {
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

export function tailing<Event>(
  client: EventStoreDBClient,
  codec: Pick<Codec<Event>, 'decode'>,
  timeoutMs: number,
): Log<Event>['tail'] {
  const damage = aroundDamage(client, timeoutMs)
  /** Reads events from one subscription; ends without an error when the connection breaks. */
  async function* subscribed(after: bigint, categories: readonly string[] | undefined, signal: AbortSignal) {
    const fromPosition = after < 0n ? START : positionOf(after)
    const prefixes = categories?.map((category) => `${category}-`)
    const filter = prefixes && streamNameFilter({ prefixes })
    const subscription = client.subscribeToAll(
      { fromPosition, ...(filter && { filter }) },
      { highWaterMark: MAX_BATCH_EVENTS },
    )
    let live = false
    subscription.on('caughtUp', () => (live = true))
    const stop = () => subscription.destroy()
    signal.addEventListener('abort', stop, { once: true })
    const batches = availableBatches(subscription)
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

  return async function* ({ categories, signal, ...reads }) {
    let position = reads.after ?? -1n
    const isWanted = ({ stream }: StoredEvent) =>
      categories?.some((category) => stream.startsWith(`${category}-`)) ?? true
    async function* given(raw: readonly StoredEvent[], live: boolean) {
      for await (const batch of batchesOf(codec, raw, { ...reads, after: position })) {
        yield { ...batch, live }
        position = batch.position
      }
    }
    for (let retries = 0; !signal.aborted; retries++) {
      try {
        for await (const { raw, live } of subscribed(position, categories, signal)) {
          yield* given(raw, live)
          retries = 0
        }
      } catch (error) {
        const damaged = damagedPosition(error)
        if (damaged === null) throw error
        for await (const raw of damage.before(damaged, position)) yield* given(raw.filter(isWanted), false)
        if (!reads.passesSkipped || !(await damage.isSkipped(damaged))) throw error
        yield { ...passed(damaged), live: false }
        position = damaged
        continue
      }
      await sleep(retryDelay(retries, 20, 1000), undefined, { signal }).catch(() => {})
    }
  }
}
