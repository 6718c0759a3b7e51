import type { MemberId } from '../../events/kinds.ts'
import type { Round } from '../../services/rules/digests/due.ts'
import { fragment, limit, type Sql } from '../../services/postgres/sql.ts'
import { channelsOf, noticeKinds, type NoticeKind } from '../../services/rules/notices/notices.ts'
import { factsOf, linesOf, seenOf } from './lines.ts'
import { reachedFrom } from './merges.ts'
import { MAX_NAMED, type NoticeRow } from './queries.ts'

/** Notices of some kinds in a period. */
interface DigestWish {
  kinds: readonly NoticeKind[]
  since: Date
  until: Date
}

/** A notice in a digest: what happened in the period that the member has not seen. */
export type DigestNotice = Pick<NoticeRow, 'target' | 'at' | 'people' | 'latest' | 'item'> & {
  kind: NoticeKind
}

/** Maximum number of notices in a digest. */
export const MAX_DIGEST_NOTICES = 50

/** SQL condition for lines with something new; those of reactions have the start of their interval as time. */
const isAfter = (since: Date) => fragment`at > ${since}::timestamptz - interval '10 minutes'`

/** The notices of a member's digest, newest first, at most one more than it shows. */
export const digestNotices = (
  sql: Sql,
  member: MemberId,
  { kinds, since, until }: DigestWish,
): Promise<DigestNotice[]> => sql<DigestNotice>`
  with line as (
    select * from (${linesOf(member, fragment`kind = any(${kinds}) and ${isAfter(since)}`)}) line
  )
  select line.kind, target, newest as at, people, latest, item
  from line cross join lateral (select ${seenOf(member)} as seen) read
  cross join lateral (
    with fact as materialized (
      select * from ${factsOf(member)} facts where facts.at > greatest(seen, ${since}) and facts.at <= ${until}
    )
    select (select max(at) from fact) as newest,
      (select count(distinct actor)::int from fact) as people,
      array(select actor from fact where actor is not null group by actor order by max(at) desc, actor limit ${MAX_NAMED}) as latest,
      (select item from fact order by at limit 1) as item
  ) told
  where newest is not null
  order by newest desc, line.line ${limit(MAX_DIGEST_NOTICES + 1)}`

/** Members who may have news since a time, found by the times of news, of a kind that they get this often. */
export async function membersWithNews(
  sql: Sql,
  { every, since }: { every: Round; since: Date },
): Promise<MemberId[]> {
  const isPush = every === 'push'
  const byDefault = noticeKinds.filter((kind) =>
    isPush ? channelsOf(kind).push : channelsOf(kind).mail === every,
  )
  const isChosen = isPush ? fragment`chosen.push` : fragment`chosen.mail = ${every}`
  const active = fragment`select active.id, active.id, '-infinity'::timestamptz, true from site
    cross join lateral (select id from content
      where kind = 'thread' and content.site = site.id and parent is null and last_active_at > ${since}) active`
  const rows = await sql<{ member: MemberId }>`
    with recursive ${reachedFrom(active)}
    select distinct news.member from (
      select recipient as member, kind from notice
      where ${isAfter(since)} and (kind = 'reaction' or at > ${since})
      union all
      select follower.member, 'thread' from reached cross join lateral (
        select thread_follow.member from thread_follow where thread_follow.thread = reached.thread
        union all select author from content where content.id = reached.thread and reached.thread <> start) follower
      union all
      select follower, 'status' from site
        cross join lateral (select author from content
          where kind = 'status' and content.site = site.id and parent is null and inserted_at > ${since}) written
        join follow on followed = written.author
    ) news left join notice_channel chosen on (chosen.member, chosen.kind) = (news.member, news.kind)
    where coalesce(${isChosen}, news.kind = any(${byDefault}))`
  return rows.map(({ member }) => member)
}
