import type pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { sqlOver } from '../postgres/sql.ts'
import { dropTables } from '../projector/checkpoint.ts'
import { isKept } from '../projector/replay/kept.ts'

/** How long, in ms, tables that nobody is served from may stand still before they count as left behind. */
const STILL = 60_000
/** How long, in ms, to wait for the others. */
const PATIENCE = 5 * 60_000

interface Tables {
  schema: string
  stillFor: number
}

/**
 * Until all read models have passed a position. What nobody brings further is dropped, as it would keep what is to be
 * forgotten: tables of older versions, those that a replay took out of service, those of one that was cut short.
 * Resolves with the schemas that passed. Throws when serving ones do not come so far.
 */
export async function projectionsPassed(
  pool: pg.Pool,
  { position, serving }: { position: bigint; serving: readonly string[] },
  signal: AbortSignal,
): Promise<string[]> {
  const sql = sqlOver(pool)
  for (const deadline = Date.now() + PATIENCE; ; await sleep(200, undefined, { signal })) {
    const behind = await sql<Tables>`
      select schema, (extract(epoch from now() - updated_at) * 1000)::float8 as "stillFor"
      from projector.checkpoint where position < ${position}`
    if (behind.length === 0) break
    for (const { schema, stillFor } of behind) {
      if (isKept(schema) || (!serving.includes(schema) && stillFor > STILL)) await dropTables(pool, schema)
    }
    if (Date.now() > deadline) {
      throw new Error(`${behind.map(({ schema }) => schema).join(', ')} did not come to ${position}`)
    }
  }
  const rows = await sql<{ schema: string }>`select schema from projector.checkpoint order by schema`
  return rows.map(({ schema }) => schema)
}
