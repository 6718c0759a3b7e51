import type { DisorderId, MemberId } from '../../events/kinds.ts'
import { limit, type Sql } from '../../services/postgres/sql.ts'
import { MAX_CONDITIONS, type Relationship } from '../../services/rules/disorders/relationships.ts'

/** A disorder that a member names; the relationship is null if the member has not said. */
export interface UserDisorderRow {
  disorder: DisorderId
  relationship: Relationship | null
}

/** Disorders that a member names, by id, for viewers in their audience. */
export const userDisordersOf = (sql: Sql, member: MemberId): Promise<UserDisorderRow[]> =>
  sql<UserDisorderRow>`select disorder, relationship from user_disorder
    where member = ${member} order by disorder ${limit(MAX_CONDITIONS)}`
