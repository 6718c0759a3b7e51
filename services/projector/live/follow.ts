import type pg from 'pg'
import type { Logger } from 'pino'
import type { RecordedEvent } from '../../../events/event.ts'
import { type Log, UnreadableEventError } from '../../../events/log.ts'
import type { Projection } from '../../../projections/projection.ts'
import { sqlOver } from '../../postgres/sql.ts'
import { pause } from '../../keep-going.ts'
import { handledBy } from '../batch.ts'
import type { Announcer } from '../channel.ts'
import { FencedError, positionOf, servingTables } from '../checkpoint.ts'
import type { LineageWatch } from '../lineage.ts'
import { PoisonEventError, reasonOf } from '../fault.ts'
import { skipsOf } from '../skips.ts'
import { openSteps, type Steps } from './steps.ts'
import { endStop, isTryWanted, noteStop, stopsOf } from './stops.ts'
import type { Tail } from './tail.ts'
import { PAST, type Turn } from '../throttle.ts'

/** What keeping a projection up to date takes. */
export interface Means {
  pool: pg.Pool
  log: Pick<Log, 'read'>
  tail: Tail
  /** Beside whom it catches up with what is long past. */
  turn: Turn
  announcer: Announcer
  /** Whether the log is the one that the tables are made of. */
  lineage: Pick<LineageWatch, 'current' | 'sound'>
  logger: Logger
}

/** From so many events on, a batch tells that they come faster than one by one: they are let gather for a moment. */
const BUSY = 8
/** That moment, in milliseconds: what a commit costs is then shared by more events. */
const GATHERING = 25

/** The same for a projection that nobody waits for. */
const UNHURRIED = 100
/** So many events at once are of a log that is being caught up with: nothing is let gather. */
const CATCHING_UP = 500

/** How long a checkpoint may rest, in milliseconds, while events pass that the projection does not handle. */
const RESTING = 1000

/** How long to wait, in milliseconds, before the first repetition of what failed, and at most. */
const PAUSES = { passing: [50, 5000], poison: [1000, 60_000] } as const
/** How often a projection that stands still looks whether another try is wanted, in milliseconds. */
const LOOKING = 250

/** A pause that doubles with every time that something failed, counted from 1. */
const pauseAfter = (times: number, [first, longest]: readonly [number, number]) =>
  Math.min(first * 2 ** (times - 1), longest)

/**
 * Keeps a projection's tables up to date with the log until the signal. Events that the projection does not
 * handle cost no commit: they count with the next handled one, or after a second.
 *
 * What fails for want of a server is repeated. Where an event cannot be applied, or not be read for this projection,
 * it stands still just before it, says so, and tries again now and then, or when it is asked to. Returns early when
 * another process should try, and throws FencedError when another writes these tables.
 */
export async function keepUp(projection: Projection, means: Means, signal: AbortSignal): Promise<void> {
  const { pool, log, tail, turn, lineage, logger } = means
  const tables = servingTables(projection)
  const { schema } = tables
  const sql = sqlOver(pool)
  let failures = 0

  /** Takes what live work comes before, in parts that it can wait for. */
  async function takeInTurn(steps: Steps, events: readonly RecordedEvent[], to: bigint) {
    let rest = events
    do {
      await turn.step(schema, async (size) => {
        signal.throwIfAborted()
        const part = rest.slice(0, size)
        rest = rest.slice(size)
        await steps.take(part, rest.length === 0 ? to : part.at(-1)!.position)
        return part.length
      })
    } while (rest.length > 0)
  }

  /** Goes on from the checkpoint until the signal. Throws PoisonEventError, and what may pass. */
  async function goOn() {
    await lineage.sound(signal)
    const skipped = await skipsOf(log, schema)
    let stop = (await stopsOf(sql)).find((stop) => stop.schema === schema)
    const steps = openSteps(tables, means, await positionOf(sql, schema), stop ? 1 : Infinity)
    let written = Date.now()
    for await (const batch of tail.follow(steps.position(), signal)) {
      if (lineage.current()) return
      const { events, unreadable } = handledBy(projection, batch, skipped)
      const to = unreadable ? (events.at(-1)?.position ?? steps.position()) : batch.position
      const isResting = events.length === 0 && !stop && Date.now() - written < RESTING
      const isCatchingUp = batch.count >= CATCHING_UP
      const isPast = Date.now() - (events.at(-1)?.recordedAt.getTime() ?? Infinity) > PAST
      if (to > steps.position() && !isResting) {
        if (projection.unhurried && !isCatchingUp) await pause(UNHURRIED, signal)
        if (isPast) await takeInTurn(steps, events, to)
        else await steps.take(events, to)
        written = Date.now()
      }
      if (unreadable) throw new PoisonEventError(unreadable.event, unreadable)
      if (failures > 0) logger.info({ schema }, 'a projection goes on')
      failures = 0
      if (stop && steps.position() >= stop.position) {
        await endStop(sql, schema)
        logger.info(
          { schema, event: stop.id },
          'a projection goes on after the event at which it stood still',
        )
        stop = undefined
      }
      if (events.length >= BUSY && !isCatchingUp) await pause(GATHERING, signal)
    }
  }

  /**
   * Says that an event stops the projection, the first time, and waits until it is to be tried again. False when that
   * may be for another process: one of a newer release may be able to read what this one cannot.
   */
  async function standStill(poison: PoisonEventError): Promise<boolean> {
    const { event, message: error } = poison
    const tries = await noteStop(sql, schema, poison)
    const told = { schema, event: event.id, type: event.type, position: String(event.position), error }
    if (tries === 1) logger.error(told, 'a projection stands still at an event; the others go on')
    const until = Date.now() + pauseAfter(tries, PAUSES.poison)
    while (!signal.aborted && Date.now() < until) {
      if (await isTryWanted(sql, schema)) return true
      await pause(LOOKING, signal)
    }
    return !(poison.cause instanceof UnreadableEventError)
  }

  while (!signal.aborted) {
    try {
      const isMine = await goOn().catch((error: unknown) => {
        if (!(error instanceof PoisonEventError)) throw error
        return standStill(error)
      })
      if (isMine === false) return
    } catch (error) {
      if (error instanceof FencedError) throw error
      if (signal.aborted) return
      if (++failures === 1)
        logger.warn({ schema, error: reasonOf(error) }, 'a projection cannot go on; it is tried again')
      await pause(pauseAfter(failures, PAUSES.passing), signal)
    }
  }
}
