import type { EventEmitter } from 'node:events'
import type { Logger } from 'pino'
import { keepGoing, openRest } from '../keep-going.ts'
import type { Sql } from '../postgres/sql.ts'

const RETRY_DELAY_MS = 1000
/** Interval of looks for what another process has put into the table. */
const SWEEP_INTERVAL_MS = 60_000

export interface ClockParts {
  /** Database with the read models. */
  sql: Sql
  /** Resolves when commands may be given, that is, not in read-only mode. */
  hold?: (signal: AbortSignal) => Promise<void>
  /** Emits the names of projections whose tables this process has changed. */
  applied?: Pick<EventEmitter, 'on'>
  logger: Pick<Logger, 'error'>
}

export interface Clock {
  stop: () => Promise<void>
}

/**
 * Carries out what is due by the clock, and then waits for the time `next`, or for a change of the read model
 * (`projection`) with the times. Its `table` is replaced later, but never missing once it exists. Can run in several
 * processes. `failed` is the text for the log.
 */
export function startClock(
  { sql, hold = async () => {}, applied, logger }: ClockParts,
  {
    projection,
    table,
    next,
    carryOut,
    failed,
  }: {
    projection: string
    table: string
    next: () => Promise<Date | null>
    carryOut: () => Promise<unknown>
    failed: string
  },
): Clock {
  const stopping = new AbortController()
  const { signal } = stopping
  const { rest, wake } = openRest(signal)
  applied?.on(projection, wake)
  let isBuilt = false
  async function isTableBuilt() {
    const [row] = await sql<{ isBuilt: boolean }>`select to_regclass(${table}) is not null as "isBuilt"`
    return row?.isBuilt ?? false
  }
  /** Time until the next look, in ms. What is still due waits for the read model, or for a free place in a round. */
  async function untilNext() {
    const at = await next()
    if (at === null) return SWEEP_INTERVAL_MS
    const ms = at.getTime() - Date.now()
    return ms > 0 ? Math.min(ms, SWEEP_INTERVAL_MS) : RETRY_DELAY_MS
  }
  async function poll() {
    await hold(signal)
    isBuilt ||= await isTableBuilt()
    if (isBuilt) await carryOut()
    await rest(isBuilt ? await untilNext() : SWEEP_INTERVAL_MS)
  }
  const running = keepGoing(poll, {
    signal,
    afterFailure: RETRY_DELAY_MS,
    onError: (error) => logger.error({ err: error }, failed),
  })
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
