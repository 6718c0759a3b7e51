import { schemaOf, type Projection } from '../../projections/projection.ts'
import type { Sql } from '../postgres/sql.ts'
import { auditsOf, type AuditRow } from './audit/audits.ts'
import { keptTables, type Kept } from './replay/kept-tables.ts'
import { replaysOf, type Replay } from './replay/replay-jobs.ts'
import { stopsOf, type Stop } from './live/stops.ts'

/** Condition of a projection: `behind` if it lags for more than a moment, `building` if its tables are incomplete. */
export type Condition = 'live' | 'behind' | 'stopped' | 'building'

export interface ProjectionState {
  schema: string
  name: string
  version: number
  condition: Condition
  position: bigint
  /** Estimated number of events that the projection has not handled yet; null if unknown. */
  behindEvents: number | null
  behindSeconds: number | null
  /** Time from the append of the newest handled event to the commit of its rows, in ms. */
  lagMs: number | null
  /** Number of events in the last step; `stepMs` is the duration of the step before it. */
  stepEvents: number | null
  stepMs: number | null
  audit: { finishedAt: Date; drift: number } | null
}

export interface OperationsState {
  at: Date
  /** Position of the last event in the log; null while the log is unavailable. */
  head: bigint | null
  /** Average number of events per unit of log position; null if unknown. */
  density: number | null
  projections: ProjectionState[]
  stops: Stop[]
  replays: Replay[]
  kept: Kept[]
  audits: AuditRow[]
}

interface Heads {
  note: (head: bigint, at: number) => void
  /** Time (ms since 1970) at which the end of the log was first seen after a position; null if it was not. */
  movedPast: (position: bigint) => number | null
}

const MAX_HEADS = 2000

export function openHeads(): Heads {
  const seen: { head: bigint; at: number }[] = []
  return {
    note(head, at) {
      if (seen.at(-1)?.head === head) return
      seen.push({ head, at })
      if (seen.length > MAX_HEADS) seen.shift()
    },
    movedPast: (position) => seen.find(({ head }) => head > position)?.at ?? null,
  }
}

interface Checkpoint {
  schema: string
  position: bigint
  updatedAt: Date
  eventAt: Date | null
  events: number | null
  ms: number | null
}

const checkpointsOf = (sql: Sql, schemas: readonly string[]): Promise<Checkpoint[]> => sql`
  select schema, position, updated_at as "updatedAt", event_at as "eventAt", batch_events as events, batch_ms as ms
  from projector.checkpoint where schema = any(${schemas})`

const BEHIND_AFTER_SECONDS = 3

interface StateSources {
  sql: Sql
  projections: readonly Pick<Projection, 'name' | 'version'>[]
  heads: Heads
  head: bigint | null
  /** Average number of events per unit of log position; null if unknown. */
  density: number | null
}

function auditOf(audits: readonly AuditRow[], name: string): ProjectionState['audit'] {
  for (const { state, finishedAt, result } of audits) {
    const found = result.find(({ projection }) => projection === name)
    if (state !== 'done' || !finishedAt || !found) continue
    return { finishedAt, drift: found.tables.reduce((sum, { drift }) => sum + drift, 0) }
  }
  return null
}

function behind(position: bigint, { head, heads, density }: StateSources, now: number) {
  if (head === null) return { behindEvents: null, behindSeconds: null }
  if (position >= head) return { behindEvents: 0, behindSeconds: 0 }
  const since = heads.movedPast(position)
  return {
    behindEvents: density === null ? null : Math.max(1, Math.round(Number(head - position) * density)),
    behindSeconds: since === null ? null : (now - since) / 1000,
  }
}

async function projectionStates(
  sources: StateSources,
  stops: readonly Stop[],
  audits: readonly AuditRow[],
): Promise<ProjectionState[]> {
  const { sql, projections } = sources
  const checkpoints = await checkpointsOf(sql, projections.map(schemaOf))
  const now = Date.now()
  return projections.map(({ name, version }) => {
    const schema = schemaOf({ name, version })
    const checkpoint = checkpoints.find((one) => one.schema === schema)
    const position = checkpoint?.position ?? -1n
    const distance = behind(position, sources, now)
    const isLate = (distance.behindSeconds ?? 0) > BEHIND_AFTER_SECONDS
    const isStopped = stops.some((stop) => stop.schema === schema)
    const { updatedAt, eventAt } = checkpoint ?? {}
    return {
      schema,
      name,
      version,
      condition: !checkpoint ? 'building' : isStopped ? 'stopped' : isLate ? 'behind' : 'live',
      position,
      ...distance,
      lagMs: updatedAt && eventAt ? Math.max(0, updatedAt.getTime() - eventAt.getTime()) : null,
      stepEvents: checkpoint?.events ?? null,
      stepMs: checkpoint?.ms ?? null,
      audit: auditOf(audits, name),
    }
  })
}

const MAX_JOBS = 50

export async function readOperations(sources: StateSources): Promise<OperationsState> {
  const { sql, head, density } = sources
  const serving = sources.projections.map(schemaOf)
  // One after the other, as the state is read regularly and need not hold a connection for each part.
  const stops = (await stopsOf(sql)).filter(({ schema }) => serving.includes(schema))
  const replays = await replaysOf(sql, MAX_JOBS)
  const kept = await keptTables(sql)
  const audits = await auditsOf(sql, MAX_JOBS)
  const projections = await projectionStates(sources, stops, audits)
  return { at: new Date(), head, density, projections, stops, replays, kept, audits }
}
