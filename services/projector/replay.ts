import type pg from 'pg'
import type { Log } from '../../events/log.ts'
import { schemaOf, type Projection } from '../../projections/projection.ts'
import { sqlOver } from '../../projections/sql.ts'
import { commitStep } from './batch.ts'
import { dropTables, ensureTables, positionOf, qualified, servingTables, tablesIn } from './checkpoint.ts'
import { withClaim } from './claim.ts'
import { feed, type Progress, type Target } from './feed.ts'
import { skipsOf } from './skips.ts'
import { swap } from './swap.ts'
import { openTurn } from './turn.ts'

/** What a replay takes. */
export interface ReplayOptions {
  projections: readonly Projection[]
  log: Pick<Log, 'read' | 'readAll' | 'head'>
  pool: pg.Pool
  signal: AbortSignal
  /** Throw away what an interrupted replay left, instead of going on with it. */
  fresh?: boolean
  onProgress?: (progress: Progress) => void
}

/** One table before and after. */
export interface Rebuilt {
  projection: string
  table: string
  /** Rows that were served before. */
  before: bigint
  /** Rows that are served now. */
  after: bigint
}

async function analyze(pool: pg.Pool, schema: string): Promise<void> {
  for (const table of await tablesIn(pool, schema)) await pool.query(`analyze ${qualified(schema, table)}`)
}

async function rowCounts(pool: pg.Pool, schema: string): Promise<Map<string, bigint>> {
  const counts = new Map<string, bigint>()
  for (const table of await tablesIn(pool, schema)) {
    const { rows } = await pool.query<{ count: bigint }>(`select count(*) from ${qualified(schema, table)}`)
    counts.set(table, rows[0]?.count ?? 0n)
  }
  return counts
}

/**
 * Builds the tables of projections anew from the whole log, beside the serving ones, and swaps them in one by
 * one once they have caught up. Killed, it goes on where it was; failed, it leaves nothing behind.
 */
export async function replay(options: ReplayOptions): Promise<Rebuilt[]> {
  const { projections, pool } = options
  return withClaim(
    pool,
    projections.map(({ name }) => name),
    () => rebuild(options),
  )
}

async function rebuild({
  projections,
  log,
  pool,
  signal,
  fresh,
  onProgress,
}: ReplayOptions): Promise<Rebuilt[]> {
  const sql = sqlOver(pool)
  const targets: Target[] = []
  for (const projection of projections) {
    const tables = { projection, schema: `${schemaOf(projection)}_rebuild` }
    if (fresh) await dropTables(pool, tables.schema)
    await ensureTables(pool, servingTables(projection))
    await ensureTables(pool, tables)
    const position = await positionOf(sql, tables.schema)
    targets.push({
      ...tables,
      position,
      seen: position,
      until: -1n,
      skipped: await skipsOf(log, schemaOf(projection)),
      take: (step) => commitStep(pool, tables, step),
    })
  }

  const turn = openTurn(sql, log, projections.map(schemaOf))
  const catchUp = async (heard: Pick<ReplayOptions, 'onProgress'> = {}) => {
    const head = await log.head()
    for (const target of targets) target.until = head
    await feed(targets, { log, signal, turn, ...heard })
  }

  try {
    await catchUp({ ...(onProgress && { onProgress }) })
    for (const { schema } of targets) await analyze(pool, schema)
    // What came in the meantime, so that little is left to do while a live worker waits.
    await catchUp()
    const swaps = await Promise.allSettled(targets.map((target) => replace(pool, log, target, signal)))
    return swaps.flatMap((swap) => {
      if (swap.status === 'rejected') throw swap.reason
      return swap.value
    })
  } catch (error) {
    if (!signal.aborted) for (const { schema } of targets) await dropTables(pool, schema)
    throw error
  }
}

/** Swaps one projection's tables and tells how many rows there were and are. */
async function replace(pool: pg.Pool, log: Pick<Log, 'readAll'>, target: Target, signal: AbortSignal) {
  const { name } = target.projection
  const before = await rowCounts(pool, schemaOf(target.projection))
  const after = await rowCounts(pool, target.schema)
  await swap(pool, log, target, signal)
  return [...after].map(([table, count]) => ({
    projection: name,
    table,
    before: before.get(table) ?? 0n,
    after: count,
  }))
}
