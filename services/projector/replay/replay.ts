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
import { withClaim } from './claim.ts'
import type { Compared } from './compare.ts'
import { feed, type FeedOptions, type Progress, type Target } from './feed.ts'
import { isPassing } from '../fault.ts'
import { faultOf } from '../lineage.ts'
import { openProgress } from './progress.ts'
import { compareWithServing } from './rehearsal.ts'
import { skipsOf } from '../skips.ts'
import { swap } from './swap.ts'
import { hurried, openTurn } from '../throttle.ts'

/** What a replay takes. */
export interface ReplayOptions {
  projections: readonly Projection[]
  log: Pick<Log, 'read' | 'readAll' | 'head' | 'holds'>
  pool: pg.Pool
  /** Breaks it off. What is built stays, and the next replay goes on with it. */
  signal: AbortSignal
  /** Throw away what an interrupted replay left, instead of going on with it. */
  fresh?: boolean
  /** What an interrupted replay did already: events it read, and projections (by name) it compared and swapped. */
  before?: { events: number; compared: readonly string[]; swapped: readonly string[] }
  /** Schemas whose live updates come first; those of the projections unless told. */
  serving?: readonly string[]
  /** Called before anything is done, once nobody else is at these projections. */
  onBegin?: () => Promise<void>
  /** Told a few times a second, all along. */
  onProgress?: (progress: Progress) => void
  /** Told when it begins to compare, and to swap. */
  onPhase?: (phase: 'comparing' | 'swapping') => Promise<void>
  /** Told what the comparison of a projection found. */
  onCompared?: (compared: Compared) => Promise<unknown>
  /** Told, in the transaction of a swap, where the tables of a projection are kept that it took out of service. */
  onSwapped?: (sql: Sql, projection: string, kept: string) => Promise<unknown>
}

/** The schema in which the tables of a projection are built anew. */
const rebuildSchema = (projection: Projection): string => `${schemaOf(projection)}_rebuild`

/** How often checkpoints are brought to where the log was read, in milliseconds, though nothing was to be done. */
const RESTING = 1000
/** How often progress is told, in milliseconds. */
const TELLING = 250

/**
 * Builds the tables of projections anew from the whole log, beside the serving ones, compares them with those, and
 * swaps them in one by one once they have caught up. The tables that served are kept until somebody drops them. Killed,
 * it goes on where it was; failed, it leaves nothing behind. Gives what it compared, by projection.
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

/** Drops what a replay of these projections has built so far. */
export async function dropRebuilt(pool: pg.Pool, projections: readonly Projection[]): Promise<void> {
  for (const projection of projections) await dropTables(pool, rebuildSchema(projection))
}

async function targetOf({ pool, log, fresh }: ReplayOptions, projection: Projection): Promise<Target> {
  const tables = { projection, schema: rebuildSchema(projection) }
  await ensureTables(pool, servingTables(projection))
  const sql = sqlOver(pool)
  // What an interrupted replay left may be of another log.
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

/** Brings checkpoints to where the log was read: what is broken off now is not read again. */
async function rest(sql: Sql, targets: readonly Target[]): Promise<void> {
  const moved = await sql`update projector.checkpoint c set position = t.seen, updated_at = now()
    from unnest(${targets.map(({ schema }) => schema)}::text[],
      ${targets.map(({ position }) => String(position))}::bigint[],
      ${targets.map(({ seen }) => String(seen))}::bigint[]) t (schema, position, seen)
    where c.schema = t.schema and c.position = t.position returning c.schema`
  if (moved.length < targets.length) throw new FencedError('another replay builds the same tables')
  for (const target of targets) target.position = target.seen
}

async function rebuild(options: ReplayOptions): Promise<Compared[]> {
  const { projections, log, pool, signal, before, onProgress, onPhase, onCompared, onSwapped } = options
  const sql = sqlOver(pool)
  const open = projections.filter(({ name }) => !before?.swapped.includes(name))
  const turn = openTurn(sql, options.serving ?? hurried(projections))
  let events = before?.events ?? 0
  let progress = (): Progress | null => null
  const tell = () => {
    const now = progress()
    if (now) onProgress?.({ ...now, yielding: turn.yielding() })
  }
  const targets: Target[] = []
  for (const projection of open) targets.push(await targetOf(options, projection))

  /** Brings all of them to the log's end; with `whereServing` no further than those that serve are. */
  async function bring(whereServing: boolean, head: bigint, onRead: FeedOptions['onRead'] = () => {}) {
    const serving = await positionsOf(sql, whereServing ? targets.map((one) => schemaOf(one.projection)) : [])
    for (const target of targets) {
      const at = serving.get(schemaOf(target.projection)) ?? -1n
      target.until = at < 0n ? head : at
    }
    await feed(targets, { log, signal, turn, onRead })
  }

  /** The same, and tells how far they are. */
  async function bringAndTell(whereServing: boolean) {
    const head = await log.head()
    const start = targets.map(({ seen }) => seen).reduce((a, b) => (a < b ? a : b), head)
    const meter = openProgress(start, head, start < 0n ? 0 : events)
    progress = meter.now
    let rested = performance.now()
    await bring(whereServing, head, async (count, position) => {
      meter.read(count, position)
      if (performance.now() - rested < RESTING) return
      rested = performance.now()
      await rest(sql, targets)
    })
    const now = meter.now()
    events = now.events
    progress = () => now
    tell()
  }

  async function compareOne(target: Target): Promise<Compared[]> {
    if (before?.compared.includes(target.projection.name)) return []
    // What came meanwhile, so that the snapshot in which both are compared is open for no longer than it must be.
    await bring(true, await log.head())
    const compared = await compareWithServing(pool, log, target, { signal, turn })
    await onCompared?.(compared)
    return [compared]
  }

  const telling = setInterval(tell, TELLING)
  try {
    // No further than what serves, so that both can be compared where it is.
    await bringAndTell(true)
    for (const { schema } of targets) await analyze(pool, schema)
    await onPhase?.('comparing')
    const found: Compared[] = []
    for (const target of targets) found.push(...(await compareOne(target)))
    await onPhase?.('swapping')
    // What came in the meantime, so that little is left to do while a live worker waits.
    await bringAndTell(false)
    const swaps = await Promise.allSettled(
      targets.map((target) =>
        swap(pool, log, target, signal, async (tx, kept) => onSwapped?.(tx, target.projection.name, kept)),
      ),
    )
    for (const one of swaps) if (one.status === 'rejected') throw one.reason
    return found
  } catch (error) {
    if (!signal.aborted && !isPassing(error)) await dropRebuilt(pool, open)
    throw error
  } finally {
    clearInterval(telling)
    tell()
  }
}

async function analyze(pool: pg.Pool, schema: string): Promise<void> {
  for (const table of await tablesIn(pool, schema)) await pool.query(`analyze ${qualified(schema, table)}`)
}
