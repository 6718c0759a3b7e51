import pg from 'pg'
import type { Logger } from 'pino'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorFrom } from './thrown.ts'

/** Interval of retries. Short, because all processes of a network start at once. */
const RETRY_INTERVAL_MS = 50
/** Time until the first warning, and between warnings. */
const WARNING_INTERVAL_MS = 5000

/**
 * Retries until a part of the network responds, as processes start in any order; warns from time to time. Throws the
 * errors that are final.
 */
export async function answerOf<Answer>(
  part: string,
  ask: () => Promise<Answer>,
  logger: Pick<Logger, 'warn'>,
  isFinal: (error: unknown) => boolean = () => false,
): Promise<Answer> {
  for (let warnedAt = performance.now(); ;) {
    try {
      return await ask()
    } catch (error) {
      if (isFinal(error)) throw error
      if (performance.now() - warnedAt > WARNING_INTERVAL_MS) {
        logger.warn(`waiting for ${part}: ${errorFrom(error).message}`)
        warnedAt = performance.now()
      }
      await sleep(RETRY_INTERVAL_MS)
    }
  }
}

/** Checks that the database responds; throws otherwise. */
export async function askPostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end()
  }
}
