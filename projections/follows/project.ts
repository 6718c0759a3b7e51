import { json, lastBy, only } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'

/** Who follows whom, and how many. */
export const follows: Projection = {
  name: 'follows',
  version: 1,
  handles: ['MemberFollowed', 'MemberUnfollowed'],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const ends = only(batch, 'MemberFollowed', 'MemberUnfollowed').map(({ type, data }) => ({
      ...data,
      follows: type === 'MemberFollowed',
    }))
    const changed = json(lastBy(ends, ({ follower, followed }) => `${follower} ${followed}`))
    await sql`with changed as (
        select * from jsonb_to_recordset(${changed}::jsonb) as changed(follower text, followed text, follows boolean)
      ), removed as (
        delete from follow using changed
        where (follow.follower, follow.followed) = (changed.follower, changed.followed) and not changed.follows
        returning follow.follower, follow.followed, -1 as step
      ), added as (
        insert into follow select follower, followed from changed where follows
        on conflict do nothing
        returning follower, followed, 1 as step
      ), moved as (
        select * from removed union all select * from added
      ), counted as (
        select follower as member, 0 as followers, step as following from moved
        union all select followed, step, 0 from moved
      )
      insert into follow_count
      select member, sum(followers), sum(following) from counted group by member
      on conflict (member) do update set followers = follow_count.followers + excluded.followers,
        following = follow_count.following + excluded.following`
    const members = ends.flatMap(({ follower, followed }) => [follower, followed])
    await sql`delete from follow_count where member = any(${members}) and followers = 0 and following = 0`
  },
  changes: ({ data }) =>
    'followed' in data
      ? [data.followed, data.follower].map((id) => ({ topic: `member:${id}` as const, id }))
      : [],
}
