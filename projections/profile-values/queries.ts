import type { MemberId } from '../../events/kinds.ts'
import { anyOf, type Sql } from '../../services/postgres/sql.ts'

/** Value of a field of a profile, for viewers in the field's audience. */
export interface ProfileValueRow {
  member: MemberId
  field: string
  value: string
}

export const profileValuesOf = (sql: Sql, members: readonly MemberId[]): Promise<ProfileValueRow[]> =>
  sql<ProfileValueRow>`select member, field, value from profile_value
    where member = ${anyOf(members)} order by member, field`
