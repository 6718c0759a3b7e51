import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../../events/log.ts'
import { schemaOf } from '../../../projections/projection.ts'
import { transaction, type Sql } from '../../postgres/sql.ts'
import { lookIn, STOPPED } from '../checkpoint.ts'
import { feed, type Target } from './feed.ts'
import { freeKeptSchema } from './kept.ts'

/** How long, in milliseconds, the serving tables may stand still behind the rebuilt ones before nobody works on them. */
const STILL = 3000

async function lockedPosition(sql: Sql, schema: string): Promise<bigint> {
  const [row] = await sql<{ position: bigint }>`
    select position from projector.checkpoint where schema = ${schema} for update`
  if (!row) throw new Error(`${schema} was dropped during the replay`)
  return row.position
}

/**
 * Puts rebuilt tables in the place of the serving ones, at equal positions and in one transaction. The live
 * worker waits at its checkpoint meanwhile and goes on with the new tables; schemas are renamed, not tables
 * locked, so readers notice nothing. The old tables are kept in a schema of their own; `also` is told its name, and
 * writes in the same transaction.
 */
export async function swap(
  pool: pg.Pool,
  log: Pick<Log, 'readAll' | 'head'>,
  rebuilt: Target,
  signal: AbortSignal,
  also: (sql: Sql, kept: string) => Promise<unknown>,
): Promise<void> {
  const serving = schemaOf(rebuilt.projection)

  const attempt = (mayPass: boolean) =>
    transaction(pool, async (sql, client) => {
      await client.query(`set local idle_in_transaction_session_timeout = ${STOPPED}`)
      const position = await lockedPosition(sql, serving)
      const passed = position < rebuilt.position
      if (passed && !mayPass) return position
      await lookIn(sql, rebuilt.schema)
      const take: Target['take'] = ({ events }) => rebuilt.projection.apply(events, sql)
      const head = await log.head()
      await feed([{ ...rebuilt, until: position, take }], { log, signal })
      const kept = await freeKeptSchema(sql, serving, new Date())
      const rename = (from: string, to: string) =>
        client.query(`alter schema ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`)
      await rename(serving, kept)
      await rename(rebuilt.schema, serving)
      await sql`insert into projector.checkpoint (schema, position, handles)
        select ${kept}, position, handles from projector.checkpoint where schema = ${serving}`
      // What served may be made of a log that was longer, or another one: the new tables are no further than theirs.
      const reached = passed || head < position ? rebuilt.seen : position
      await sql`update projector.checkpoint c
        set position = ${reached}, event_id = r.event_id, event_stream = r.event_stream, event_revision = r.event_revision
        from projector.checkpoint r where c.schema = ${serving} and r.schema = ${rebuilt.schema}`
      await sql`delete from projector.checkpoint where schema = ${rebuilt.schema}`
      await also(sql, kept)
      return null
    })

  let seen = -1n
  let moved = performance.now()
  for (let position; (position = await attempt(performance.now() - moved > STILL)) !== null;) {
    if (position > seen) moved = performance.now()
    seen = position
    await sleep(50, undefined, { signal })
  }
}
