import type { MemberId } from '../../events/kinds.ts'
import { limit, type Sql } from '../../services/postgres/sql.ts'
import { isAwardStatus, MAX_AWARDS, type AwardStatus } from '../../services/rules/awards/awards.ts'

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
export async function awardsOf(sql: Sql, member: MemberId): Promise<AwardRow[]> {
  const rows = await sql<{ award: string; about: string }>`
    select award, about from award where member = ${member} order by award ${limit(MAX_AWARDS)}`
  return rows
    .flatMap(({ award, about }) => {
      const [, year, status, earnedAt, name] = /^(\d+) (\w+) (\S+) (.*)$/s.exec(about) ?? []
      return name !== undefined && earnedAt && status && isAwardStatus(status)
        ? [{ award, name, year: Number(year), status, earnedAt }]
        : []
    })
    .toSorted((one, other) => (one.earnedAt < other.earnedAt ? 1 : -1))
}
