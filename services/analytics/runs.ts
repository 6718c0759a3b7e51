import type { QuestionId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'
import type { Progress } from '../projector/replay/feed.ts'

/**
 * How far the answering of a question has come. `done`: up to where the log ended; `live`: it is kept up to date;
 * `failed`: it stands still, and is tried again; `stopped`: an event cannot be read by this release, which an update mends.
 */
export interface Run {
  question: QuestionId
  state: 'running' | 'done' | 'live' | 'failed' | 'stopped'
  /** Events read so far. */
  done: bigint
  /** Events a second. */
  rate: number
  /** Part of the way, from 0 to 1. */
  share: number
  /** Seconds to go; null when nobody can tell. */
  remaining: number | null
  /** What stopped it, without anything personal. */
  error: string | null
  startedAt: Date
  finishedAt: Date | null
}

/** The runs of questions; those that have not begun are missing. */
export const runsOf = (sql: Sql, questions: readonly QuestionId[]): Promise<Run[]> => sql`
  select question, state, done, rate, share, remaining_s as remaining, error, started_at as "startedAt",
    finished_at as "finishedAt"
  from operational.question_run where question = any(${questions})`

/** The questions that were ever begun and not cleared away, with where in the log each was asked. */
export const begunRuns = (
  sql: Sql,
): Promise<{ question: QuestionId; state: Run['state']; askedPosition: bigint }[]> => sql`
  select question, state, asked_position as "askedPosition" from operational.question_run`

/** Schemas of questions whose tables were made when they were being cleared away. */
export async function leftSchemas(sql: Sql): Promise<string[]> {
  const rows = await sql<{ schema: string }>`select schema from projector.checkpoint
    where schema ~ '^question_[0-9a-z]{26}_v1$'
      and not exists (select from operational.question_run where schema = question || '_v1')`
  return rows.map(({ schema }) => schema)
}

/** Notes that a question is worked on; to be called before its tables are made. */
export async function beginRun(
  sql: Sql,
  { id, askedPosition }: { id: QuestionId; askedPosition: bigint },
): Promise<void> {
  await sql`insert into operational.question_run (question, asked_position, state)
    values (${id}, ${askedPosition}, 'running')
    on conflict (question) do update set state = 'running', error = null, finished_at = null`
}

/** Notes how far it is. */
export async function noteProgress(sql: Sql, id: QuestionId, progress: Progress): Promise<void> {
  const { events, rate, share, remaining } = progress
  await sql`update operational.question_run set done = ${events}, rate = ${rate}, share = ${share},
    remaining_s = ${Number.isFinite(remaining) ? remaining : null} where question = ${id}`
}

/** Notes that it has come to the end of the log; `live` when it goes on from there. */
export async function endRun(sql: Sql, id: QuestionId, state: 'done' | 'live'): Promise<void> {
  await sql`update operational.question_run set state = ${state}, share = 1, remaining_s = 0,
    finished_at = now() where question = ${id}`
}

/** Notes what it stands still at. */
export async function failRun(
  sql: Sql,
  id: QuestionId,
  state: 'failed' | 'stopped',
  error: string,
): Promise<void> {
  await sql`update operational.question_run set state = ${state}, error = ${error} where question = ${id}`
}

/** Forgets it. */
export async function clearRun(sql: Sql, id: QuestionId): Promise<void> {
  await sql`delete from operational.question_run where question = ${id}`
}
