import type { CommentId, ContentId, MemberId, SiteId, ThreadId } from '../../events/kinds.ts'
import type { Change } from '../projection.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import { countAnew } from './counts.ts'

/**
 * Takes items away for good, as though their streams had never been, whatever comes late of them. What others wrote
 * under them keeps its row, which nobody is shown.
 */
export async function purgeItems(items: readonly ContentId[], sql: Sql): Promise<void> {
  await sql`insert into purged_item select distinct unnest(${items}::text[]) on conflict do nothing`
  await sql`delete from thread where id = any(${items})`
  const comments = await sql<{ thread: ThreadId }>`
    delete from comment where id = any(${items}) returning thread`
  const replies = await sql<{ comment: CommentId; thread: ThreadId }>`
    delete from reply where id = any(${items}) returning comment, thread`
  const threads = [...comments, ...replies]
  await countAnew({ comments: replies, threads }, sql)
  await sql`update thread set last_active_at = greatest(inserted_at,
      (select max(inserted_at) from comment where comment.thread = thread.id),
      (select max(inserted_at) from reply where reply.thread = thread.id))
    where id = any(${threads.map(({ thread }) => thread)})`
}

/** Takes away what members wrote; the items keep their place. Gives the items that had a text. */
export async function emptyTexts(authors: readonly MemberId[], sql: Sql): Promise<Change[]> {
  const emptied = await sql<{ thread: ThreadId; id: ContentId; site: SiteId }>`
    with threads as (
      update thread set title = null, slug = null, body = null
      where author = any(${authors}) and coalesce(title, slug, body) is not null
      returning id as thread, id, site
    ), comments as (
      update comment set body = null where author = any(${authors}) and body is not null returning thread, id, site
    ), replies as (
      update reply set body = null where author = any(${authors}) and body is not null returning thread, id, site
    )
    select * from threads union all select * from comments union all select * from replies`
  return emptied.flatMap(({ thread, id, site }): Change[] => [
    { topic: `thread:${thread}`, id },
    { topic: `threads:${site}`, id: thread },
  ])
}
