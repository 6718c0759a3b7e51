import { contentEvents, isContentCreation } from '../../events/content.ts'
import type { RecordedEvent } from '../../events/event.ts'
import type { ContentId, MemberId } from '../../events/kinds.ts'
import type { NoticeKind } from '../../services/rules/notices/notices.ts'
import { fragment, type Sql } from '../../services/postgres/sql.ts'
import { json, lastBy, only, text } from '../batch.ts'
import { tablesBeside, type Change, type Projection } from '../projection.ts'
import { relation } from '../relation.ts'
import { removeMerges, saveMerges } from './merges.ts'
import { isAboutNoItem, toldBy, type Told } from './notice-changes.ts'

const silences = relation({ table: 'notice_silence', key: ['member', 'source'], members: ['member'] })
const ofThreads = (table: string) =>
  relation({
    table,
    key: ['member', 'thread'],
    members: ['member'],
    columns: { at: 'timestamptz' },
  })
const threadFollows = ofThreads('thread_follow')
const threadUnfollows = ofThreads('thread_unfollow')

/** Row of an item that an event creates. */
function itemOf(event: RecordedEvent) {
  if (!isContentCreation(event)) return []
  const { subject, author, parent, root } = event.data
  const at = event.metadata.occurredAt
  const position = String(event.position)
  return [{ id: subject.id, author, parent: parent?.id ?? null, root: root.id, at, position }]
}

/** Saves the authors of items that editors write, as each event names them; not of items that are purged already. */
function saveAuthors(batch: readonly RecordedEvent[], sql: Sql): void {
  const written = batch.flatMap(({ type, data, position }) =>
    type === 'PostWritten' || type === 'PostRevised' || type === 'PostPublished'
      ? [
          {
            post: data.subject.id,
            position: String(position),
            authors: data.text.authors,
            isFirst: type === 'PostWritten',
          },
        ]
      : [],
  )
  if (written.length === 0) return
  void sql`with written as (
      select * from jsonb_to_recordset(${json(written)}::jsonb)
        as written(post text collate "C", position bigint, authors text[], "isFirst" boolean)
    )
    insert into notice_authors select post, position, authors from written
    where post in (select post from written where "isFirst" union all select post from notice_authors)
    on conflict do nothing`
}

/** What a change of a member's notices is about: a kind, or what the member has read and chosen. */
export type NoticesChanged = NoticeKind | 'choice'

const noticesOf = (recipient: MemberId, about: NoticesChanged): Change => ({
  topic: `notices:${recipient}`,
  id: about,
})

/** A member whom events concern, the kind of their notices, and the position of the last of the events. */
interface Concerned {
  recipient: MemberId
  kind: NoticeKind
  position: bigint
}

/** Saves lines of notices; writes only those that are new or newer. Returns all members whom the events concern. */
const tell = (told: readonly Told[], sql: Sql) =>
  sql<Concerned>`with told as (
      select coalesce(told.recipient, item.author, post.author) as recipient, kind, target,
        coalesce(item.root, target) as place,
        case when kind = 'mention' then (array_agg(told.at order by told.position))[1] else max(told.at) end as at,
        max(told.position) as position
      from jsonb_to_recordset(${json(told)}::jsonb)
        as told(kind text, target text, actor text, recipient text, at timestamptz, position bigint)
      left join notice_item item on item.id = target and item.position <= told.position
      left join lateral (select unnest(authors) as author from (
        select authors from notice_authors
        where post = target and notice_authors.position <= told.position order by position desc limit 1
      ) newest) post on true
      where coalesce(told.recipient, item.author, post.author) is distinct from actor
        and (item.id is not null or post.author is not null or ${isAboutNoItem})
      group by 1, 2, 3, 4
    ), due as (
      select * from told where recipient is not null
        and not exists (select from notice_leaver leaver where leaver.member = recipient)
    ), written as (
      insert into notice (recipient, kind, target, place, at) select recipient, kind, target, place, at from due
      where at is not null and not exists (select from notice
        where (notice.recipient, notice.kind, notice.target) = (due.recipient, due.kind, due.target)
          and (notice.at >= due.at or notice.kind = 'mention'))
      on conflict (recipient, kind, target) do update set at = excluded.at
    )
    select recipient, kind, max(position) as position from due group by recipient, kind order by position`

/** Removes what depends on purged items, as if they had never been written. */
async function purge(items: readonly ContentId[], sql: Sql): Promise<void> {
  void sql`delete from notice where target = any(${items})`
  void sql`delete from notice_authors where post = any(${items})`
  void removeMerges(items, sql)
  const gone = await sql<{ parent: ContentId | null }>`
    delete from notice_item where id = any(${items}) returning parent`
  const parents = gone.flatMap(({ parent }) => parent ?? [])
  if (parents.length === 0) return
  void sql`with newest as (
      select notice.recipient, notice.target, (select max(item.at) from notice_item item
        join notice_item above on above.id = item.parent and above.position < item.position
        where item.parent = notice.target and item.author <> notice.recipient) as at
      from notice where kind = 'answer' and target = any(${parents})
    )
    merge into notice using newest
    on (notice.recipient, notice.kind, notice.target) = (newest.recipient, 'answer', newest.target)
    when matched and newest.at is null then delete
    when matched and newest.at <> notice.at then update set at = newest.at`
}

/** Removes everything that concerns erased members, and ignores later events about them. */
async function leave(members: readonly MemberId[], sql: Sql): Promise<void> {
  void sql`insert into notice_leaver select distinct unnest(${members}::text[]) on conflict do nothing`
  void silences.leave(members, sql)
  void threadFollows.leave(members, sql)
  void threadUnfollows.leave(members, sql)
  void sql`${silences.pairsOf(members)}`
  void sql`${threadFollows.pairsOf(members)}`
  void sql`${threadUnfollows.pairsOf(members)}`
  void sql`delete from notice where recipient = any(${members})`
  void sql`delete from notice_channel where member = any(${members})`
  void sql`delete from digest_time where member = any(${members})`
  await sql`delete from notice_read where member = any(${members})`
}

