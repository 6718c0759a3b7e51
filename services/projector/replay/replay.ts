import type pg from 'pg'
import type { Log } from '../../../events/log.ts'
import { schemaOf, type Projection } from '../../../projections/projection.ts'
import { sqlOver, type Sql } from '../../postgres/sql.ts'
import { commitStep } from '../batch.ts'
import {
  dropTables,
  ensureTables,
  FencedError,
  positionOf,
  positionsOf,
  qualified,
  servingTables,
  tablesIn,
} from '../checkpoint.ts'
import { withClaim } from '../claim.ts'
import type { Compared } from './compare.ts'
import { feed, type FeedOptions, type Progress, type Target } from './feed.ts'
import { isTransient } from '../fault.ts'
import { faultOf } from '../lineage.ts'
import { openProgress } from './progress.ts'
import { compareWithServing } from './rehearsal.ts'
import { skipsOf } from '../skips.ts'
import { swap } from './swap.ts'
import { prioritySchemas, openThrottle } from '../throttle.ts'

export interface ReplayOptions {
  projections: readonly Projection[]
  log: Pick<Log, 'read' | 'readAll' | 'head' | 'holds'>
  pool: pg.Pool
  /** Aborts the replay; the tables built so far are kept, so that it can be resumed. */
  signal: AbortSignal
  fresh?: boolean
  /** Progress of the interrupted replay that is resumed, with the names of its projections. */
  previous?: { events: number; compared: readonly string[]; swapped: readonly string[] }
  /** Schemas whose live updates have priority over the replay; by default those of its projections. */
  serving?: readonly string[]
  onBegin?: () => Promise<void>
  onProgress?: (progress: Progress) => void
  onPhase?: (phase: 'comparing' | 'swapping') => Promise<void>
  onCompared?: (compared: Compared) => Promise<unknown>
  /** Called in the transaction that swaps old and new tables, before its commit. */
  onSwapped?: (sql: Sql, projection: string, kept: string) => Promise<unknown>
}

const rebuildSchema = (projection: Projection): string => `${schemaOf(projection)}_rebuild`

/** Interval of checkpoints and progress reports; only events that a checkpoint covers are reported. */
const PROGRESS_INTERVAL_MS = 250

/**
 * Rebuilds tables while the old ones stay in use, compares both, and swaps them; the old tables are kept. A replay
 * that is killed can be resumed; a replay that fails drops its tables.
 */
export async function replay(options: ReplayOptions): Promise<Compared[]> {
  const { projections, pool } = options
  return withClaim(
    pool,
    projections.map(({ name }) => name),
    async (lost) => {
      await options.onBegin?.()
      return rebuild({ ...options, signal: AbortSignal.any([options.signal, lost]) })
    },
  )
}

export async function dropRebuilt(pool: pg.Pool, projections: readonly Projection[]): Promise<void> {
  for (const projection of projections) await dropTables(pool, rebuildSchema(projection))
}

async function targetOf({ pool, log, fresh }: ReplayOptions, projection: Projection): Promise<Target> {
  const tables = { projection, schema: rebuildSchema(projection) }
  await ensureTables(pool, servingTables(projection))
  const sql = sqlOver(pool)
  // Drops tables of an interrupted replay that read another log than the present one.
  const isForeign = (await faultOf({ log, sql, schemas: [tables.schema] })) !== null
  if (fresh || isForeign) await dropTables(pool, tables.schema)
  await ensureTables(pool, tables)
  const position = await positionOf(sql, tables.schema)
  return {
    ...tables,
    position,
    seen: position,
    until: -1n,
    skipped: await skipsOf(log, schemaOf(projection)),
    take: (step) => commitStep(pool, tables, step),
  }
}

