import type pg from 'pg'
import type { RecordedEvent } from '../../../events/event.ts'
import { commitStep } from '../batch.ts'
import type { Announcer, News } from '../channel.ts'
import type { Tables } from '../checkpoint.ts'
import { isPassing, PoisonEventError } from '../fault.ts'
import { countFailure, countStep } from './metrics.ts'

/** The steps of a live projection, each with its news. */
export interface Steps {
  /** The checkpoint of the last step. */
  position: () => bigint
  /**
   * Takes events up to a position, in one step; in smaller ones once that fails, so that those before an event that
   * cannot be applied are kept. Throws PoisonEventError with that one, and as it is what may pass.
   */
  take: (events: readonly RecordedEvent[], to: bigint) => Promise<void>
}

/** Begins to take steps from a checkpoint; `size` is how many events may be in the first. */
export function openSteps(
  tables: Tables,
  { pool, announcer }: { pool: pg.Pool; announcer: Announcer },
  from: bigint,
  size = Infinity,
): Steps {
  let position = from
  let most = size
  let lastMs: number | null = null

  async function takeOne(events: readonly RecordedEvent[], to: bigint) {
    const began = performance.now()
    let news: News = { schema: tables.schema, position: to, changes: [] }
    await commitStep(pool, tables, { from: position, to, events, lastMs }, (sql, changes) => {
      news = { ...news, changes }
      return announcer.inCommit(sql, news)
    })
    announcer.afterCommit(news)
    position = to
    if (events.length > 0) lastMs = performance.now() - began
    countStep(tables.projection, events, performance.now() - began)
  }

  return {
    position: () => position,
    async take(events, to) {
      let rest = events
      do {
        const part = rest.slice(0, most)
        const last = part.length === rest.length ? to : part.at(-1)!.position
        try {
          await takeOne(part, last)
        } catch (error) {
          const [event] = part
          if (!event || isPassing(error)) throw error
          countFailure(tables.projection)
          if (part.length === 1) throw new PoisonEventError(event, error)
          most = Math.ceil(part.length / 2)
          continue
        }
        most *= 2
        rest = rest.slice(part.length)
      } while (rest.length > 0)
    },
  }
}
