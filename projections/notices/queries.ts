import type { ContentId, Id, MemberId, SiteId, ThreadId } from '../../events/kinds.ts'
import {
  channelsOf,
  defaultDigestTime,
  noticeKinds,
  type DigestTime,
  type NoticeChannels,
  type NoticeKind,
  type ToldKind,
} from '../../services/rules/notices/notices.ts'
import { anyOf, eachPair, fragment, limit, type Fragment, type Sql } from '../../services/postgres/sql.ts'
import { cursorOf, pageFrom, placeOf, timePlace, type Listed, type Page, type PageOf } from '../page.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { contentColumns, type ContentRow } from '../content/queries.ts'
import { offered, visibleTo } from '../visibility.ts'
import { factsOf, linesOf, seenOf } from './lines.ts'
import { chosenBy, followedBy, hasMerged, reachedFrom } from './merges.ts'
import type { Line } from './notice-changes.ts'

/** A line of a member's list of notices: what happened to one target, by whom, and what of it the member has seen. */
export interface NoticeRow extends Listed {
  recipient: MemberId
  kind: ToldKind
  target: Id
  /** Place that shows what the notice is about. */
  place: Id
  /** Time of the newest event. */
  at: Date
  isRead: boolean
  /** Number of members who acted; 0 for decisions of moderators and awards. */
  people: number
  /** The latest of them, up to `MAX_NAMED`. */
  latest: MemberId[]
  /** The oldest item that the member has not seen, or else the newest; null if the kind has no items. */
  item: ContentId | null
}

/** Number of members that a notice names. */
export const MAX_NAMED = 3
/** Largest number of unread notices that is counted; the header then shows '99+'. */
export const MAX_COUNTED = 100

/** Number of lines that are read at once where most of them have nothing left. */
const MAX_LINES = 200

interface Found extends Omit<NoticeRow, 'cursor' | 'recipient'> {
  /** Sort key of the line, which can be earlier than `at`. */
  placedAt: Date
  line: string
}

/** Lines of a member before a place in the list, newest first, also those of which nothing is left. */
async function linesBefore(
  sql: Sql,
  member: MemberId,
  { at, id }: { at: Date | string; id: string },
  size: number,
  fresh: readonly Line[],
) {
  const page = fragment`(at, line) < (${at}::timestamptz, ${id}) order by at desc, line desc ${limit(size)}`
  return sql<Found>`with line as (
      select * from (${linesOf(member, page, fresh)}) line order by at desc, line desc ${limit(size)}
    )
    select line.kind, target, place, line.at as "placedAt", line.line, coalesce(newest, line.at) as at, people, latest,
      newest is null or newest <= seen as "isRead", item
    from line cross join lateral (select ${seenOf(member)} as seen) read
    cross join lateral (
      with fact as materialized (select * from ${factsOf(member)} facts)
      select (select max(at) from fact) as newest,
        (select count(distinct actor)::int from fact) as people,
        array(select actor from fact where actor is not null group by actor order by max(at) desc, actor limit ${MAX_NAMED}) as latest,
        (select item from fact order by at <= seen, case when at > seen then at end, at desc limit 1) as item
    ) told
    order by line.at desc, line.line desc`
}

/**
 * A member's notices, newest first, without those of which nothing is left that the member may see. `fresh` lines are
 * those of events that the table may not have yet.
 */
export async function noticesPage(
  sql: Sql,
  recipient: MemberId,
  { size, cursor }: PageOf,
  fresh: readonly Line[] = [],
): Promise<Page<NoticeRow>> {
  const rows: NoticeRow[] = []
  let place: { at: Date | string; id: string } = timePlace(cursor, 'infinity')
  for (let wanted = size + 1; ; wanted = MAX_LINES) {
    const lines = await linesBefore(sql, recipient, place, wanted, fresh)
    for (const { placedAt, line, ...row } of lines) {
      // A decision has the text that it is about, an award or access its member, and nobody who acted.
      if (row.people === 0 && row.item === null) continue
      rows.push({ ...row, recipient, cursor: cursorOf(placedAt, line) })
    }
    const last = lines.at(-1)
    if (rows.length > size || !last || lines.length < wanted)
      return { rows: rows.slice(0, size), more: rows.length > size }
    place = { at: last.placedAt, id: last.line }
  }
}

/** Those of the given members who follow threads, or follow or started others that were merged with them. */
export const threadFollowers = (
  sql: Sql,
  threads: readonly Id[],
  members: readonly MemberId[],
): Promise<{ member: MemberId; thread: Id }[]> =>
  sql`with recursive ${reachedFrom(fragment`select id collate "C", id collate "C", '-infinity'::timestamptz, true from unnest(${threads}::text[]) id`)}
    select distinct follower.member, start as thread from reached
    cross join lateral (
      select thread_follow.member from thread_follow
      where thread_follow.thread = reached.thread and thread_follow.member = any(${members})
      union all select author from notice_item
      where notice_item.id = reached.thread and reached.thread <> start and author = any(${members})
    ) follower`

