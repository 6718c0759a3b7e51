import type pg from 'pg'
import type { RecordedEvent } from '../../../events/event.ts'
import { commitStep } from '../batch.ts'
import type { Announcer } from '../channel.ts'
import type { Tables } from '../checkpoint.ts'
import { isTransient, PoisonEventError } from '../fault.ts'
import type { Rests } from './checkpoint-moves.ts'
import { countFailure, countStep } from '../step-metrics.ts'

export interface Steps {
  position: () => bigint
  /**
   * Applies events in steps; splits a step that fails, to apply the events before the failing one. Throws
   * PoisonEventError.
   */
  take: (events: readonly RecordedEvent[], to: bigint) => Promise<void>
  /** Passes events that the projection does not handle. May leave that to the next call while a swap is under way. */
  pass: (to: bigint) => Promise<void>
}

/** Opens the steps of a projection; `size` is the maximum number of events in the first step. */
export function openSteps(
  tables: Tables,
  { pool, announcer, rests }: { pool: pg.Pool; announcer: Announcer; rests: Rests },
  from: bigint,
  size = Infinity,
): Steps {
  let position = from
  let maxEvents = size
  let lastMs: number | null = null
  let isLeft = false

  async function takeOne(events: readonly RecordedEvent[], to: bigint) {
    const startedAt = performance.now()
    await commitStep(pool, tables, { from: position, to, events, lastMs }, announcer)
    position = to
    if (events.length > 0) lastMs = performance.now() - startedAt
    countStep(tables.projection, events, performance.now() - startedAt)
  }

  return {
    position: () => position,
    async pass(to) {
      const isMoved = await rests.move({ schema: tables.schema, from: position, to })
      if (isMoved) position = to
      else if (isLeft) await takeOne([], to)
      isLeft = !isMoved && !isLeft
    },
    async take(events, to) {
      let rest = events
      do {
        const part = rest.slice(0, maxEvents)
        const last = part.length === rest.length ? to : part.at(-1)!.position
        try {
          await takeOne(part, last)
        } catch (error) {
          const [event] = part
          if (!event || isTransient(error)) throw error
          countFailure(tables.projection)
          if (part.length === 1) throw new PoisonEventError(event, error)
          maxEvents = Math.ceil(part.length / 2)
          continue
        }
        maxEvents *= 2
        rest = rest.slice(part.length)
      } while (rest.length > 0)
    },
  }
}
