import type { MemberId, ThreadId } from '../../events/kinds.ts'
import type { Sql } from '../../services/postgres/sql.ts'

/** Id of the comment with a number that `fillThread` adds. */
export const filledComment = (n: number): string => `comment_${String(n).padStart(26, '0')}`

/**
 * Adds `count` comments to a thread straight to the read model, one per minute. `from` is the number of the first, from
 * which the ids are made.
 */
export const fillThread = (
  sql: Sql,
  thread: ThreadId,
  { author, from, count }: { author: MemberId; from: number; count: number },
): Promise<object[]> => sql`with made as (
    insert into content (id, kind, site, author, author_is_spammer, parent, root, origin, title, slug, body, state,
      locked, pinned, tags, withdrawn, unpublished,
      inserted_at, edited_at, last_active_at, revision, comment_count)
    select 'comment_' || lpad(n::text, 26, '0'), 'comment', thread.site, ${author}, false, thread.id, thread.id, thread.id,
      null, null, 'This is comment ' || n, 'visible',
      false, false, '{}', false, false, at, null, at, 0, 0
    from content thread, generate_series(${from}::int, ${from + count - 1}::int) n,
      lateral (select thread.inserted_at + (n - ${from - 1}::int) * interval '1 minute' as at) placed
    where thread.id = ${thread}
    returning inserted_at
  )
  update content set comment_count = comment_count + ${count}::int,
    last_active_at = (select max(inserted_at) from made) where id = ${thread}`
