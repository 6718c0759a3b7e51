import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../../services/postgres/sql.ts'

/** Those of the members that the follower follows. */
export async function followedBy(
  sql: Sql,
  follower: MemberId,
  members: readonly MemberId[],
): Promise<MemberId[]> {
  const rows = await sql<{ followed: MemberId }>`
    select followed from follow where follower = ${follower} and followed = any(${members})`
  return rows.map(({ followed }) => followed)
}
