import type pg from 'pg'
import type { Logger } from 'pino'
import type { RecordedEvent } from '../../../events/event.ts'
import { type Log, UnreadableEventError } from '../../../events/log.ts'
import { retryDelay } from '../../../events/log/retry-delay.ts'
import type { Projection } from '../../../projections/projection.ts'
import { sqlOver } from '../../postgres/sql.ts'
import { pause } from '../../keep-going.ts'
import { handledBy } from '../batch.ts'
import type { Announcer } from '../channel.ts'
import { FencedError, positionOf, servingTables } from '../checkpoint.ts'
import type { LineageWatch } from '../lineage.ts'
import { PoisonEventError, reasonOf } from '../fault.ts'
import { skipsOf } from '../skips.ts'
import type { Rests } from './checkpoint-moves.ts'
import { openSteps, type Steps } from './steps.ts'
import { endStop, isRetryDue, recordStop, stopsOf } from './stops.ts'
import type { Tail } from './tail.ts'
import { BACKLOG_AGE_MS, type Throttle } from '../throttle.ts'

interface FollowOptions {
  pool: pg.Pool
  log: Pick<Log, 'read'>
  tail: Tail
  throttle: Throttle
  announcer: Announcer
  rests: Rests
  lineage: Pick<LineageWatch, 'current' | 'untilSound'>
  /** Called with the name of the projection when this process begins to fill its tables, and after each change of them. */
  applied?: (projection: string) => void
  logger: Logger
}

/** Number of events in a batch from which on the next batch is delayed, so that more events share a commit. */
const BUSY_BATCH_EVENTS = 8
const BUSY_DELAY_MS = 25

const CATCH_UP_BATCH_EVENTS = 500

/** Minimum interval at which the checkpoint passes events that the projection does not handle. */
const RESTING_CHECKPOINT_INTERVAL_MS = 500

const RETRY_DELAYS_MS = { transient: [50, 5000], poison: [1000, 60_000] } as const
const RETRY_POLL_INTERVAL_MS = 250

/**
 * Keeps a projection up to date until the signal aborts. Other events need no commit of their own: the checkpoint
 * moves past them with the next event that the projection handles, or within a second. Returns early if another process
 * should try; throws FencedError if another process writes these tables.
 */
export async function keepUp(
  projection: Projection,
  options: FollowOptions,
  signal: AbortSignal,
): Promise<void> {
  const { pool, log, tail, throttle, lineage, applied = () => {}, logger } = options
  const tables = servingTables(projection)
  const { schema } = tables
  const sql = sqlOver(pool)
  let failures = 0

  async function takeThrottled(steps: Steps, events: readonly RecordedEvent[], to: bigint) {
    let rest = events
    do {
      await throttle.step(schema, async (size) => {
        signal.throwIfAborted()
        const part = rest.slice(0, size)
        rest = rest.slice(size)
        await steps.take(part, rest.length === 0 ? to : part.at(-1)!.position)
        return part.length
      })
    } while (rest.length > 0)
  }

  /** Applies all events after the checkpoint. Throws PoisonEventError, and errors that may be temporary. */
  async function followFromCheckpoint() {
    await lineage.untilSound(signal)
    const skipped = await skipsOf(log, schema)
    let stop = (await stopsOf(sql)).find((stop) => stop.schema === schema)
    const steps = openSteps(tables, options, await positionOf(sql, schema), stop ? 1 : Infinity)
    let savedAt = Date.now()
    applied(projection.name)
    for await (const batch of tail.follow(projection, steps.position(), signal)) {
      if (lineage.current()) return
      const { events, unreadable } = handledBy(projection, batch, skipped)
      const to = unreadable ? (events.at(-1)?.position ?? steps.position()) : batch.position
      const isResting = events.length === 0 && !stop
      const isCatchingUp = batch.count >= CATCH_UP_BATCH_EVENTS
      const isBacklog = Date.now() - (events.at(-1)?.recordedAt.getTime() ?? Infinity) > BACKLOG_AGE_MS
      if (to > steps.position() && isResting) {
        if (Date.now() - savedAt >= RESTING_CHECKPOINT_INTERVAL_MS) {
          await steps.pass(to)
          savedAt = Date.now()
        }
      } else if (to > steps.position()) {
        if (isBacklog) await takeThrottled(steps, events, to)
        else await steps.take(events, to)
        savedAt = Date.now()
        applied(projection.name)
      }
      if (unreadable) throw new PoisonEventError(unreadable.event, unreadable)
      if (failures > 0) logger.info({ schema }, 'a projection continues')
      failures = 0
      if (stop && steps.position() >= stop.position) {
        await endStop(sql, schema)
        logger.info({ schema, event: stop.id }, 'a projection continues after the event that stopped it')
        stop = undefined
      }
      if (events.length >= BUSY_BATCH_EVENTS && !isCatchingUp) await pause(BUSY_DELAY_MS, signal)
    }
  }

  /** Waits before a retry; false if another process should try, as a newer release may be able to read the event. */
  async function waitForRetry(poison: PoisonEventError): Promise<boolean> {
    const { event, message: error } = poison
    const tries = await recordStop(sql, schema, poison)
    const details = { schema, event: event.id, type: event.type, position: String(event.position), error }
    if (tries === 1) logger.error(details, 'a projection is stopped at an event; the others continue')
    const until = Date.now() + retryDelay(tries - 1, ...RETRY_DELAYS_MS.poison)
    while (!signal.aborted && Date.now() < until) {
      if (await isRetryDue(sql, schema)) return true
      await pause(RETRY_POLL_INTERVAL_MS, signal)
    }
    return !(poison.cause instanceof UnreadableEventError)
  }

  while (!signal.aborted) {
    try {
      const goesOn = await followFromCheckpoint().catch((error: unknown) => {
        if (!(error instanceof PoisonEventError)) throw error
        return waitForRetry(error)
      })
      if (goesOn === false) return
    } catch (error) {
      if (error instanceof FencedError) throw error
      if (signal.aborted) return
      if (++failures === 1)
        logger.warn({ schema, error: reasonOf(error) }, 'a projection failed; it is retried')
      await pause(retryDelay(failures - 1, ...RETRY_DELAYS_MS.transient), signal)
    }
  }
}
