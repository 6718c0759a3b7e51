import type { DisorderId, MemberId } from '../../events/kinds.ts'
import { fragment, limit, type Sql } from '../../services/postgres/sql.ts'
import { roles } from '../../services/rules/roles.ts'
import { standingFor } from '../disorders/queries.ts'
import { MAX_CONDITIONS, type Relationship } from '../../services/rules/disorders/relationships.ts'

/** A disorder that a member names; the relationship is null if the member has not said. */
export interface UserDisorderRow {
  disorder: DisorderId
  relationship: Relationship | null
}

const MAX_SHOWING = 30

/**
 * Members who show everyone that they name a disorder, or one that was retired in its favour (`mayRead` decides for each
 * viewer), most recently registered first, at most 30; none who are not verified, because spammers live off lists.
 */
export async function membersShowing(sql: Sql, disorder: DisorderId): Promise<MemberId[]> {
  const rows = await sql<{ id: MemberId }>`
    select member.id from member
    where member.id in (select user_disorder.member from user_disorder where disorder in ${standingFor(fragment`${disorder}`)})
      and audiences ->> 'conditions' = 'everyone' and verified and username is not null
      and role <> ${roles.spammer}
    order by registered_at desc, member.id ${limit(MAX_SHOWING)}`
  return rows.map(({ id }) => id)
}

/** Disorders that a member names, by id, for viewers in their audience. */
export const userDisordersOf = (sql: Sql, member: MemberId): Promise<UserDisorderRow[]> =>
  sql<UserDisorderRow>`select disorder, relationship from user_disorder
    where member = ${member} order by disorder ${limit(MAX_CONDITIONS)}`