/** Unread notices of a member, and what makes none. */
export interface UnreadNotices {
  /** Lines with something unread, by kind and target, at most `MAX_COUNTED`. */
  lines: string[]
  /** Kinds that the member does not want in the list. */
  unwanted: NoticeKind[]
  /** Places and members that the member silenced. */
  silenced: Id[]
}

/** Unread notices of a member, also of `fresh` lines. */
export async function unreadNotices(
  sql: Sql,
  member: MemberId,
  fresh: readonly Line[] = [],
): Promise<UnreadNotices> {
  const isRecent = fragment`at > (select coalesce(max(through), '-infinity') from notice_read
    where notice_read.member = ${member} and notice_read.place = '') - interval '10 minutes'`
  const ask = (followed?: Fragment) => sql<UnreadNotices & { hasMerged: boolean }>`select array(
      select kind || ' ' || target from (${linesOf(member, isRecent, fresh, followed)}) line
      cross join lateral (select ${seenOf(member)} as seen offset 0) read
      where at + interval '10 minutes' > seen and exists (select from ${factsOf(member)} fact where fact.at > seen)
      ${limit(MAX_COUNTED)}
    ) as lines,
    array(select kind from notice_channel channel where channel.member = ${member} and not on_site) as unwanted,
    array(select source from notice_silence silence where silence.member = ${member}) as silenced,
    ${hasMerged(member)} as "hasMerged"`
  // Few members have anything to do with a merge, and what it means is most of the statement.
  const [chosen] = await ask(chosenBy(member))
  const [row] = chosen!.hasMerged ? await ask() : [chosen]
  const { lines, unwanted, silenced } = row!
  return { lines, unwanted, silenced }
}

/** A place to which notices lead, or null for all places, and the time of the newest of them. */
interface NewestNotice {
  place: Id | null
  at: Date
}

/**
 * The newest notice of all places, or of a place and of each thread that was merged into it, as far as there are any.
 */
export async function newestNotices(
  sql: Sql,
  member: MemberId,
  place: Id | null,
  fresh: readonly Line[] = [],
): Promise<NewestNotice[]> {
  const isThere =
    place === null
      ? fragment`true`
      : fragment`(line.place = ${place}
          or line.place in (select id from content where root = ${place} and merged_into is not null))`
  const read = place === null ? fragment`null::text` : fragment`line.place`
  // What a line tells can be ten minutes later than its time, and many lines can have the same one.
  return sql<NewestNotice>`
    with found as (select *, ${read} as read from (${linesOf(member, isThere, fresh)}) line),
    newest as (select read, min(at) as at from (
      select read, at, row_number() over (partition by read order by at desc) as nth from found) one
      where nth <= ${MAX_COUNTED} group by read)
    select line.read as place, max(fact.at) as at from found line
    join newest on newest.read is not distinct from line.read and line.at > newest.at - interval '10 minutes'
    cross join lateral (select max(facts.at) as at from ${factsOf(member)} facts) fact
    where fact.at is not null group by line.read`
}

/** A kind of notice with the channels that a member has chosen for it. */
export interface ChannelsRow extends NoticeChannels {
  kind: NoticeKind
}

/** The channels of some members for each kind of notice, chosen or by default. */
export async function noticeChannels(
  sql: Sql,
  members: readonly MemberId[],
): Promise<Map<MemberId, ChannelsRow[]>> {
  const chosen = await sql<Omit<ChannelsRow, 'push'> & { member: MemberId; push: boolean | null }>`
    select member, kind, on_site as "onSite", mail, push from notice_channel where member = ${anyOf(members)}`
  return new Map(
    members.map((member) => {
      const own = chosen.filter((row) => row.member === member)
      const choices = Object.fromEntries(
        own.map(({ kind, onSite, mail, push }) => [kind, { onSite, mail, push }]),
      )
      return [member, noticeKinds.map((kind) => ({ kind, ...channelsOf(kind, choices) }))]
    }),
  )
}

/** When the digests of some members are mailed; members who have not chosen get the default. */
export async function digestTimes(
  sql: Sql,
  members: readonly MemberId[],
): Promise<Map<MemberId, DigestTime>> {
  const rows = await sql<Omit<DigestTime, 'zone'> & { member: MemberId; zone: string | null }>`
    select member, hour, weekday, zone from digest_time where member = ${anyOf(members)}`
  const chosen = new Map(
    rows.map(({ member, hour, weekday, zone }) => [
      member,
      { hour, weekday, zone: zone ?? defaultDigestTime.zone },
    ]),
  )
  return new Map(members.map((member) => [member, chosen.get(member) ?? defaultDigestTime]))
}

