import type { QuestionSpec } from '../../events/analytics.ts'
import type { MemberId, QuestionId } from '../../events/kinds.ts'
import type { After } from '../page.ts'
import { fragment, type Sql } from '../../services/postgres/sql.ts'

export interface QuestionRow {
  id: QuestionId
  analyst: MemberId
  title: string | null
  spec: QuestionSpec
  askedAt: Date
  kept: boolean
}

const columns = fragment`id, analyst, title, spec, asked_at as "askedAt", kept`

export const questionsOf = (sql: Sql, analyst: MemberId): Promise<QuestionRow[]> => sql`
  select ${columns} from question where analyst = ${analyst} order by asked_at desc, id desc`

/** A question by id; null if it is unknown or was dropped. */
export async function questionById(sql: Sql, id: QuestionId): Promise<QuestionRow | null> {
  const [row] = await sql<QuestionRow>`select ${columns} from question where id = ${id}`
  return row ?? null
}

/** A question with the log position of the event with which it was asked. */
export type OpenQuestion = QuestionRow & { askedPosition: bigint }

/** All open questions of members who are still analysts, oldest first. */
export const openQuestions = (sql: Sql): Promise<OpenQuestion[]> => sql`
  select question.id, question.analyst, title, spec, asked_at as "askedAt", kept,
    asked_position as "askedPosition"
  from question join member on member.id = question.analyst and member.analyst
  order by asked_position`

export const ownQuestions = (
  sql: Sql,
  member: MemberId,
  { after, limit }: After,
): Promise<{ id: QuestionId; title: string | null; askedAt: Date; kept: boolean }[]> =>
  sql`select id, title, asked_at as "askedAt", kept from question
    where analyst = ${member} and id > ${after} order by id limit ${limit}`
