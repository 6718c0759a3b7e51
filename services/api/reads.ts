import type { ConversationRow, MessageRow } from '../../projections/conversations/queries.ts'
import type { ErasureRow } from '../../projections/erasures/queries.ts'
import type { FlagRow } from '../../projections/flags/queries.ts'
import type { MemberRow } from '../../projections/members/queries.ts'
import { queries } from '../../projections/queries.ts'
import type { QuestionRow } from '../../projections/questions/queries.ts'
import type { ReactionRow } from '../../projections/reaction-aggregates/queries.ts'
import type { SiteDetails, SiteRow } from '../../projections/sites/queries.ts'
import type { ContentRow } from '../../projections/content/queries.ts'
import type { Sql } from '../postgres/sql.ts'

export type {
  ContentRow,
  ConversationRow,
  ErasureRow,
  FlagRow,
  MemberRow,
  MessageRow,
  QuestionRow,
  ReactionRow,
  SiteDetails,
  SiteRow,
}
export type { Listed, Page, PageOf } from '../../projections/page.ts'

type Queries = typeof queries
/** A query whose database argument is already given. */
type Bound<Query> = Query extends (sql: Sql, ...args: infer Arguments) => infer Answer
  ? (...args: Arguments) => Answer
  : never

/**
 * Every query of the read models. Rows by id come in any order, without missing ones, and regardless of visibility,
 * which the API checks by services/rules/visibility.ts. Lists contain only what their viewer can see. Queries for
 * several parents take all parents at once.
 */
export type Reads = { [Name in keyof Queries]: Bound<Queries[Name]> }

/** Opens the queries on a Postgres database. */
export const openReads = (sql: Sql): Reads =>
  Object.fromEntries(
    Object.entries<(sql: Sql, ...args: never[]) => unknown>(queries).map(([name, query]) => [
      name,
      (...args: never[]) => query(sql, ...args),
    ]),
  ) as Reads
