import type pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { sqlOver } from '../postgres/sql.ts'
import { dropTables } from '../projector/checkpoint.ts'
import { isKept } from '../projector/replay/kept-tables.ts'

/** Time without progress after which tables that are not in use are dropped. */
const ABANDONED_AFTER_MS = 60_000
const TIMEOUT_MS = 5 * 60_000

interface Tables {
  schema: string
  idleMs: number
}

/**
 * Waits until all read models have reached a log position; returns their schemas. Drops tables that are no longer
 * updated, because they would keep erased data: tables of older versions, replaced tables, and those of interrupted
 * replays. Throws if tables in use do not reach the position in time.
 */
export async function awaitProjections(
  pool: pg.Pool,
  { position, serving }: { position: bigint; serving: readonly string[] },
  signal: AbortSignal,
): Promise<string[]> {
  const sql = sqlOver(pool)
  for (const deadline = Date.now() + TIMEOUT_MS; ; await sleep(200, undefined, { signal })) {
    const behind = await sql<Tables>`
      select schema, (extract(epoch from now() - updated_at) * 1000)::float8 as "idleMs"
      from projector.checkpoint where position < ${position}`
    if (behind.length === 0) break
    for (const { schema, idleMs } of behind) {
      if (isKept(schema) || (!serving.includes(schema) && idleMs > ABANDONED_AFTER_MS))
        await dropTables(pool, schema)
    }
    if (Date.now() > deadline) {
      throw new Error(`${behind.map(({ schema }) => schema).join(', ')} did not reach ${position}`)
    }
  }
  const rows = await sql<{ schema: string }>`select schema from projector.checkpoint order by schema`
  return rows.map(({ schema }) => schema)
}