const stays = (row: string) =>
  fragment`not exists (select from notice_leaver leaver where leaver.member = ${{ parts: [row], values: [] }}.member)`

/** Saves what members have read and chosen. */
function choose(batch: readonly RecordedEvent[], sql: Sql): void {
  const read = only(batch, 'NoticesRead').map(({ data }) => ({ ...data, place: data.place?.id ?? '' }))
  if (read.length > 0)
    void sql`insert into notice_read
      select member, place, max(through) from jsonb_to_recordset(${json(read)}::jsonb)
        as read(member text, place text, through timestamptz)
      where ${stays('read')} group by member, place
      on conflict (member, place) do update set through = greatest(notice_read.through, excluded.through)`
  const channels = lastBy(
    only(batch, 'NoticeChannelsChosen').map(({ data }) => data),
    ({ member, kind }) => `${member} ${kind}`,
  )
  if (channels.length > 0)
    void sql`insert into notice_channel
      select member, kind, "onSite", mail, push from jsonb_to_recordset(${json(channels)}::jsonb)
        as channel(member text, kind text, "onSite" boolean, mail text, push boolean)
      where ${stays('channel')}
      on conflict (member, kind) do update
        set on_site = excluded.on_site, mail = excluded.mail, push = excluded.push`
  const times = lastBy(
    only(batch, 'DigestTimeChosen').map(({ data }) => ({ ...data, zone: text(data.zone) })),
    ({ member }) => member,
  )
  if (times.length > 0)
    void sql`insert into digest_time
      select member, hour, weekday, zone from jsonb_to_recordset(${json(times)}::jsonb)
        as chosen(member text, hour int, weekday int, zone text)
      where ${stays('chosen')}
      on conflict (member) do update set hour = excluded.hour, weekday = excluded.weekday, zone = excluded.zone`
  const silenced = only(batch, 'NoticesSilenced', 'NoticesUnsilenced').map(({ type, data }) => ({
    member: data.member,
    source: data.source.id,
    holds: type === 'NoticesSilenced',
  }))
  if (silenced.length > 0) void sql`with ${silences.ended(silenced)} select from ended`
  const followed = only(batch, 'ThreadFollowed', 'ThreadUnfollowed').map(({ type, data, metadata }) => ({
    member: data.member,
    thread: data.thread.id,
    at: metadata.occurredAt,
    holds: type === 'ThreadFollowed',
  }))
  if (followed.length > 0) {
    const left = followed.map((one) => ({ ...one, holds: !one.holds }))
    void sql`with ${threadFollows.ended(followed)} select from ended`
    void sql`with ${threadUnfollows.ended(left)} select from ended`
  }
}

const texts = contentEvents()
const choices = [
  'NoticesRead',
  'NoticeChannelsChosen',
  'DigestTimeChosen',
  'NoticesSilenced',
  'NoticesUnsilenced',
  'ThreadFollowed',
  'ThreadUnfollowed',
] as const
const deeds = [
  ...texts,
  'PostWritten',
  'PostRevised',
  'PostReturned',
  'PostPublished',
  'PostUnpublished',
  'PostBinned',
  'ReactionChosen',
  'ReactionRemoved',
  'MemberFollowed',
  'MemberUnfollowed',
  'ConversationAllowed',
  'AwardGiven',
  'AwardTaken',
  'ContentDeleted',
  'ContentMarkedAsSpam',
  'ContentHidden',
  'ContentLocked',
  'ContentMoved',
  'ContentMerged',
  'ContentReinstated',
  'PictureAllowed',
  'PictureRemoved',
  'MemberPictureRemoved',
  'DecisionUndone',
  'AuthorWarned',
  'ContentPurged',
  'MemberErased',
] as const

/** Part of the version number; increment it with each change of the tables or of the meaning of their columns. */
const REVISION = 8

/** Read model of notices: what concerns a member, one line for each target (docs/decisions/notices.md). */
export const notices: Projection = {
  name: 'notices',
  // Each kind of content that is built adds events, which gives the tables a new version number.
  version: REVISION + texts.length,
  handles: [...deeds, ...choices],
  aside: deeds,
  tables: tablesBeside(import.meta.url),
  async apply(batch, sql) {
    const erased = only(batch, 'MemberErased').map(({ data }) => data.member)
    if (erased.length > 0) await leave(erased, sql)
    choose(batch, sql)
    const items = batch.flatMap(itemOf)
    if (items.length > 0)
      void sql`insert into notice_item
        select id, author, parent, root, at, position from jsonb_to_recordset(${json(items)}::jsonb)
          as item(id text, author text, parent text, root text, at timestamptz, position bigint)
        on conflict do nothing`
    saveAuthors(batch, sql)
    saveMerges(batch, sql)
    const told = batch.flatMap(toldBy)
    const concerned = told.length > 0 ? await tell(told, sql) : []
    const purged = only(batch, 'ContentPurged').map(({ data }) => data.subject.id)
    if (purged.length > 0) await purge(purged, sql)
    const times = new Map(batch.map(({ position, recordedAt }) => [position, recordedAt.getTime()]))
    return concerned.map(({ recipient, kind, position }) => ({
      ...noticesOf(recipient, kind),
      cause: { at: times.get(position) ?? 0, command: null, position },
    }))
  },
  changes: ({ type, data }) =>
    choices.some((choice) => choice === type) && 'member' in data && data.member
      ? [noticesOf(data.member, 'choice')]
      : [],
}
