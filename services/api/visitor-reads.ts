import type { Logger } from 'pino'
import { schemaOf, type Projection } from '../../projections/projection.ts'
import { pause } from '../keep-going.ts'
import { openPool, sqlInTurns, type Sql } from '../postgres/sql.ts'
import { positionsOf } from '../projector/checkpoint.ts'
import type { Changes } from '../projector/live/changes.ts'
import { visitorReads } from '../telemetry/metrics.ts'
import { openReads, type Reads } from './reads.ts'
import { errorFrom } from '../thrown.ts'

/** Time in which the replica must answer, in ms; then the primary is asked instead. */
const TIMEOUT_MS = 1000
/** Time for which a replica that has failed is not asked again, in ms. */
const AWAY_MS = 2000
/** Interval of looks at the primary, in ms: what it had at the last one, the replica must have. */
const LOOK_EVERY_MS = 2000
const MAX_CONNECTIONS = 10

/** Reads for pages, feeds and sitemaps of visitors, which a replica may answer. */
export interface VisitorReads {
  /**
   * The queries to use for one answer. They are those of the replica if it has everything that was announced to this
   * process until this call, and what the primary had at the last look; otherwise those of the primary.
   */
  now: () => Promise<Reads>
  close: () => Promise<void>
}

/** Reads of the primary for visitors too, where there is no replica. */
export const primaryReads = (reads: Reads): VisitorReads => ({
  now: async () => reads,
  close: async () => {},
})

interface Parts {
  url: string
  /** Statements of the primary, and the queries over them. */
  sql: Sql
  reads: Reads
  changes: Pick<Changes, 'reached' | 'onResync'>
  projections: readonly Pick<Projection, 'name' | 'version'>[]
  logger: Pick<Logger, 'warn'>
}

/**
 * Opens reads of a replica. Each statement that the replica does not answer goes to the primary, which is never older,
 * so that a replica that goes away, or cancels a statement to continue, causes no error.
 */
export function openVisitorReads({ url, sql, reads, changes, projections, logger }: Parts): VisitorReads {
  const schemas = projections.map(schemaOf)
  const pool = openPool(url, schemas, MAX_CONNECTIONS, { timeoutMs: TIMEOUT_MS, pipeline: true })
  const replica = sqlInTurns(pool)
  const closing = new AbortController()
  let awayUntil = 0
  /** Positions of the primary at the last look; null if announcements may have been missed since. */
  let looked: ReadonlyMap<string, bigint> | null = null
  let gaps = 0

  function noteFailure(error: unknown) {
    const now = performance.now()
    if (now > awayUntil)
      logger.warn({ error: errorFrom(error).message }, 'the replica fails: the primary answers visitors')
    awayUntil = now + AWAY_MS
  }

  const either: Sql = async <Row extends object>(parts: TemplateStringsArray, ...values: unknown[]) => {
    try {
      return await replica<Row>(parts, ...values)
    } catch (error) {
      noteFailure(error)
      return sql<Row>(parts, ...values)
    }
  }
  const ofReplica = openReads(either)

  async function look() {
    const before = gaps
    const positions = await positionsOf(sql, schemas).catch(() => null)
    if (positions && before === gaps) looked = positions
  }
  const stopListening = changes.onResync(() => {
    gaps++
    looked = null
    void look()
  })
  async function watch() {
    while (!closing.signal.aborted) {
      await look()
      await pause(LOOK_EVERY_MS, closing.signal)
    }
  }
  const watching = watch()

  async function isCurrent(): Promise<boolean> {
    if (!looked || performance.now() < awayUntil) return false
    const known = looked
    const needed = projections.map((projection) => {
      const [schema, told] = [schemaOf(projection), changes.reached(projection.name)]
      const seen = known.get(schema) ?? -1n
      return { schema, position: told > seen ? told : seen }
    })
    try {
      const reached = await positionsOf(replica, schemas)
      return needed.every(({ schema, position }) => (reached.get(schema) ?? -1n) >= position)
    } catch (error) {
      noteFailure(error)
      return false
    }
  }

  return {
    async now() {
      const isUsed = await isCurrent()
      visitorReads.inc({ server: isUsed ? 'replica' : 'primary' })
      return isUsed ? ofReplica : reads
    },
    async close() {
      closing.abort()
      stopListening()
      await watching
      await pool.end()
    },
  }
}
