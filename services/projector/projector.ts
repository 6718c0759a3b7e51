import type pg from 'pg'
import type { Logger } from 'pino'
import type { Log } from '../../events/log.ts'
import type { Projection } from '../../projections/projection.ts'
import { openPool, sqlOver } from '../postgres/sql.ts'
import { readingFor } from './batch.ts'
import { openAnnouncer, type ChannelSettings } from './channel.ts'
import { ensureTables, positionsOf, servingTables } from './checkpoint.ts'
import { keepUp } from './live/follow.ts'
import { openLeases } from './live/lease.ts'
import { anyLog, type LineageWatch } from './lineage.ts'
import { openRests } from './live/checkpoint-moves.ts'
import { openTail } from './live/tail.ts'
import { prioritySchemas, openThrottle, BACKLOG_AGE_MS } from './throttle.ts'

export interface ProjectorOptions {
  settings: ChannelSettings
  log: Pick<Log, 'tail' | 'read' | 'readAll' | 'head'>
  projections: readonly Projection[]
  /** Pool to share; with its own one, the projector cannot use connections that other work keeps open and warm. */
  pool?: pg.Pool
  lineage?: Pick<LineageWatch, 'current' | 'untilSound'>
  /** Called with the name of a projection when its tables begin to be filled here, and after each change of them. */
  applied?: (projection: string) => void
  /** Time after which the lease of a killed process is free, in ms. */
  lockMs?: number
  logger: Logger
}

export interface Projector {
  stop: () => Promise<void>
}

/** Keeps projections up to date, sharing them with other projectors on the same database. */
export async function startProjector({
  settings,
  log,
  projections,
  pool: shared,
  lineage = anyLog,
  applied = () => {},
  lockMs,
  logger,
}: ProjectorOptions): Promise<Projector> {
  const pool = shared ?? openPool(settings.databaseUrl, [], projections.length + 2, { pipeline: true })
  const announcer = openAnnouncer(settings, (error) =>
    logger.warn({ error: error.message }, 'could not send live updates'),
  )
  const rests = openRests(sqlOver(pool), announcer)
  const tail = openTail(log, readingFor(projections))
  const throttle = openThrottle(sqlOver(pool), prioritySchemas(projections), BACKLOG_AGE_MS)
  const bySchema = new Map(projections.map((projection) => [servingTables(projection).schema, projection]))
  const schemas = [...bySchema.keys()]

  async function work(schema: string, signal: AbortSignal) {
    const projection = bySchema.get(schema)
    if (projection)
      await keepUp(
        projection,
        { pool, log, tail, throttle, announcer, rests, lineage, applied, logger },
        signal,
      )
  }

  async function schemasBehind(held: ReadonlyMap<string, unknown>) {
    if (schemas.every((schema) => held.has(schema))) return []
    const [head, positions] = await Promise.all([log.head(), positionsOf(sqlOver(pool), schemas)])
    return schemas.filter((schema) => (positions.get(schema) ?? -1n) < head)
  }

  for (const projection of projections) await ensureTables(pool, servingTables(projection))
  const leases = await openLeases({
    settings,
    queue: 'projector',
    schemas: () => schemas,
    work,
    behind: schemasBehind,
    lockMs,
    logger,
  })

  return {
    async stop() {
      await leases.close()
      announcer.close()
      if (!shared) await pool.end()
    },
  }
}
