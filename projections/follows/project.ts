import type { MemberId } from '../../events/kinds.ts'
import { only } from '../batch.ts'
import { tablesBeside, type Projection } from '../projection.ts'
import { relation } from '../relation.ts'
import { turnSpammers, type Turned } from '../spammers.ts'
import { fragment, type Sql } from '../../services/postgres/sql.ts'

const pairs = relation({
  table: 'follow',
  key: ['follower', 'followed'],
  members: ['follower', 'followed'],
  columns: { followed_at: 'timestamptz' },
})

/** Updates the follow counts by steps of 1 or -1 (a new or ended follow); returns the members with new counts. */
const counted = fragment`, counted as (
    select follower as member, 0 as followers, step as following from moved
    union all select followed, step, 0 from moved
  )
  merge into follow_count using (
    select member, sum(followers)::int as followers, sum(following)::int as following from counted group by member
  ) as step on follow_count.member = step.member
  when matched and (follow_count.followers + step.followers, follow_count.following + step.following) = (0, 0)
    then delete
  when matched then update set followers = follow_count.followers + step.followers,
    following = follow_count.following + step.following
  when not matched and (step.followers, step.following) <> (0, 0)
    then insert values (step.member, step.followers, step.following)
  returning step.member`

const countsNow = fragment`not exists (select from follow_spammer where member in (follower, followed))`

/** Recounts follows of members who became spammers or are no longer spammers; returns the members with new counts. */
const turn = ({ became, ceased, all }: Turned, sql: Sql) => sql<{ member: MemberId }>`with moved as (
    select follower, followed, now::int - before::int as step from (
      select follower, followed, ${countsNow} as now, not exists (
          select from follow_spammer where member in (follower, followed) and member <> all(${became})
        ) and follower <> all(${ceased}) and followed <> all(${ceased}) as before
      from follow where follower = any(${all}) or followed = any(${all})
    ) touched where now <> before
  ) ${counted}`

/** Deletes all follows by or of erased members, and ignores later events about these members. */
async function leave(members: readonly MemberId[], sql: Sql) {
  await pairs.leave(members, sql)
  return sql<{ member: MemberId }>`with gone as (
      ${pairs.pairsOf(members)}
    ), moved as (
      select follower, followed, -1 as step from gone where ${countsNow}
    ) ${counted}`
}

/** Read model of follows and their counts. Follows by or of spammers are kept but not counted. */
export const follows: Projection = {
  name: 'follows',
  version: 4,
  handles: ['MemberFollowed', 'MemberUnfollowed', 'MemberErased', 'RoleChanged'],
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    const left = erased.length > 0 ? await leave(erased, sql) : []
    const turned = await turnSpammers(batch, fragment`follow_spammer`, sql)
    if (turned.all.length > 0) left.push(...(await turn(turned, sql)))
    const ends = only(batch, 'MemberFollowed', 'MemberUnfollowed').map(({ type, data, metadata }) => ({
      ...data,
      followed_at: metadata.occurredAt,
      holds: type === 'MemberFollowed',
    }))
    if (ends.length > 0)
      void sql`with ${pairs.ended(ends)}, moved as (
        select follower, followed, case when was is null then 1 else -1 end as step from ended
        where (was is null) <> ("is" is null) and ${countsNow}
      ) ${counted}`
    return left.map(({ member: id }) => ({ topic: `member:${id}` as const, id }))
  },
  changes: ({ data }) =>
    'followed' in data
      ? [data.followed, data.follower].map((id) => ({ topic: `member:${id}` as const, id }))
      : [],
}
