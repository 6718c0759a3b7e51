import { randomUUID } from 'node:crypto'
import { fragment, type Sql } from '../../projections/sql.ts'
import type { StoredComparison } from './replays.ts'

// Audits for drift as they are asked for, carried out and looked at: a row each.

/** One projection, or all of them. */
export type AuditKind = 'slice' | 'whole'

/** An audit as its row tells. */
export interface AuditRow {
  id: string
  kind: AuditKind
  /** Names of the projections. */
  projections: string[]
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** The member who asked for it, or where else it came from. */
  askedBy: string
  askedAt: Date
  /** Part of the way that is done, from 0 to 1. */
  share: number
  /** The last position at which rows and events were compared; null before. */
  position: bigint | null
  /** Rows that drifted; null before it is done. */
  drift: bigint | null
  /** What was found, by projection. */
  result: StoredComparison[]
  error: string | null
  startedAt: Date | null
  finishedAt: Date | null
  heartbeat: Date | null
}

/** The table, for `ensureProjector`. */
export const auditTable = `
  create table if not exists projector.audit (
    id uuid primary key,
    kind text not null,
    projections text[] not null,
    asked_by text not null,
    asked_at timestamptz not null default now(),
    state text not null default 'waiting',
    share real not null default 0,
    position bigint,
    drift bigint,
    result jsonb not null default '[]',
    error text,
    started_at timestamptz,
    finished_at timestamptz,
    heartbeat timestamptz
  )`

/** Asks for an audit of projections by name; whichever replayer is free carries it out. Gives its id. */
export async function askAudit(
  sql: Sql,
  { kind, projections, by }: { kind: AuditKind; projections: readonly string[]; by: string },
): Promise<string> {
  const id = randomUUID()
  await sql`insert into projector.audit (id, kind, projections, asked_by)
    values (${id}, ${kind}, ${projections}, ${by})`
  return id
}

const columns = fragment`id, kind, projections, state, asked_by as "askedBy", asked_at as "askedAt", share, position, drift,
  result, error, started_at as "startedAt", finished_at as "finishedAt", heartbeat`

/** The newest audits, newest first. */
export const auditsOf = (sql: Sql, limit: number): Promise<AuditRow[]> =>
  sql`select ${columns} from projector.audit order by asked_at desc, id limit ${limit}`

/** One audit; null when there is none of this id. */
export async function auditOf(sql: Sql, id: string): Promise<AuditRow | null> {
  const [row] = await sql<AuditRow>`select ${columns} from projector.audit where id = ${id}`
  return row ?? null
}
