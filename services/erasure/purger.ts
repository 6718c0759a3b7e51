import type pg from 'pg'
import type { Logger } from 'pino'
import { streamOf, type ContentId } from '../../events/kinds.ts'
import type { Log } from '../../events/log.ts'
import { sqlOver, type Sql } from '../postgres/sql.ts'
import { keepGoing, pause } from '../keep-going.ts'
import { migrate } from '../operational/migrate.ts'
import { alone } from './alone.ts'
import type { Hold } from './eraser.ts'
import { projectionsPassed } from './passed.ts'
import { purgePostgres } from './rewrite-postgres.ts'

/** What purges are carried out with. */
export interface PurgerParts {
  log: Pick<Log, 'tail' | 'tombstone' | 'scavenge'>
  pool: pg.Pool
  /** Schemas of the read models that members are served from. */
  serving: readonly string[]
  logger: Pick<Logger, 'info' | 'error'>
}

/** The purger at work. */
export interface Purger {
  stop: () => Promise<void>
}

const REACTOR = 'purges'
/** How long, in ms, to wait for another process that is at it, and after a failure. */
const PAUSE = 1000
const AFTER_FAILURE = 10_000

/** Up to where in the log purges are carried out; -1n when none is. */
async function positionOf(sql: Sql): Promise<bigint> {
  const [row] = await sql<{ position: bigint }>`
    select position from operational.reactor where name = ${REACTOR}`
  return row?.position ?? -1n
}

/**
 * Carries out purges, all of them together: the streams of the items leave the log, and what is left of their rows the
 * pages of the database. Every step can be done again.
 */
export async function carryOutPurges(
  { log, pool, serving }: Omit<PurgerParts, 'logger'>,
  { items, position }: { items: readonly ContentId[]; position: bigint },
  signal: AbortSignal,
): Promise<void> {
  for (const item of items) await log.tombstone(streamOf(item))
  await projectionsPassed(pool, { position, serving }, signal)
  await log.scavenge()
  await purgePostgres(pool, serving, signal)
  await sqlOver(
    pool,
  )`insert into operational.reactor as known (name, position) values (${REACTOR}, ${position})
    on conflict (name) do update set position = greatest(known.position, excluded.position)`
}

/**
 * Starts to carry out purges as they are decided on. Any number of processes may do it at the same time: one at a time
 * does.
 */
export async function startPurger({
  logger,
  hold = async () => {},
  ...parts
}: PurgerParts & Hold): Promise<Purger> {
  const { log, pool } = parts
  await migrate(pool)
  const sql = sqlOver(pool)
  const stopping = new AbortController()
  const { signal } = stopping

  async function follow() {
    const after = await positionOf(sql)
    for await (const { events, position } of log.tail({
      after,
      categories: ['purge'],
      passesSkipped: true,
      signal,
    })) {
      const items = events.flatMap(({ type, data }) => (type === 'ContentPurged' ? [data.item] : []))
      while ((await positionOf(sql)) < position) {
        await hold(signal)
        const done = await alone(pool, async () => {
          await carryOutPurges(parts, { items, position }, signal)
          return true
        })
        if (done) logger.info({ items }, 'content was purged')
        else await pause(PAUSE, signal)
        signal.throwIfAborted()
      }
    }
  }

  const running = keepGoing(follow, {
    signal,
    afterFailure: AFTER_FAILURE,
    onError: (error) => logger.error({ err: error }, 'content could not be purged; it is tried again'),
  })
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
