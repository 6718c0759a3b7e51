import type { MemberId } from '../../events/kinds.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { fragment, limit, type Sql } from '../../services/postgres/sql.ts'
import { cursorOf, pageFrom, timePlace, type After, type Listed, type Page, type PageOf } from '../page.ts'
import { memberVisibleTo, nameOfOther, notBlocked, type Other } from '../visibility.ts'

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

interface FollowRow extends Listed {
  member: MemberId
  followedAt: Date
}

const sides = {
  following: [fragment`follower`, fragment`followed`],
  followers: [fragment`followed`, fragment`follower`],
} as const

/** List of a member's follows: those whom the member follows, or the followers. */
type FollowSide = keyof typeof sides

/** The viewer's own follows, newest first, of members whom the viewer can see and without blocks in either direction. */
export async function followsPage(
  sql: Sql,
  viewer: NonNullable<Viewer>,
  side: FollowSide,
  { size, cursor }: PageOf,
): Promise<Page<FollowRow>> {
  const { at, id } = timePlace(cursor, 'infinity')
  const [own, other] = sides[side]
  const rows = await sql<Omit<FollowRow, 'cursor'>>`
    select ${other} as member, followed_at as "followedAt" from follow join member on member.id = ${other}
    where ${own} = ${viewer.id} and (followed_at, ${other}) < (${at}::timestamptz, ${id})
      and ${memberVisibleTo(viewer)} and ${notBlocked(viewer, other)}
    order by followed_at desc, ${other} desc ${limit(size + 1)}`
  return pageFrom(
    rows.map((row) => ({ ...row, cursor: cursorOf(row.followedAt, row.member) })),
    size,
  )
}

export const ownFollows = (sql: Sql, member: MemberId, { after, limit }: After): Promise<Other[]> =>
  sql`select followed as id, ${nameOfOther} from follow left join member on member.id = followed
    where follower = ${member} and followed > ${after} order by followed limit ${limit}`
