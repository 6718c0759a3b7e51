import type { MemberId } from '../../events/kinds.ts'
import { fragment, type Fragment } from '../../services/postgres/sql.ts'
import { json } from '../batch.ts'
import { notBlocked, offered } from '../visibility.ts'
import { followedBy } from './merges.ts'
import { isAboutNoItem, type Line } from './told.ts'

// SQL for lines of notices, and for what happened to their targets.

/** SQL condition for items (rows of content) whose text everybody can read. */
const isReadable = fragment`state = 'visible' and not author_is_spammer and not withdrawn and body is not null
  and ${offered}`

/** SQL condition for lines of kinds that the member wants in the list, and of places that the member did not silence. */
const isWanted = (member: MemberId): Fragment => fragment`not exists (select from notice_channel channel
      where channel.member = ${member} and channel.kind = line.kind and not on_site)
    and not exists (select from notice_silence silence where silence.member = ${member}
      and (source = line.place or source = (select root from content where content.id = line.place)))`

/** SQL for lines of the threads that a member follows, which need no rows of their own. */
const threadLinesOf = (member: MemberId): Fragment => fragment`
  select 'thread' as kind, content.id as target, content.id as place, active.at,
    'thread_' || substr(content.id, strpos(content.id, '_') + 1) as line, since
  from ${followedBy(fragment`${member}`)} followed
  cross join lateral (select * from content where id = followed.thread limit 1) content
  cross join lateral (select case when parent is null then last_active_at else (
    select max(below.inserted_at) from content below where below.origin = content.id and below.id <> content.id) end as at) active
  where content.author <> ${member} and active.at > since`

/**
 * SQL condition for an item named `target` that the member can see, with everything above it (`findContent`). Moderators
 * hear of nothing that others cannot see.
 */
const isSeenBy = (member: MemberId): Fragment => fragment`not exists (
  select from unnest(array[target.id, target.parent, target.root]) as one(id)
  where one.id is not null and not exists (select from content shown where shown.id = one.id
    and shown.state <> 'deleted' and not shown.unpublished
    and (shown.author = ${member} or (shown.state = 'visible' and not shown.author_is_spammer))))`

/** SQL condition for rows of content on a profile whose audience includes a member, and for all other content. */
const isShownTo = (member: MemberId): Fragment => fragment`(left(content.root, 7) <> 'status_' or exists (
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
    where author = followed and kind = 'status' and parent is null and inserted_at > followed_at) newest
  where follower = ${member} and newest.at is not null`

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
 * threads and members.
 */
export const linesOf = (
  member: MemberId,
  condition: Fragment,
  fresh: readonly Line[] = [],
): Fragment => fragment`
    (select kind, target, place, at, line, null::timestamptz as since from notice line
      where recipient = ${member} and ${isNoneOf(fresh)} and ${isWanted(member)} and ${condition})
    union all
    ${
      fresh.length === 0
        ? fragment``
        : fragment`(select kind, target, place, at, line, null::timestamptz as since
      from (${freshLinesOf(member, fresh)}) line where ${isWanted(member)} and ${condition})
    union all`
    }
    (select * from (${threadLinesOf(member)}) line where ${isWanted(member)} and ${condition})
    union all
    (select * from (${statusLinesOf(member)}) line where ${isWanted(member)} and ${condition})`

/** SQL for the time up to which a member has seen a line. */
export const seenOf = (member: MemberId): Fragment => fragment`coalesce((select max(through) from notice_read
    where notice_read.member = ${member} and notice_read.place in ('', line.place)), '-infinity')`

/**
 * SQL for the readable items that were written directly below the target of a line, also where they are shown below the
 * thread into which the target was merged.
 */
const writtenUnder = fragment`(
    select case when id = origin then root else id end as above, origin as page from content where id = line.target
  ) target cross join lateral (
    select author, id, inserted_at from content
    where parent = target.above and origin = target.page and id <> line.target and ${isReadable}
  ) written`

/**
 * SQL for what happened to the target of a line: actor, item and time. Read from the rows that know what was removed,
 * undone, hidden or blocked since.
 */
export const factsOf = (member: MemberId): Fragment => fragment`(
    select actor, item, fact.at from (
      select reaction.member as actor, line.target as item, reaction.at from reaction
      where line.kind = 'reaction' and reaction.item = line.target
        and not exists (select from reaction_spammer spammer where spammer.member = reaction.member)
      union all
      select author, id, inserted_at from ${writtenUnder} where line.kind = 'answer'
      union all
      select author, id, line.at from content
      where line.kind = 'mention' and id = line.target and ${isReadable} and ${isShownTo(member)} and strpos(body, '@' || ${member}) > 0
        and exists (select from content target where target.id = content.id and ${isSeenBy(member)})
        and not exists (select from content above where above.author = ${member} and content.id <> content.origin
          and above.id = case when content.parent = content.root then content.origin else content.parent end)
      union all
      select author, id, inserted_at from ${writtenUnder} where line.kind = 'thread' and inserted_at > line.since
      union all
      select author, id, inserted_at from content
      where line.kind = 'status' and kind = 'status' and parent is null and author = line.target
        and inserted_at > line.since and ${isReadable} and ${isShownTo(member)}
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
      and not exists (select from notice_silence silence where silence.member = ${member} and source = actor)
      and (line.kind not in ('reaction', 'answer', 'thread') or exists (select from content target
        where target.id = line.target and not target.withdrawn and target.body is not null and ${isSeenBy(member)}))
    union all
    select null, line.target, line.at
    where line.kind = 'decision' and (exists (select from content where id = line.target)
        or exists (select from post where id = line.target))
      or line.kind = 'award' and exists (select from award where award.member = line.target)
  )`
