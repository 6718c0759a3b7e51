import pg from 'pg'
import type { Logger } from 'pino'
import { setTimeout as sleep } from 'node:timers/promises'

/** Interval of retries; a warning is logged after four retries, and then after every twenty. */
const RETRY_INTERVAL_MS = 250
const FIRST_WARNING = 4
const WARNING_INTERVAL = 20

/** Retries until a part of the network responds, as processes start in any order; warns from time to time. */
export async function answerOf<Answer>(
  part: string,
  ask: () => Promise<Answer>,
  logger: Pick<Logger, 'warn'>,
): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (tries % WARNING_INTERVAL === FIRST_WARNING)
        logger.warn(`waiting for ${part}: ${(error as Error).message}`)
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
