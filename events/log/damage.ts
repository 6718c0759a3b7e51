import { FORWARDS, StreamNotFoundError, UnknownError, type EventStoreDBClient } from '@eventstore/db-client'
import type { StreamName } from '../kinds.ts'
import { MAX_BATCH_EVENTS, DATA_LOSS, withRetries, positionOf, stored } from './client.ts'
import type { StoredEvent } from './codec.ts'

// Reading up to a damaged event, and past it where an operator lets readers go on.

/** The stream that tells which damaged events readers may pass. */
const SKIPS: StreamName = 'log-damage'

/** Position of the damaged event that a read of the log met; null where the error is another one, or names none. */
export function damagedPosition(error: unknown): bigint | null {
  if (!(error instanceof UnknownError) || error.code !== DATA_LOSS) return null
  const [told] = error._raw?.metadata.get('damaged-position') ?? []
  return told === undefined ? null : BigInt(String(told))
}

const isSkip = ({ type, data }: StoredEvent, position: bigint) =>
  type === 'DamagedEventSkipped' &&
  typeof data === 'object' &&
  data !== null &&
  'position' in data &&
  data.position === Number(position)

/** Reads around damage; `timeoutMs` limits each read. */
export function aroundDamage(client: EventStoreDBClient, timeoutMs: number) {
  /** So many events from a position on; null where there is damage among them. */
  const read = (from: bigint, count: number) =>
    withRetries(timeoutMs, 'answer a read', async () => {
      const found: StoredEvent[] = []
      try {
        const options = { fromPosition: positionOf(from), direction: FORWARDS, maxCount: count } as const
        for await (const event of client.readAll(options)) found.push(stored(event))
      } catch (error) {
        if (damagedPosition(error) === null) throw error
        return null
      }
      return found
    })

  return {
    /**
     * Events of the log after a position that come before the damaged one: what was on its way when a read failed is lost.
     * Where positions are missing it takes fewer at a time, until it comes to none but the damaged one.
     */
    async *before(damaged: bigint, after: bigint): AsyncGenerator<StoredEvent[]> {
      let most = MAX_BATCH_EVENTS
      for (let at = after; damaged - at > 1n && most >= 1;) {
        const events = await read(at + 1n, Math.min(most, Number(damaged - at - 1n)))
        if (!events) {
          most = Math.floor(most / 2)
          continue
        }
        const last = events.at(-1)
        if (!last) return
        yield events
        at = last.position
      }
    },
    /** Whether an operator lets readers pass the damaged event at a position. */
    isSkipped: (position: bigint): Promise<boolean> =>
      withRetries(timeoutMs, 'tell what may be passed', async () => {
        let found = false
        try {
          for await (const event of client.readStream(SKIPS)) found ||= isSkip(stored(event), position)
        } catch (error) {
          if (!(error instanceof StreamNotFoundError)) throw error
        }
        return found
      }),
  }
}
