import type { QuestionId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'
import type { Progress } from '../projector/replay/feed.ts'

/**
 * Progress of the work on a question. `done`: the log was read to its end; `live`: new events update the answer;
 * `failed`: the work will be retried; `stopped`: the next event can be read only by another release.
 */
export interface Run {
  question: QuestionId
  state: 'running' | 'done' | 'live' | 'failed' | 'stopped'
  done: bigint
  rate: number
  share: number
  /** Estimated number of seconds until the answer is ready; null if unknown. */
  remaining: number | null
  error: string | null
  startedAt: Date
  finishedAt: Date | null
}

/** Progress of the given questions; a question on which work has not started has no entry. */
export const runsOf = (sql: Sql, questions: readonly QuestionId[]): Promise<Run[]> => sql`
  select question, state, done, rate, share, remaining_s as remaining, error, started_at as "startedAt",
    finished_at as "finishedAt"
  from operational.question_run where question = any(${questions})`

/** Progress of all questions, with the log position at which each was asked. */
export const allRuns = (
  sql: Sql,
): Promise<{ question: QuestionId; state: Run['state']; askedPosition: bigint }[]> => sql`
  select question, state, asked_position as "askedPosition" from operational.question_run`

/** Schemas of questions that were removed while a process was still creating their tables. */
export async function orphanedSchemas(sql: Sql): Promise<string[]> {
  const rows = await sql<{ schema: string }>`select schema from projector.checkpoint
    where schema ~ '^question_[0-9a-z]{26}_v1$'
      and not exists (select from operational.question_run where schema = question || '_v1')`
  return rows.map(({ schema }) => schema)
}

/** Records the start of work on a question; must be called before the question's tables are created. */
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

/** Records that the log was read to its end; `live` if new events continue to update the answer. */
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
