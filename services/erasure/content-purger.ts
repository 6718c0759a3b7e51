import type pg from 'pg'
import type { Logger } from 'pino'
import { isErased } from '../../events/define.ts'
import { streamOf, type ContentId } from '../../events/kinds.ts'
import type { Log } from '../../events/log.ts'
import type { ImageStore } from '../ports/images/store.ts'
import { forgetDigests } from '../ports/outbox.ts'
import { sqlOver, type Sql } from '../postgres/sql.ts'
import { imageFolder } from '../rules/images/sizes.ts'
import { keepGoing, pause } from '../keep-going.ts'
import { migrate } from '../postgres/migrate.ts'
import { exclusively } from './exclusive.ts'
import type { Hold } from './eraser.ts'
import { awaitProjections } from './await-projections.ts'
import { rewritePostgres } from './rewrite-postgres.ts'

interface PurgerParts {
  log: Pick<Log, 'tail' | 'read' | 'tombstone' | 'scavenge'>
  images: Pick<ImageStore, 'remove'>
  pool: pg.Pool
  serving: readonly string[]
  logger: Pick<Logger, 'info' | 'error'>
}

export interface Purger {
  stop: () => Promise<void>
}

const REACTOR = 'purges'
const BUSY_DELAY_MS = 1000
const RETRY_DELAY_MS = 10_000

/** Log position of the last purge that was completed; -1n if there was none. */
async function positionOf(sql: Sql): Promise<bigint> {
  const [row] = await sql<{ position: bigint }>`
    select position from operational.reactor where name = ${REACTOR}`
  return row?.position ?? -1n
}

/** Deletes the files of the pictures that the stream of an item names. */
async function removePicturesOf(item: ContentId, { log, images }: Pick<PurgerParts, 'log' | 'images'>) {
  for (const { type, data } of await log.read(streamOf(item)))
    if (type === 'PictureAttached' && !isErased(data.image))
      await images.remove(imageFolder(data.author, data.image))
}

/**
 * Deletes the streams of purged items from the log, the files of their pictures, and their rows from the files of
 * Postgres. Can be repeated.
 */
export async function runPurges(
  { log, images, pool, serving }: Omit<PurgerParts, 'logger'>,
  { items, position }: { items: readonly ContentId[]; position: bigint },
  signal: AbortSignal,
): Promise<void> {
  for (const item of items) {
    // Before the stream, which names them.
    await removePicturesOf(item, { log, images })
    await log.tombstone(streamOf(item))
  }
  await awaitProjections(pool, { position, serving }, signal)
  await sqlOver(pool)`delete from operational.link_preview where item = any(${items})`
  await forgetDigests(sqlOver(pool))
  await log.scavenge()
  await rewritePostgres(pool, serving, signal)
  await sqlOver(
    pool,
  )`insert into operational.reactor as known (name, position) values (${REACTOR}, ${position})
    on conflict (name) do update set position = greatest(known.position, excluded.position)`
}

/** Carries out purges that administrators decided on. Can run in several processes, of which one works at a time. */
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
      const items = events.flatMap(({ type, data }) => (type === 'ContentPurged' ? [data.subject.id] : []))
      while ((await positionOf(sql)) < position) {
        await hold(signal)
        const done = await exclusively(pool, async () => {
          await runPurges(parts, { items, position }, signal)
          return true
        })
        if (done) logger.info({ items }, 'content was purged')
        else await pause(BUSY_DELAY_MS, signal)
        signal.throwIfAborted()
      }
    }
  }

  const running = keepGoing(follow, {
    signal,
    afterFailure: RETRY_DELAY_MS,
    onError: (error) => logger.error({ err: error }, 'a purge failed; it is retried'),
  })
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
