import type { QuestionId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'
import type { Progress } from '../projector/replay/feed.ts'

/**
 * Progress of a question. `done`: reached the end of the log; `live`: kept up to date; `failed`: will be retried;
 * `stopped`: waits for a release that can read the next event.
 */
export interface Run {
  question: QuestionId
  state: 'running' | 'done' | 'live' | 'failed' | 'stopped'
  done: bigint
  rate: number
  share: number
  /** Seconds left; null if unknown. */
  remaining: number | null
  error: string | null
  startedAt: Date
  finishedAt: Date | null
}

/** Progress of questions; those that have not started are missing. */
export const runsOf = (sql: Sql, questions: readonly QuestionId[]): Promise<Run[]> => sql`
  select question, state, done, rate, share, remaining_s as remaining, error, started_at as "startedAt",
    finished_at as "finishedAt"
  from operational.question_run where question = any(${questions})`

/** All runs with the positions of their questions in the log. */
export const allRuns = (
  sql: Sql,
): Promise<{ question: QuestionId; state: Run['state']; askedPosition: bigint }[]> => sql`
  select question, state, asked_position as "askedPosition" from operational.question_run`

/** Schemas that were created while their question was being removed, and so were left behind. */
export async function orphanedSchemas(sql: Sql): Promise<string[]> {
  const rows = await sql<{ schema: string }>`select schema from projector.checkpoint
    where schema ~ '^question_[0-9a-z]{26}_v1$'
      and not exists (select from operational.question_run where schema = question || '_v1')`
  return rows.map(({ schema }) => schema)
}

/** Records the start of a run; must be called before its tables are created. */
export async function startRun(
  sql: Sql,
  { id, askedPosition }: { id: QuestionId; askedPosition: bigint },
): Promise<void> {
  await sql`insert into operational.question_run (question, asked_position, state)
    values (${id}, ${askedPosition}, 'running')
    on conflict (question) do update set state = 'running', error = null, finished_at = null`
}

export async function saveProgress(sql: Sql, id: QuestionId, progress: Progress): Promise<void> {
  const { events, rate, share, remaining } = progress
  await sql`update operational.question_run set done = ${events}, rate = ${rate}, share = ${share},
    remaining_s = ${Number.isFinite(remaining) ? remaining : null} where question = ${id}`
}

/** Records the end of a run; `live` if the question is kept up to date. */
export async function endRun(sql: Sql, id: QuestionId, state: 'done' | 'live'): Promise<void> {
  await sql`update operational.question_run set state = ${state}, share = 1, remaining_s = 0,
    finished_at = now() where question = ${id}`
}

export async function failRun(
  sql: Sql,
  id: QuestionId,
  state: 'failed' | 'stopped',
  error: string,
): Promise<void> {
  await sql`update operational.question_run set state = ${state}, error = ${error} where question = ${id}`
}

export async function deleteRun(sql: Sql, id: QuestionId): Promise<void> {
  await sql`delete from operational.question_run where question = ${id}`
}
