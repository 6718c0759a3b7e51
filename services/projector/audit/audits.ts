import { randomUUID } from 'node:crypto'
import { json } from '../../../projections/batch.ts'
import { fragment, type Sql } from '../../postgres/sql.ts'
import { KEPT_ROWS, stored, type StoredComparison } from '../replay/replay-jobs.ts'
import type { Audit } from './verify.ts'

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

/** Audits that may wait. */
const MOST_WAITING = 20

/** So many audits wait already that no other is taken. */
export class TooManyAuditsError extends Error {
  override name = 'TooManyAuditsError'
}

/** What is asked for. */
interface Asked {
  kind: AuditKind
  /** Names of projections. */
  projections: readonly string[]
  by: string
}

/** A row for an audit, unless so many wait already; null then. */
async function added(sql: Sql, asked: Asked, most: number | null): Promise<string | null> {
  const [row] = await sql<{ id: string }>`insert into projector.audit (id, kind, projections, asked_by)
    select ${randomUUID()}::uuid, ${asked.kind}::text, ${asked.projections}::text[], ${asked.by}::text
    where ${most}::int is null or (select count(*) from projector.audit where state = 'waiting') < ${most}
    returning id`
  return row?.id ?? null
}

/**
 * Asks for an audit of projections by name; whichever replayer is free carries it out. Gives its id. Throws
 * TooManyAuditsError.
 */
export async function askAudit(sql: Sql, asked: Asked): Promise<string> {
  const id = await added(sql, asked, MOST_WAITING)
  if (id) return id
  throw new TooManyAuditsError(
    `${MOST_WAITING} audits wait already. Does a replayer run? Ask again once one is done.`,
  )
}

/** Stores an audit that nobody had to wait for, in one transaction. */
export async function recordAudit(sql: Sql, asked: Asked, audits: readonly Audit[]): Promise<void> {
  const id = await added(sql, asked, null)
  if (id) await storeAudit(sql, id, audits)
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

/** The projection (by name) that was not audited for the longest time. */
export async function nextSlice(sql: Sql, names: readonly string[]): Promise<string | null> {
  const [row] = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) with ordinality projection (name, place) left join lateral (
      select max(asked_at) as at from projector.audit where name = any(projections)
    ) audited on true order by at nulls first, place limit 1`
  return row?.name ?? null
}

/** Notes that an audit is worked on, and how far it is. */
export const noteAudit = (sql: Sql, id: string, share: number): Promise<object[]> =>
  sql`update projector.audit set state = 'running', share = ${share}, heartbeat = now(),
    started_at = coalesce(started_at, now()) where id = ${id} and state in ('waiting', 'running')`

/** Notes that nobody works on an audit any more, because another is to take it up. */
export const leaveAudit = (sql: Sql, id: string): Promise<object[]> =>
  sql`update projector.audit set heartbeat = null where id = ${id}`

/** Notes that an audit could not be brought to its end, and why. */
export const failAudit = (sql: Sql, id: string, error: string): Promise<object[]> =>
  sql`update projector.audit set state = 'failed', error = ${error}, finished_at = now(), heartbeat = null
    where id = ${id}`

/** Stores what an audit found. Of the audits that have ended the newest are kept. */
export async function storeAudit(sql: Sql, id: string, audits: readonly Audit[]): Promise<void> {
  const position = audits.map(({ position }) => position).reduce((a, b) => (a > b ? a : b), -1n)
  const result = audits.map(stored)
  const drift = result.flatMap(({ tables }) => tables).reduce((sum, { drift }) => sum + drift, 0)
  await sql`update projector.audit set state = 'done', share = 1, position = ${position},
      drift = ${drift}, result = ${json(result)}::jsonb, finished_at = now(), heartbeat = null
    where id = ${id}`
  await sql`delete from projector.audit where id in (
    select id from projector.audit where state in ('done', 'failed') order by asked_at desc offset ${KEPT_ROWS})`
}
