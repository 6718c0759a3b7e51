import { schemaOf, type Projection } from '../../projections/projection.ts'
import type { Sql } from '../postgres/sql.ts'
import { auditsOf, type AuditRow } from './audit/audits.ts'
import { keptTables, type Kept } from './replay/kept.ts'
import { replaysOf, type Replay } from './replay/replay-jobs.ts'
import { stopsOf, type Stop } from './live/stops.ts'

/** How a projection is: up to date but for a moment, behind, at a standstill, or not made yet. */
export type Condition = 'live' | 'behind' | 'stopped' | 'building'

/** A projection of this release, and how its tables are. */
export interface ProjectionState {
  schema: string
  name: string
  version: number
  condition: Condition
  /** -1 before the first event. */
  position: bigint
  /** Events that it has not come to; null where it cannot be told. */
  behindEvents: number | null
  /** For how long it has been behind; null where it cannot be told. */
  behindSeconds: number | null
  /** From the log's taking of the newest event that was handled to its commit, in ms. */
  lagMs: number | null
  /** Handled events of the last step, and how long the one before it took, in ms. */
  stepEvents: number | null
  stepMs: number | null
  /** The last finished audit that looked at it, and how many of its rows that found different. */
  audit: { finishedAt: Date; drift: number } | null
}

/** All that operators look at, as it is at one moment. */
export interface OperationsState {
  at: Date
  /** Where the log ends; null while it does not answer. */
  head: bigint | null
  /** Events for each step of position in the log; null where it is not known. */
  density: number | null
  projections: ProjectionState[]
  stops: Stop[]
  replays: Replay[]
  kept: Kept[]
  audits: AuditRow[]
}

/** Where the log ended, as it was seen over time. */
export interface Heads {
  /** Notes where it ends now. */
  note: (head: bigint, at: number) => void
  /** When it was first seen to end after a position (ms since 1970); null when it was not. */
  movedPast: (position: bigint) => number | null
}

/** The most sightings that are remembered. */
const MOST_HEADS = 2000

/** Nothing is seen yet. */
export function openHeads(): Heads {
  const seen: { head: bigint; at: number }[] = []
  return {
    note(head, at) {
      if (seen.at(-1)?.head === head) return
      seen.push({ head, at })
      if (seen.length > MOST_HEADS) seen.shift()
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

/** From so many seconds on it is worth a word: a checkpoint may rest for a moment when there is nothing for it. */
const WORTH_A_WORD = 3

/** What a look at the state needs to know. */
export interface Looking {
  sql: Sql
  projections: readonly Pick<Projection, 'name' | 'version'>[]
  heads: Heads
  head: bigint | null
  /** Events for each step of position in the log; null where it is not known. */
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

/** How far behind the log a position is. */
function behind(position: bigint, { head, heads, density }: Looking, now: number) {
  if (head === null) return { behindEvents: null, behindSeconds: null }
  if (position >= head) return { behindEvents: 0, behindSeconds: 0 }
  const since = heads.movedPast(position)
  return {
    behindEvents: density === null ? null : Math.max(1, Math.round(Number(head - position) * density)),
    behindSeconds: since === null ? null : (now - since) / 1000,
  }
}

/** How the projections are, one by one. */
async function projectionStates(
  looking: Looking,
  stops: readonly Stop[],
  audits: readonly AuditRow[],
): Promise<ProjectionState[]> {
  const { sql, projections } = looking
  const checkpoints = await checkpointsOf(sql, projections.map(schemaOf))
  const now = Date.now()
  return projections.map(({ name, version }) => {
    const schema = schemaOf({ name, version })
    const checkpoint = checkpoints.find((one) => one.schema === schema)
    const position = checkpoint?.position ?? -1n
    const distance = behind(position, looking, now)
    const isLate = (distance.behindSeconds ?? 0) > WORTH_A_WORD
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

/** The most replays and audits that are looked at. */
const MOST = 50

/** Looks at everything. */
export async function readOperations(looking: Looking): Promise<OperationsState> {
  const { sql, head, density } = looking
  const serving = looking.projections.map(schemaOf)
  const [stops, replays, kept, audits] = await Promise.all([
    // Those of tables that only an older release knows nobody can mend.
    stopsOf(sql).then((stops) => stops.filter(({ schema }) => serving.includes(schema))),
    replaysOf(sql, MOST),
    keptTables(sql),
    auditsOf(sql, MOST),
  ])
  const projections = await projectionStates(looking, stops, audits)
  return { at: new Date(), head, density, projections, stops, replays, kept, audits }
}
