import type { MemberId } from '../../events/kinds.ts'
import { fragment, type Fragment } from '../../services/postgres/sql.ts'
import { json } from '../batch.ts'
import { STOP_HOURS } from '../../services/rules/people/people.ts'
import { roles } from '../../services/rules/roles.ts'
import { notBlocked, offered, ofOpenSite } from '../visibility.ts'
import { followedBy } from './merges.ts'
import { isAboutNoItem, type Line } from './notice-changes.ts'

// SQL for lines of notices, and for what happened to their targets.

/** SQL condition for items (rows of content) whose text everybody can read. */
const isReadable = fragment`state = 'visible' and not author_is_spammer and not withdrawn and body is not null
  and ${offered} and ${ofOpenSite}`

/** SQL for the kinds that a member does not want in the list, and the places that the member silenced, also merged ones. */
const unwantedBy = (member: MemberId): Fragment => fragment`(
    select array(select kind from notice_channel channel where channel.member = ${member} and not on_site) as kinds,
      array(select unnest(source || array(
          select id from content where root = source and merged_into is not null)) from notice_silence silence
        where silence.member = ${member}) as places offset 0
  ) unwanted`

/** SQL for lines of the threads that a member follows (as by `followedBy`), which need no rows of their own. */
const threadLinesOf = (member: MemberId, followed: Fragment): Fragment => fragment`
  select 'thread' as kind, content.id as target, content.id as place, active.at,
    'thread_' || substr(content.id, strpos(content.id, '_') + 1) as line, since
  from ${followed} followed
  cross join lateral (select * from content where id = followed.thread limit 1) content
  cross join lateral (select case when parent is null then last_active_at else (
    select max(below.inserted_at) from content below where below.origin = content.id and below.id <> content.id) end as at offset 0) active
  where content.author <> ${member} and active.at > since`

/** SQL condition for rows of content that the member can see; moderators hear of nothing that others cannot see. */
const isShown = (member: MemberId): Fragment => fragment`(state <> 'deleted' and not unpublished
    and (author = ${member} or (state = 'visible' and not author_is_spammer)))`

/** SQL for the item that a line is about, if the member can see it with everything above it (`findContent`), else nulls. */
const targetOf = (member: MemberId): Fragment => fragment`(select) one left join (
    select * from content item where item.id = line.target and not withdrawn and body is not null and ${isShown(member)}
      and (root = id or exists (select from content where content.id = item.root and ${isShown(member)}))
      and (parent is null or parent = root or exists (select from content where content.id = item.parent and ${isShown(member)}))
  ) target on line.kind in ('reaction', 'answer', 'thread', 'mention')`

/** SQL condition for rows of content on a profile whose audience includes a member, and for all other content. */
const isInProfileAudience = (
  member: MemberId,
): Fragment => fragment`(left(content.root, 7) <> 'status_' or exists (
    select from content page left join member owner on owner.id = page.author
    where page.id = content.root and (page.author = ${member} or (
      coalesce(owner.audiences->>'statuses', 'everyone') in ('everyone', 'members')
        or owner.audiences->>'statuses' = 'followed'
          and exists (select from follow where follower = page.author and followed = ${member})))))`

/** SQL for lines of the members whom a member follows and who wrote status updates since, one for each. */
const statusLinesOf = (member: MemberId): Fragment => fragment`
  select 'status' as kind, followed as target, followed as place, newest.at,
    'status_' || substr(followed, strpos(followed, '_') + 1) as line, followed_at as since
  from follow cross join lateral (
    select max(inserted_at) as at from content
    where author = followed and kind = 'status' and parent is null and inserted_at > followed_at
      and ${ofOpenSite}) newest
  where follower = ${member} and newest.at is not null`

/** SQL condition for open changes of ways to log in: of the member, or to be confirmed by the member. */
const concernsAccess = (member: MemberId): Fragment => fragment`(lapses_at is null or lapses_at > now())
  and (access_recovery.member = ${member} or due is null and by <> ${member}
    and exists (select from member actor join member asked on asked.id = access_recovery.member
      where actor.id = ${member} and (actor.role = ${roles.superAdmin} and asked.role <> ${roles.superAdmin}
        or actor.role = ${roles.administrator} and asked.role in (${roles.communityTech}, ${roles.moderator}))))`

/** SQL for lines of open changes of ways to log in, from the time at which the member could first act on them. */
const accessLinesOf = (member: MemberId): Fragment => fragment`
  select 'access' as kind, member as target, member as place,
    coalesce(due - ${STOP_HOURS} * interval '1 hour', requested_at) as at,
    'access_' || substr(member, strpos(member, '_') + 1) as line, null::timestamptz as since
  from access_recovery where ${concernsAccess(member)}`

