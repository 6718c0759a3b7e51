import type { AccessRecoveryRow } from '../../projections/access-recoveries/queries.ts'
import type { ConversationRow, MessageRow } from '../../projections/conversations/queries.ts'
import type { ErasureRow } from '../../projections/erasures/queries.ts'
import type { FlagRow } from '../../projections/flags/queries.ts'
import type { MemberRow } from '../../projections/members/queries.ts'
import type { NoticeRow, UnreadNotices } from '../../projections/notices/queries.ts'
import { queries } from '../../projections/queries.ts'
import type { QuestionRow } from '../../projections/questions/queries.ts'
import type { ReactionRow } from '../../projections/reaction-aggregates/queries.ts'
import type { SiteDetails, SiteRow } from '../../projections/sites/queries.ts'
import type { ContentRow } from '../../projections/content/queries.ts'
import type { Sql } from '../postgres/sql.ts'

export type {
  AccessRecoveryRow,
  ContentRow,
  ConversationRow,
  ErasureRow,
  FlagRow,
  MemberRow,
  MessageRow,
  NoticeRow,
  QuestionRow,
  ReactionRow,
  SiteDetails,
  SiteRow,
  UnreadNotices,
}
export { timeOfLine, toldBy, type Line, type Told } from '../../projections/notices/notice-changes.ts'
export type { Listed, Page, PageOf } from '../../projections/page.ts'

type Queries = typeof queries
/** A query of the read models that already has its database connection. */
type Bound<Query> = Query extends (sql: Sql, ...args: infer Arguments) => infer Answer
  ? (...args: Arguments) => Answer
  : never

/**
 * All queries of the read models. Queries by id return rows in any order, without missing ones, and do not check
 * visibility, which the API does with services/rules/visibility.ts. Lists contain only rows that their viewer can see.
 * Queries for the lists of several parents take all parents at once.
 */
export type Reads = { [Name in keyof Queries]: Bound<Queries[Name]> }

/** Binds all queries to a Postgres database. */
export const openReads = (sql: Sql): Reads =>
  Object.fromEntries(
    Object.entries<(sql: Sql, ...args: never[]) => unknown>(queries).map(([name, query]) => [
      name,
      (...args: never[]) => query(sql, ...args),
    ]),
  ) as Reads
