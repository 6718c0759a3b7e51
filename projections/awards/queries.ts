import type { MemberId } from '../../events/kinds.ts'
import { limit, type Sql } from '../../services/postgres/sql.ts'
import { MAX_AWARDS, type AwardStatus } from '../../services/rules/awards/awards.ts'

export interface AwardRow {
  /** Id of the award as given to the member. */
  award: string
  name: string
  year: number
  status: AwardStatus
  /** Day, such as 2026-11-23. */
  earnedAt: string
}

/** Awards of a member, the latest first. */
export const awardsOf = (sql: Sql, member: MemberId): Promise<AwardRow[]> =>
  sql<AwardRow>`select award, name, year, status, earned_at as "earnedAt" from award
    where member = ${member} order by earned_at desc, award ${limit(MAX_AWARDS)}`
