import type { RecordedEvent } from '../../events/event.ts'
import type { ContentId, MemberId } from '../../events/kinds.ts'
import { fragment, type Fragment, type Sql } from '../../services/postgres/sql.ts'
import { json, lastBy, only } from '../batch.ts'

// Threads that members follow because of others that a moderator merged with them (docs/decisions/notices.md).

/** Saves the merges of a batch, and removes those that were undone. */
export function saveMerges(batch: readonly RecordedEvent[], sql: Sql): void {
  const merged = lastBy(
    only(batch, 'ContentMerged').map(({ data, revision, metadata }) => ({
      thread: data.subject.id,
      into: data.into.id,
      revision,
      at: metadata.occurredAt,
    })),
    ({ thread }) => thread,
  )
  if (merged.length > 0)
    // A decision that was made at the moment of a purge can follow it, when the item of the thread is gone.
    void sql`insert into thread_merge
      select thread, item.author, "into", revision, merged.at from jsonb_to_recordset(${json(merged)}::jsonb)
        as merged(thread text, "into" text, revision int, at timestamptz)
      join notice_item item on item.id = merged.thread
      on conflict (thread) do update set into_thread = excluded.into_thread,
        revision = excluded.revision, at = excluded.at`
  const undone = only(batch, 'DecisionUndone').map(({ data }) => ({
    thread: data.subject.id,
    revision: data.decision,
  }))
  if (undone.length > 0)
    void sql`delete from thread_merge using jsonb_to_recordset(${json(undone)}::jsonb)
        as undone(thread text, revision int)
      where (thread_merge.thread, thread_merge.revision) = (undone.thread, undone.revision)`
}

export const removeMerges = (threads: readonly ContentId[], sql: Sql): unknown =>
  sql`delete from thread_merge where thread = any(${threads})`

/**
 * SQL of a recursive query `reached`: the threads that are merged, directly or over others, with those of `starts`, which
 * selects the columns of `reached`. `since` is the time since which both are merged, or that of the start if it is later.
 */
export const reachedFrom = (
  starts: Fragment,
): Fragment => fragment`reached(start, thread, since, is_chosen) as (
    (${starts})
    union
    select start, beside.thread, greatest(since, beside.at), false from reached cross join lateral (
      select into_thread as thread, at from thread_merge where thread_merge.thread = reached.thread
      union all select thread, at from thread_merge where into_thread = reached.thread
    ) beside
  )`

/** SQL for the threads whose page is that of a thread, also merged ones. */
const sharing = (thread: Fragment): Fragment => fragment`(
    select root from content where id = ${thread}
    union all select merged.id from content here
      join content merged on merged.root = here.root and merged.merged_into is not null where here.id = ${thread})`

/**
 * SQL for the threads that a member follows (columns `thread` and `since`): by choice, and because they were merged with
 * one that the member follows or started, except own ones, those left since, and where the first one is silenced. Looks only at what concerns one thread, if there is one.
 */
export function followedBy(member: Fragment, thread: Fragment | null = null): Fragment {
  const within = (id: Fragment) => (thread ? fragment`${id} in ${sharing(thread)}` : fragment`true`)
  const never = fragment`'-infinity'::timestamptz`
  const starts = fragment`select thread, thread, thread_follow.at, true from thread_follow
      where thread_follow.member = ${member} and ${within(fragment`thread`)}
    union all
    select thread, thread, ${never}, false from thread_merge
      where thread_merge.author = ${member} and ${within(fragment`thread`)}
    union all
    select into_thread, into_thread, ${never}, false from thread_merge join content own on own.id = into_thread
      where own.author = ${member} and own.parent is null and ${within(fragment`into_thread`)}`
  return fragment`(
    with recursive ${reachedFrom(starts)}
    select here.id as thread, min(since) as since from reached
    cross join lateral (select id, root, author from content where id = reached.thread limit 1) here
    cross join lateral (select root from content where id = start limit 1) first
    where is_chosen or (start <> here.id and here.root = first.root and here.author <> ${member}
      and not exists (select from notice_silence silence where silence.member = ${member} and source = start)
      and not exists (select from thread_unfollow unfollow
        where unfollow.member = ${member} and unfollow.thread in (here.id, start) and unfollow.at >= since))
    group by here.id)`
}

/** SQL for the threads that a member follows by choice. */
export const chosenBy = (member: MemberId): Fragment =>
  fragment`(select thread, at as since from thread_follow where thread_follow.member = ${member})`

/** SQL condition for members who follow or started a thread that was merged, and may follow others because of it. */
export const hasMerged = (member: MemberId): Fragment => fragment`(
    exists (select from thread_merge where author = ${member})
    or exists (select from thread_merge join content own on own.id = into_thread where own.author = ${member})
    or exists (select from ${chosenBy(member)} chosen
      join thread_merge on chosen.thread in (thread_merge.thread, into_thread)))`
