import type { Logger } from 'pino'
import { keepGoing, pause } from '../keep-going.ts'
import type { Sql } from '../postgres/sql.ts'

const RETRY_DELAY_MS = 1000

export interface ClockParts {
  /** Database with the read models. */
  sql: Sql
  /** Resolves when commands may be given, that is, not in read-only mode. */
  hold?: (signal: AbortSignal) => Promise<void>
  logger: Pick<Logger, 'error'>
}

/**
 * Carries out what is due by the clock, again and again. `table` is that of the read model with the times: it is replaced
 * later, but never missing once it exists. Can run in several processes. `failed` is the text for the log.
 */
export function startClock(
  { sql, hold = async () => {}, logger }: ClockParts,
  {
    table,
    intervalMs,
    carryOut,
    failed,
  }: { table: string; intervalMs: number; carryOut: () => Promise<unknown>; failed: string },
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  let isBuilt = false
  async function isTableBuilt() {
    const [row] = await sql<{ isBuilt: boolean }>`select to_regclass(${table}) is not null as "isBuilt"`
    return row?.isBuilt ?? false
  }
  async function poll() {
    await hold(signal)
    isBuilt ||= await isTableBuilt()
    if (isBuilt) await carryOut()
    await pause(intervalMs, signal)
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
