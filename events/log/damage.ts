import type { EventStoreDBClient } from '@eventstore/db-client'
import { FORWARDS } from '@eventstore/db-client/dist/constants.js'
import { StreamNotFoundError, UnknownError } from '@eventstore/db-client/dist/utils/CommandError.js'
import type { StreamName } from '../kinds.ts'
import { MAX_BATCH_EVENTS, DATA_LOSS, withRetries, positionOf, stored } from './client.ts'
import type { StoredEvent } from './codec.ts'

// Reads the events up to a damaged one, and continues after it if an operator allowed readers to skip it.

/** Stream that records which damaged events an operator allowed readers to skip. */
const SKIPS: StreamName = 'log-damage'

/** Position of the damaged event at which a read failed; null if the error has another cause. */
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

/** Opens reads of a log that may contain damaged events; `timeoutMs` limits each read. */
export function aroundDamage(client: EventStoreDBClient, timeoutMs: number) {
  /** Reads `count` events from a position; null if one of them is damaged. */
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
     * Yields the events before a damaged one, because a failed read discards the events that it had fetched. Halves
     * the size of the read each time that it reaches the damaged event, until no event is left before that event.
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
    /** True if an operator allowed readers to skip the damaged event at this position. */
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
