import pg from 'pg'
import type { Log } from '../../../events/log.ts'
import { schemaOf, type Projection } from '../../../projections/projection.ts'
import { sqlOver } from '../../postgres/sql.ts'
import { applyWithin } from '../batch.ts'
import { setSearchPath, positionOf, qualified, tablesIn } from '../checkpoint.ts'
import { withClaim } from '../claim.ts'
import { compareTable, type Compared, type Drift } from '../replay/compare.ts'
import { assertLineage } from '../lineage.ts'
import { feed, type Progress, type Target } from '../replay/feed.ts'
import { skipsOf } from '../skips.ts'
import { openProgress } from '../replay/progress.ts'
import { prioritySchemas, openThrottle, type Throttle } from '../throttle.ts'

interface VerifyOptions {
  projections: readonly Projection[]
  log: Pick<Log, 'read' | 'readAll' | 'head' | 'holds'>
  pool: pg.Pool
  signal: AbortSignal
  /** Schemas whose live updates have priority over the audit; by default those of the audited projections. */
  serving?: readonly string[]
  /** Called when the audit has the exclusive right to its projections, so that no other process replays them. */
  onBegin?: () => Promise<void>
  onProgress?: (progress: Progress) => void
}

const PROGRESS_INTERVAL_MS = 250

export type Audit = Compared

interface Shadow extends Target {
  client: pg.PoolClient
}

/** Fills tables from a replay in a transaction that also fixes the compared rows and is never committed. */
async function openShadow(pool: pg.Pool, projection: Projection, log: Pick<Log, 'read'>): Promise<Shadow> {
  const client = await pool.connect()
  const sql = sqlOver(client)
  const schema = `${schemaOf(projection)}_shadow`
  try {
    await client.query('begin isolation level repeatable read')
    await client.query('set local statement_timeout = 0')
    const until = await positionOf(sql, schemaOf(projection))
    await client.query(`create schema ${pg.escapeIdentifier(schema)}`)
    await setSearchPath(sql, schema)
    await client.query(projection.tables)
    const take: Target['take'] = ({ events }) => applyWithin(sql, projection, events)
    const skipped = await skipsOf(log, schemaOf(projection))
    return { projection, schema, position: -1n, seen: -1n, until, skipped, take, client }
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function compare(
  { client, projection, schema, until }: Shadow,
  { throttle, signal }: { throttle: Throttle; signal: AbortSignal },
): Promise<Audit> {
  const tables: Drift[] = []
  // Makes the planner use the primary key for each range of keys, whatever it estimates.
  await client.query('set local enable_seqscan = off')
  for (const table of await tablesIn(client, schema)) {
    await client.query(`analyze ${qualified(schema, table)}`)
    const where = { client, serving: schemaOf(projection), expected: schema }
    tables.push(await compareTable({ ...where, throttle, signal }, table))
  }
  // Ends the transaction as early as possible, because vacuum cannot remove old rows while it is open.
  await client.query('rollback')
  return { projection: projection.name, position: until, tables, kept: null }
}

/** Compares all rows with a replay of the log up to the same position. Throws ClaimedError and LogBehindError. */
export async function verify(options: VerifyOptions): Promise<Audit[]> {
  const { projections, pool } = options
  return withClaim(
    pool,
    projections.map(({ name }) => name),
    async (lost) => {
      await options.onBegin?.()
      const { log } = options
      await assertLineage({ log, sql: sqlOver(pool), schemas: projections.map(schemaOf) })
      return audit({ ...options, signal: AbortSignal.any([options.signal, lost]) })
    },
  )
}

async function audit({
  projections,
  log,
  pool,
  signal,
  serving,
  onProgress,
}: VerifyOptions): Promise<Audit[]> {
  const shadows: Shadow[] = []
  const throttle = openThrottle(sqlOver(pool), serving ?? prioritySchemas(projections))
  const meter = openProgress(-1n, await log.head())
  const progressTimer = setInterval(
    () => onProgress?.({ ...meter.now(), yielding: throttle.yielding() }),
    PROGRESS_INTERVAL_MS,
  )
  try {
    for (const projection of projections) shadows.push(await openShadow(pool, projection, log))
    await feed(shadows, { log, signal, throttle, onRead: meter.read })
    onProgress?.(meter.now())
    const audits: Audit[] = []
    for (const tables of shadows) audits.push(await compare(tables, { throttle, signal }))
    return audits
  } finally {
    clearInterval(progressTimer)
    for (const { client } of shadows) client.release(true)
  }
}

export const driftOf = (audits: readonly Audit[]): bigint =>
  audits.flatMap(({ tables }) => tables).reduce((sum, { drift }) => sum + drift, 0n)