/** SQL condition for lines of the table that are none of some lines. */
const isNoneOf = (fresh: readonly Line[]): Fragment =>
  fresh.length === 0
    ? fragment`true`
    : fragment`(kind, target) not in (select kind, target from jsonb_to_recordset(${json(fresh)}::jsonb)
        as told(kind text, target text))`

/** SQL for lines of events that the table may not have yet: as it will have them. */
const freshLinesOf = (member: MemberId, fresh: readonly Line[]): Fragment => fragment`
  select told.kind, target, coalesce(origin, target) as place,
    case when told.kind = 'mention' then coalesce(known, at) else greatest(known, at) end as at,
    told.kind || '_' || substr(target, strpos(target, '_') + 1) as line
  from jsonb_to_recordset(${json(fresh)}::jsonb)
    as told(kind text collate "C", target text collate "C", at timestamptz)
  cross join lateral (select (select notice.at from notice
    where (notice.recipient, notice.kind, notice.target) = (${member}, told.kind, told.target)) as known) line
  left join content on content.id = target
  where content.id is not null or ${isAboutNoItem}`

/**
 * SQL for the lines of a member that meet a condition: those of events, also of `fresh` ones, and those of followed
 * threads and members, without the kinds and places that the member does not want, and those of open changes of
 * somebody's ways to log in.
 */
export function linesOf(
  member: MemberId,
  condition: Fragment,
  fresh: readonly Line[] = [],
  followed = followedBy(fragment`${member}`),
): Fragment {
  const isWanted = fragment`kind <> all(unwanted.kinds) and place <> all(unwanted.places)`
  return fragment`
    select line.* from ${unwantedBy(member)} cross join lateral (
      (select kind, target, place, at, line, null::timestamptz as since from notice line
        where recipient = ${member} and ${isNoneOf(fresh)} and ${isWanted} and ${condition})
      union all
      ${
        fresh.length === 0
          ? fragment``
          : fragment`(select kind, target, place, at, line, null::timestamptz as since
        from (${freshLinesOf(member, fresh)}) line where ${isWanted} and ${condition})
      union all`
      }
      (select * from (${threadLinesOf(member, followed)}) line where ${isWanted} and ${condition})
      union all
      (select * from (${statusLinesOf(member)}) line where ${isWanted} and ${condition})
      union all
      (select * from (${accessLinesOf(member)}) line where ${condition})) line`
}

/** SQL for the time up to which a member has seen a line. */
export const seenOf = (member: MemberId): Fragment => fragment`coalesce((select max(through) from notice_read
    where notice_read.member = ${member} and notice_read.place in ('', line.place)), '-infinity')`

/**
 * SQL for what happened to the target of a line: actor, item and time. Read from the rows that know what was removed,
 * undone, hidden or blocked since.
 */
export const factsOf = (member: MemberId): Fragment => fragment`(
    select actor, item, fact.at from ${targetOf(member)} cross join lateral (
      select reaction.member as actor, target.id as item, reaction.at from reaction
      where line.kind = 'reaction' and reaction.item = target.id
        and not exists (select from reaction_spammer spammer where spammer.member = reaction.member)
      union all
      select author, id, at from (
        select content.*, inserted_at as at from content
        where line.kind in ('answer', 'thread') and parent = case when target.id = target.origin then target.root else target.id end
          and (origin = target.origin) is true and id <> target.id and inserted_at > coalesce(line.since, '-infinity')
        union all
        select target.*, line.at where line.kind = 'mention' and strpos(target.body, '@' || ${member}) > 0
          and not exists (select from content above where above.author = ${member} and target.id <> target.origin
            and above.id = case when target.parent = target.root then target.origin else target.parent end)
        union all
        select content.*, inserted_at from content
        where line.kind = 'status' and kind = 'status' and parent is null and author = line.target and inserted_at > line.since
      ) content where ${isReadable} and (line.kind not in ('mention', 'status') or ${isInProfileAudience(member)})
      union all
      select follower, null, followed_at from follow
      where line.kind = 'follow' and followed = line.target
        and not exists (select from follow_spammer spammer where spammer.member = follower)
      union all
      select other, null, line.at from participant
      join member on member.id = other and username is not null
      where line.kind = 'allowed' and conversation = line.target and participant.member = ${member}
    ) fact
    where actor <> ${member} and ${notBlocked({ id: member, role: 3, verified: true, analyst: false }, fragment`actor`)}
      and actor not in (select source from notice_silence silence where silence.member = ${member})
    union all
    select null, line.target, line.at
    where line.kind = 'decision' and (exists (select from content where id = line.target)
        or exists (select from post where id = line.target))
      or line.kind = 'award' and exists (select from award where award.member = line.target)
      or line.kind = 'access' and exists (select from access_recovery
        where access_recovery.member = line.target and ${concernsAccess(member)})
  )`
