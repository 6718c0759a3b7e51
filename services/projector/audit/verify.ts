import pg from 'pg'
import type { Log } from '../../../events/log.ts'
import { schemaOf, type Projection } from '../../../projections/projection.ts'
import { sqlOver } from '../../postgres/sql.ts'
import { lookIn, positionOf, qualified, tablesIn } from '../checkpoint.ts'
import { withClaim } from '../replay/claim.ts'
import { compareTable, type Compared, type Drift } from '../replay/compare.ts'
import { assertLineage } from '../lineage.ts'
import { feed, type Progress, type Target } from '../replay/feed.ts'
import { skipsOf } from '../skips.ts'
import { openProgress } from '../replay/progress.ts'
import { hurried, openTurn, type Turn } from '../throttle.ts'

/** What an audit takes. */
export interface VerifyOptions {
  projections: readonly Projection[]
  log: Pick<Log, 'read' | 'readAll' | 'head' | 'holds'>
  pool: pg.Pool
  signal: AbortSignal
  /** Schemas whose live updates come first; those of the projections unless told. */
  serving?: readonly string[]
  /** Called before anything is done, once nobody else is at these projections. */
  onBegin?: () => Promise<void>
  /** Told a few times a second while the log is read. */
  onProgress?: (progress: Progress) => void
}

/** How often progress is told, in milliseconds. */
const TELLING = 250

/** What an audit found of one projection. */
export type Audit = Compared

interface Pinned extends Target {
  client: pg.PoolClient
}

/**
 * Makes the shadow tables of a projection inside the snapshot in which its serving rows and checkpoint are
 * pinned. The transaction is never committed: nobody else ever sees a shadow, and none is left behind however
 * the audit ends.
 */
async function pin(pool: pg.Pool, projection: Projection, log: Pick<Log, 'read'>): Promise<Pinned> {
  const client = await pool.connect()
  const sql = sqlOver(client)
  const schema = `${schemaOf(projection)}_shadow`
  try {
    await client.query('begin isolation level repeatable read')
    await client.query('set local statement_timeout = 0')
    const until = await positionOf(sql, schemaOf(projection))
    await client.query(`create schema ${pg.escapeIdentifier(schema)}`)
    await lookIn(sql, schema)
    await client.query(projection.tables)
    const take: Target['take'] = ({ events }) => projection.apply(events, sql)
    const skipped = await skipsOf(log, schemaOf(projection))
    return { projection, schema, position: -1n, seen: -1n, until, skipped, take, client }
  } catch (error) {
    client.release(true)
    throw error
  }
}

async function compare(
  { client, projection, schema, until }: Pinned,
  { turn, signal }: { turn: Turn; signal: AbortSignal },
): Promise<Audit> {
  const tables: Drift[] = []
  // By its key, part for part, whatever the planner makes of a range.
  await client.query('set local enable_seqscan = off')
  for (const table of await tablesIn(client, schema)) {
    await client.query(`analyze ${qualified(schema, table)}`)
    const where = { client, serving: schemaOf(projection), expected: schema }
    tables.push(await compareTable({ ...where, turn, signal }, table))
  }
  // Tables of this size hold back what can be vacuumed: not a moment longer than needed.
  await client.query('rollback')
  return { projection: projection.name, position: until, tables, kept: null }
}

/**
 * Audits projections for drift: replays the log to exactly the position of the serving rows, and compares row by
 * row. Live work goes on meanwhile, and comes first. Throws when a replay of one of them is under way, and LogBehindError when
 * the log is not the one that they were made of.
 */
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
  const pinned: Pinned[] = []
  const turn = openTurn(sqlOver(pool), serving ?? hurried(projections))
  const meter = openProgress(-1n, await log.head())
  const telling = setInterval(() => onProgress?.({ ...meter.now(), yielding: turn.yielding() }), TELLING)
  try {
    for (const projection of projections) pinned.push(await pin(pool, projection, log))
    await feed(pinned, { log, signal, turn, onRead: meter.read })
    onProgress?.(meter.now())
    const audits: Audit[] = []
    for (const tables of pinned) audits.push(await compare(tables, { turn, signal }))
    return audits
  } finally {
    clearInterval(telling)
    for (const { client } of pinned) client.release(true)
  }
}

/** Rows that drifted, over all tables. */
export const driftOf = (audits: readonly Audit[]): bigint =>
  audits.flatMap(({ tables }) => tables).reduce((sum, { drift }) => sum + drift, 0n)
