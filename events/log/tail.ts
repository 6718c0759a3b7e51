import type { EventStoreDBClient } from '@eventstore/db-client'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Codec, StoredEvent } from './codec.ts'
import type { Log } from '../log.ts'
import { isFinal } from './client.ts'
import { aroundDamage, damagedPosition } from './damage.ts'
import { batchesOf, passed } from './read.ts'
import { retryDelay } from './retry-delay.ts'
import { subscribe, type EventFilter } from './subscription.ts'

export function tailing<Event>(
  client: EventStoreDBClient,
  codec: Pick<Codec<Event>, 'decode'>,
  timeoutMs: number,
  reconnected?: () => void,
): Log<Event>['tail'] {
  const damage = aroundDamage(client, timeoutMs)
  /** Reads events from one subscription; ends without an error when the connection breaks. */
  async function* subscribed(
    after: bigint,
    selected: EventFilter | undefined,
    how: { signal: AbortSignal; opened: (() => void) | undefined },
  ) {
    try {
      yield* subscribe(client, after, selected, how)
    } catch (error) {
      if (isFinal(error)) throw error
    }
  }

  return async function* ({ categories, sendsTypesOnly = false, signal, ...reads }) {
    let position = reads.after ?? -1n
    const selected = categories
      ? { streams: categories.map((category) => `${category}-`) }
      : sendsTypesOnly && reads.types
        ? { types: [...reads.types] }
        : undefined
    const isWanted = ({ stream }: StoredEvent) =>
      categories?.some((category) => stream.startsWith(`${category}-`)) ?? true
    async function* given(raw: readonly StoredEvent[], live: boolean) {
      for await (const batch of batchesOf(codec, raw, { ...reads, after: position })) {
        yield { ...batch, live }
        position = batch.position
      }
    }
    let opened: (() => void) | undefined
    for (let retries = 0; !signal.aborted; retries++) {
      try {
        for await (const { raw, live } of subscribed(position, selected, { signal, opened })) {
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
      opened = reconnected
      await sleep(retryDelay(retries, 20, 1000), undefined, { signal }).catch(() => {})
    }
  }
}
