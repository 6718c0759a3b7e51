import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../../events/log.ts'
import { schemaOf } from '../../../projections/projection.ts'
import { transaction, type Sql } from '../../postgres/sql.ts'
import { applyWithin } from '../batch.ts'
import { setSearchPath, IDLE_TRANSACTION_TIMEOUT_MS } from '../checkpoint.ts'
import { STALLED_AFTER_MS } from '../live/lease.ts'
import { feed, type Target } from './feed.ts'
import { freeKeptSchema } from './kept-tables.ts'

async function lockedPosition(sql: Sql, schema: string): Promise<bigint> {
  const [row] = await sql<{ position: bigint }>`
    select position from projector.checkpoint where schema = ${schema} for update`
  if (!row) throw new Error(`${schema} was dropped during the replay`)
  return row.position
}

/**
 * Swaps old and new tables in one transaction, when both are at the same position. Live updates wait at the
 * checkpoint. Schemas are only renamed and no rows are locked, so readers are not affected. `beforeCommit` gets the
 * name of the schema with the replaced tables.
 */
export async function swap(
  pool: pg.Pool,
  log: Pick<Log, 'readAll' | 'head'>,
  rebuilt: Target,
  signal: AbortSignal,
  beforeCommit: (sql: Sql, kept: string) => Promise<unknown>,
): Promise<void> {
  const serving = schemaOf(rebuilt.projection)

  const attempt = (mayOvertake: boolean) =>
    transaction(pool, async (sql, client) => {
      await client.query(`set local idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_TIMEOUT_MS}`)
      const position = await lockedPosition(sql, serving)
      const isAhead = position < rebuilt.position
      if (isAhead && !mayOvertake) return position
      await setSearchPath(sql, rebuilt.schema)
      const take: Target['take'] = ({ events }) => applyWithin(sql, rebuilt.projection, events)
      const head = await log.head()
      await feed([{ ...rebuilt, until: position, take }], { log, signal })
      const kept = await freeKeptSchema(sql, serving, new Date())
      const rename = (from: string, to: string) =>
        client.query(`alter schema ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`)
      await rename(serving, kept)
      await rename(rebuilt.schema, serving)
      await sql`insert into projector.checkpoint (schema, position, handles)
        select ${kept}, position, handles from projector.checkpoint where schema = ${serving}`
      // If the replaced tables belong to another log, their position does not apply, and the new tables keep their
      // own.
      const reached = isAhead || head < position ? rebuilt.seen : position
      await sql`update projector.checkpoint c
        set position = ${reached}, event_id = r.event_id, event_stream = r.event_stream, event_revision = r.event_revision
        from projector.checkpoint r where c.schema = ${serving} and r.schema = ${rebuilt.schema}`
      await sql`delete from projector.checkpoint where schema = ${rebuilt.schema}`
      await beforeCommit(sql, kept)
      return null
    })

  let seen = -1n
  let movedAt = performance.now()
  for (let position; (position = await attempt(performance.now() - movedAt > STALLED_AFTER_MS)) !== null;) {
    if (position > seen) movedAt = performance.now()
    seen = position
    await sleep(50, undefined, { signal })
  }
}
