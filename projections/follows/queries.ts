import type { MemberId } from '../../events/kinds.ts'
import type { After } from '../page.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import { nameOfOther, type Other } from '../visibility.ts'

/** Those of the given members whom the follower follows. */
export async function followedBy(
  sql: Sql,
  follower: MemberId,
  members: readonly MemberId[],
): Promise<MemberId[]> {
  const rows = await sql<{ followed: MemberId }>`
    select followed from follow where follower = ${follower} and followed = any(${members})`
  return rows.map(({ followed }) => followed)
}

/** Those of the given members who follow the member. */
export async function followersOf(
  sql: Sql,
  followed: MemberId,
  members: readonly MemberId[],
): Promise<MemberId[]> {
  const rows = await sql<{ follower: MemberId }>`
    select follower from follow where followed = ${followed} and follower = any(${members})`
  return rows.map(({ follower }) => follower)
}

export const ownFollows = (sql: Sql, member: MemberId, { after, limit }: After): Promise<Other[]> =>
  sql`select followed as id, ${nameOfOther} from follow left join member on member.id = followed
    where follower = ${member} and followed > ${after} order by followed limit ${limit}`