/** Saves the positions from which the replay can be resumed after an interruption. */
async function saveCheckpoints(sql: Sql, targets: readonly Target[]): Promise<void> {
  const moved = await sql`update projector.checkpoint c set position = t.seen, updated_at = now()
    from unnest(${targets.map(({ schema }) => schema)}::text[],
      ${targets.map(({ position }) => String(position))}::bigint[],
      ${targets.map(({ seen }) => String(seen))}::bigint[]) t (schema, position, seen)
    where c.schema = t.schema and c.position = t.position returning c.schema`
  if (moved.length < targets.length) throw new FencedError('another replay is building the same tables')
  for (const target of targets) target.position = target.seen
}

async function rebuild(options: ReplayOptions): Promise<Compared[]> {
  const { projections, log, pool, signal, previous, onProgress, onPhase, onCompared, onSwapped } = options
  const sql = sqlOver(pool)
  const open = projections.filter(({ name }) => !previous?.swapped.includes(name))
  const throttle = openThrottle(sql, options.serving ?? prioritySchemas(projections))
  let events = previous?.events ?? 0
  let progress = (): Progress | null => null
  const reportProgress = () => {
    const now = progress()
    if (now) onProgress?.({ ...now, yielding: throttle.yielding() })
  }
  const targets: Target[] = []
  for (const projection of open) targets.push(await targetOf(options, projection))

  /** Applies the events that are left; with `onlyToServing`, only those up to the position of the tables in use. */
  async function catchUp(onlyToServing: boolean, head: bigint, onRead: FeedOptions['onRead'] = () => {}) {
    const serving = await positionsOf(
      sql,
      onlyToServing ? targets.map((one) => schemaOf(one.projection)) : [],
    )
    for (const target of targets) {
      const at = serving.get(schemaOf(target.projection)) ?? -1n
      target.until = at < 0n ? head : at
    }
    await feed(targets, { log, signal, throttle, onRead })
  }

  async function catchUpWithProgress(onlyToServing: boolean) {
    const head = await log.head()
    const start = targets.map(({ seen }) => seen).reduce((a, b) => (a < b ? a : b), head)
    const meter = openProgress(start, head, start < 0n ? 0 : events)
    let [saved, savedAt] = [meter.now().events, performance.now()]
    progress = () => ({ ...meter.now(), events: saved })
    await catchUp(onlyToServing, head, async (count, position) => {
      meter.read(count, position)
      if (performance.now() - savedAt < PROGRESS_INTERVAL_MS) return
      savedAt = performance.now()
      await saveCheckpoints(sql, targets)
      saved = meter.now().events
    })
    await saveCheckpoints(sql, targets)
    const now = meter.now()
    events = now.events
    progress = () => now
    reportProgress()
  }

  async function compareOne(target: Target): Promise<Compared[]> {
    if (previous?.compared.includes(target.projection.name)) return []
    // Catches up before the comparison, to keep the comparison's transaction short.
    await catchUp(true, await log.head())
    const compared = await compareWithServing(pool, log, target, { signal, throttle })
    await onCompared?.(compared)
    return [compared]
  }

  const progressTimer = setInterval(reportProgress, PROGRESS_INTERVAL_MS)
  try {
    await catchUpWithProgress(true)
    for (const { schema } of targets) await analyze(pool, schema)
    await onPhase?.('comparing')
    const found: Compared[] = []
    for (const target of targets) found.push(...(await compareOne(target)))
    await onPhase?.('swapping')
    // Catches up again before the swap, because live updates wait during the swap.
    await catchUpWithProgress(false)
    const swaps = await Promise.allSettled(
      targets.map((target) =>
        swap(pool, log, target, signal, async (tx, kept) => onSwapped?.(tx, target.projection.name, kept)),
      ),
    )
    for (const one of swaps) if (one.status === 'rejected') throw one.reason
    return found
  } catch (error) {
    if (!signal.aborted && !isTransient(error)) await dropRebuilt(pool, open)
    throw error
  } finally {
    clearInterval(progressTimer)
    reportProgress()
  }
}

async function analyze(pool: pg.Pool, schema: string): Promise<void> {
  for (const table of await tablesIn(pool, schema)) await pool.query(`analyze ${qualified(schema, table)}`)
}