/** A choice of a member about notices, as the copy of the member's data shows it. */
export interface NoticeChoiceRow {
  about: 'channels' | 'digests' | 'silence' | 'thread' | 'thread left'
  /** Kind of notices, zone, or id of a thread or member. */
  name: string
  /** The chosen channels or times; null for threads and members. */
  choice: object | null
}

/** Everything that a member has chosen about notices. */
export const ownNoticeChoices = (sql: Sql, member: MemberId): Promise<NoticeChoiceRow[]> =>
  sql`select 'channels' as about, kind as name, jsonb_build_object('onSite', on_site, 'mail', mail, 'push', push) as choice
      from notice_channel where member = ${member}
    union all
    select 'digests', coalesce(zone, ''), jsonb_build_object('hour', hour, 'weekday', weekday)
      from digest_time where member = ${member}
    union all
    select 'silence', source, null from notice_silence where member = ${member}
    union all
    select 'thread', thread, null from thread_follow where member = ${member}
    union all
    select 'thread left', thread, null from thread_unfollow where member = ${member}
    order by about, name`

/** A member, and a thread or another member of whom there may be notices. */
interface MemberAndSource {
  member: MemberId
  item: ThreadId | MemberId
}

/**
 * Reads the pairs of a member and a thread or member that the first follows (also because of a merge) or silenced. Merges
 * are read only for threads that have some, as few do.
 */
export async function sourceChoices(
  sql: Sql,
  pairs: readonly MemberAndSource[],
): Promise<(MemberAndSource & { isFollowed: boolean; isSilenced: boolean })[]> {
  const given = (some: readonly MemberAndSource[]) =>
    fragment`${eachPair(some.map(({ member, item }) => [member, item]))} as asked(member, item)`
  const rows = await sql<MemberAndSource & { isFollowed: boolean; isSilenced: boolean; isMerged: boolean }>`
    select * from (
      select asked.member, asked.item,
        exists (select from thread_follow follow where follow.member = asked.member and follow.thread = asked.item) as "isFollowed",
        exists (select from notice_silence silence where silence.member = asked.member and silence.source = asked.item) as "isSilenced",
        exists (select from thread_merge where asked.item in (thread, into_thread)) as "isMerged"
      from ${given(pairs)}
    ) choice where "isFollowed" or "isSilenced" or "isMerged"`
  const merged = rows.filter(({ isMerged, isFollowed }) => isMerged && !isFollowed)
  const followed =
    merged.length === 0
      ? []
      : await sql<MemberAndSource>`select asked.* from ${given(merged)} where exists (
          select from ${followedBy(fragment`asked.member`, fragment`asked.item`)} followed where thread = asked.item)`
  return rows.flatMap(({ member, item, isSilenced, ...row }) => {
    const isFollowed = row.isFollowed || followed.some((one) => one.member === member && one.item === item)
    return isFollowed || isSilenced ? [{ member, item, isFollowed, isSilenced }] : []
  })
}

/** Threads of a site that a member follows and can see, those last followed first; merged ones under the other thread. */
export async function followedThreadsPage(
  sql: Sql,
  site: SiteId,
  { size, cursor }: PageOf,
  viewer: NonNullable<Viewer>,
): Promise<Page<ContentRow>> {
  const { at, id } = timePlace(cursor, 'infinity')
  const rows = await sql<Omit<ContentRow, 'cursor'> & { followedAt: Date }>`
    select ${contentColumns}, followed_at as "followedAt"
    from (select thread, since as followed_at from ${followedBy(fragment`${viewer.id}`)} followed) followed
    join content on content.id = followed.thread
    where site = ${site} and parent is null and (followed_at, id) < (${at}::timestamptz, ${id}) and ${offered} and ${visibleTo(viewer)} and state <> 'deleted'
    order by followed_at desc, id desc ${limit(size + 1)}`
  return pageFrom(
    rows.map(({ followedAt, ...row }) => ({ ...row, cursor: cursorOf(followedAt, row.id) })),
    size,
  )
}

/** Members of whom a member wants no notices, without those who are gone. */
export async function silencedPage(
  sql: Sql,
  member: MemberId,
  { size, cursor }: PageOf,
): Promise<Page<{ member: MemberId } & Listed>> {
  const after = (cursor === null ? null : placeOf(cursor))?.id ?? ''
  const rows = await sql<{ member: MemberId }>`
    select source as member from notice_silence join member on member.id = source and username is not null
    where notice_silence.member = ${member} and source > ${after} order by source ${limit(size + 1)}`
  return pageFrom(
    rows.map((row) => ({ ...row, cursor: cursorOf(0n, row.member) })),
    size,
  )
}
