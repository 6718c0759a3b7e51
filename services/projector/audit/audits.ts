import { randomUUID } from 'node:crypto'
import { json } from '../../../projections/batch.ts'
import { fragment, type Sql } from '../../postgres/sql.ts'
import { MAX_FINISHED_ROWS, storedComparison, type StoredComparison } from '../replay/replay-jobs.ts'
import type { Audit } from './verify.ts'

type AuditKind = 'slice' | 'whole'

export interface AuditRow {
  id: string
  kind: AuditKind
  projections: string[]
  state: 'waiting' | 'running' | 'done' | 'failed'
  /** Id of the member who requested the audit, or another origin such as `schedule`. */
  askedBy: string
  askedAt: Date
  share: number
  /** Log position at which rows were compared; null before the comparison. */
  position: bigint | null
  drift: bigint | null
  result: StoredComparison[]
  error: string | null
  startedAt: Date | null
  finishedAt: Date | null
  heartbeat: Date | null
}

const MAX_WAITING_AUDITS = 20

export class TooManyAuditsError extends Error {
  override name = 'TooManyAuditsError'
}

interface AuditRequest {
  kind: AuditKind
  projections: readonly string[]
  by: string
}

/** Records a new audit; returns null if `maxWaiting` audits are already waiting. */
async function insertAudit(
  sql: Sql,
  request: AuditRequest,
  maxWaiting: number | null,
): Promise<string | null> {
  const [row] = await sql<{ id: string }>`insert into projector.audit (id, kind, projections, asked_by)
    select ${randomUUID()}::uuid, ${request.kind}::text, ${request.projections}::text[], ${request.by}::text
    where ${maxWaiting}::int is null or (select count(*) from projector.audit where state = 'waiting') < ${maxWaiting}
    returning id`
  return row?.id ?? null
}

/** Requests an audit of the projections with the given names; returns its id. Throws TooManyAuditsError. */
export async function requestAudit(sql: Sql, request: AuditRequest): Promise<string> {
  const id = await insertAudit(sql, request, MAX_WAITING_AUDITS)
  if (id) return id
  throw new TooManyAuditsError(
    `${MAX_WAITING_AUDITS} audits are waiting. Check that a replayer is running, and try again when one has finished.`,
  )
}

/** Records an audit that ran without a request, in one transaction. */
export async function recordAudit(sql: Sql, request: AuditRequest, audits: readonly Audit[]): Promise<void> {
  const id = await insertAudit(sql, request, null)
  if (id) await storeAudit(sql, id, audits)
}

const columns = fragment`id, kind, projections, state, asked_by as "askedBy", asked_at as "askedAt", share, position, drift,
  result, error, started_at as "startedAt", finished_at as "finishedAt", heartbeat`

export const auditsOf = (sql: Sql, limit: number): Promise<AuditRow[]> =>
  sql`select ${columns} from projector.audit order by asked_at desc, id limit ${limit}`

export async function auditOf(sql: Sql, id: string): Promise<AuditRow | null> {
  const [row] = await sql<AuditRow>`select ${columns} from projector.audit where id = ${id}`
  return row ?? null
}

/** Name of the projection whose last audit is the longest ago. */
export async function nextSlice(sql: Sql, names: readonly string[]): Promise<string | null> {
  const [row] = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) with ordinality projection (name, place) left join lateral (
      select max(asked_at) as at from projector.audit where name = any(projections)
    ) audited on true order by at nulls first, place limit 1`
  return row?.name ?? null
}

export const saveAuditProgress = (sql: Sql, id: string, share: number): Promise<object[]> =>
  sql`update projector.audit set state = 'running', share = ${share}, heartbeat = now(),
    started_at = coalesce(started_at, now()) where id = ${id} and state in ('waiting', 'running')`

/** Gives up an audit that is not finished, so that another process can take it. */
export const releaseAudit = (sql: Sql, id: string): Promise<object[]> =>
  sql`update projector.audit set heartbeat = null where id = ${id}`

export const failAudit = (sql: Sql, id: string, error: string): Promise<object[]> =>
  sql`update projector.audit set state = 'failed', error = ${error}, finished_at = now(), heartbeat = null
    where id = ${id}`

/** Records the result of an audit, and deletes the oldest of the finished audits. */
export async function storeAudit(sql: Sql, id: string, audits: readonly Audit[]): Promise<void> {
  const position = audits.map(({ position }) => position).reduce((a, b) => (a > b ? a : b), -1n)
  const result = audits.map(storedComparison)
  const drift = result.flatMap(({ tables }) => tables).reduce((sum, { drift }) => sum + drift, 0)
  await sql`update projector.audit set state = 'done', share = 1, position = ${position},
      drift = ${drift}, result = ${json(result)}::jsonb, finished_at = now(), heartbeat = null
    where id = ${id}`
  await sql`delete from projector.audit where id in (
    select id from projector.audit where state in ('done', 'failed') order by asked_at desc offset ${MAX_FINISHED_ROWS})`
}
