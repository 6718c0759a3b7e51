import type pg from 'pg'
import type { QuestionId } from '../../events/kinds.ts'
import { members } from '../../projections/members/project.ts'
import { schemaOf } from '../../projections/projection.ts'
import { questions } from '../../projections/questions/project.ts'
import type { OpenQuestion } from '../../projections/questions/queries.ts'
import { liveIntent } from '../commands/frame/intent.ts'
import { questions as decider } from '../commands/analytics.ts'
import type { Dispatch } from '../commands/frame/decider.ts'
import { readMaintenance } from '../operational/maintenance.ts'
import type { Sql } from '../postgres/sql.ts'
import { dropTables, positionsOf } from '../projector/checkpoint.ts'
import { ANSWER_DAYS } from '../rules/questions.ts'
import { questionSchema } from './question.ts'
import { allRuns, deleteRun, orphanedSchemas } from './runs.ts'

const DAY_MS = 86_400_000

/** Drops each question after a week unless its analyst keeps it; pauses while the network is read-only. */
export async function dropOldQuestions(
  open: Iterable<OpenQuestion>,
  { sql, dispatch }: { sql: Sql; dispatch: Dispatch },
): Promise<void> {
  if (await readMaintenance(sql)) return
  const oldest = Date.now() - ANSWER_DAYS * DAY_MS
  for (const { id, analyst, kept, askedAt } of open) {
    if (kept || askedAt.getTime() > oldest) continue
    await dispatch(decider, { name: 'expire', question: id, analyst }, liveIntent('system', null))
  }
}

/** Deletes the tables and progress of questions that are no longer open. */
export async function removeDropped(
  isOpen: (schema: string) => boolean,
  { pool, sql, publish }: { pool: pg.Pool; sql: Sql; publish: (id: QuestionId) => Promise<void> },
): Promise<void> {
  const positions = [...(await positionsOf(sql, [questions, members].map(schemaOf))).values()]
  const publishedAt = positions.length === 2 ? positions.reduce((a, b) => (a < b ? a : b)) : -1n
  for (const { question, askedPosition } of await allRuns(sql)) {
    // While the read model of questions is being rebuilt, it lacks newer questions, which must not be removed.
    if (isOpen(questionSchema(question)) || publishedAt < askedPosition) continue
    await dropTables(pool, questionSchema(question))
    await deleteRun(sql, question)
    await publish(question)
  }
  for (const schema of await orphanedSchemas(sql)) await dropTables(pool, schema)
}
