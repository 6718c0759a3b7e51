import type { Id, MemberId } from '../../events/kinds.ts'
import { fragment, limit, type Sql } from '../../services/postgres/sql.ts'
import { reachedFrom } from './merges.ts'

/** Number of followers of which all are read, for each member in question; of more, only those members are looked up. */
const READ_PER_MEMBER = 1 / 8
const MIN_READ = 16

/**
 * Those of some members who follow one of the threads, or follow or started one that was merged with them. Reads about
 * as many rows as there are members, however many followers the threads have.
 */
export async function threadFollowers(
  sql: Sql,
  threads: readonly Id[],
  members: readonly MemberId[],
): Promise<MemberId[]> {
  const reached = reachedFrom(
    fragment`select root, root, '-infinity'::timestamptz, true from unnest(${threads}::text[]) as written(root)`,
  )
  const most = Math.max(MIN_READ, Math.ceil(members.length * READ_PER_MEMBER))
  const some = await sql<{ member: MemberId }>`with recursive ${reached}
    select follower.member from reached cross join lateral (
      select member from thread_follow where thread_follow.thread = reached.thread
      union all select author from notice_item where notice_item.id = reached.thread and reached.thread <> start
    ) follower ${limit(most + 1)}`
  if (some.length <= most) {
    const followers = new Set(some.map(({ member }) => member))
    return members.filter((member) => followers.has(member))
  }
  const found = await sql<{ member: MemberId }>`with recursive ${reached}
    select member from unnest(${members}::text[]) as asked(member) where exists (
      select from reached where exists (
        select from thread_follow follow where follow.member = asked.member and follow.thread = reached.thread)
      or (reached.thread <> start and exists (
        select from notice_item where notice_item.id = reached.thread and author = asked.member)))`
  return found.map(({ member }) => member)
}
