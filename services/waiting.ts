import pg from 'pg'
import type { Logger } from 'pino'
import { setTimeout as sleep } from 'node:timers/promises'

/** How often, in ms, a part that does not answer is asked; how many times before that is said first, and again. */
const EVERY = 250
const FIRST = 4
const AGAIN = 20

/**
 * Asks until there is an answer, and says after a second, then every five, what it waits for: processes start in any
 * order.
 */
export async function answerOf<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  logger: Pick<Logger, 'warn'>,
): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask()
    } catch (error) {
      if (tries % AGAIN === FIRST) logger.warn(`waiting for ${what}: ${(error as Error).message}`)
      await sleep(EVERY)
    }
  }
}

/** Whether a database answers. Throws when it does not. */
export async function askPostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end()
  }
}
