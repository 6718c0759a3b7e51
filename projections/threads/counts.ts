import type { CommentId, ThreadId } from '../../events/kinds.ts'
import { fragment, type Sql } from '../../services/postgres/sql.ts'

const shown = fragment`state = 'visible' and not author_is_spammer`

/** Counts anew what a visitor sees under comments and threads, where more changed than one step can tell. */
export async function countAnew(
  {
    comments,
    threads,
  }: { comments: readonly { comment: CommentId }[]; threads: readonly { thread: ThreadId }[] },
  sql: Sql,
): Promise<void> {
  await sql`update comment set reply_count = (
      select count(*) from reply where reply.comment = comment.id and not withdrawn and ${shown})
    where id = any(${comments.map(({ comment }) => comment)})`
  await sql`update thread set comment_count = (
      select coalesce(sum((not withdrawn)::int + reply_count), 0) from comment where comment.thread = thread.id and ${shown})
    where id = any(${threads.map(({ thread }) => thread)})`
}
