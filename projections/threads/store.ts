import type { RecordedEvent } from '../../events/event.ts'
import { kindOf, type ContentId, type MemberId } from '../../events/kinds.ts'
import { json } from '../batch.ts'
import { fragment, type Sql } from '../../services/postgres/sql.ts'
import type { Comment, Forum, Reply, Thread } from './fold.ts'

const shared = fragment`site, author, author_is_spammer as "authorIsSpammer", state, withdrawn,
  to_char(inserted_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "insertedAt",
  to_char(edited_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "editedAt", revision`

/** The threads, comments and replies that a batch names. */
function idsIn(batch: readonly RecordedEvent[]) {
  const ids = batch.flatMap(({ data }) => [
    'thread' in data && data.thread,
    'comment' in data && data.comment,
    'reply' in data && data.reply,
    'item' in data && data.item,
    'subject' in data && data.subject.id,
  ])
  return Object.groupBy(new Set(ids.filter((id) => id !== false)), kindOf)
}

const byId = <Row extends { id: ContentId }>(rows: readonly Row[]) =>
  new Map<ContentId, Row>(rows.map((row) => [row.id, row]))

/** Reads the rows that a batch is about, without their texts, and those above them whose counts may move. */
export async function loadForum(batch: readonly RecordedEvent[], sql: Sql): Promise<Forum> {
  const ids = idsIn(batch)
  const replies = await sql<Reply>`
    select id, comment, thread, ${shared} from reply where id = any(${ids.reply ?? []})`
  const commentIds = [...(ids.comment ?? []), ...replies.map(({ comment }) => comment)]
  const comments = await sql<Comment>`
    select id, thread, reply_count as "replyCount", ${shared} from comment where id = any(${commentIds})`
  const threadIds = [...(ids.thread ?? []), ...[...comments, ...replies].map(({ thread }) => thread)]
  const threads = await sql<Thread>`
    select id, comment_count as "commentCount", ${shared},
      to_char(last_active_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastActiveAt"
    from thread where id = any(${threadIds})`
  const authors = batch.flatMap(({ data }) => ('author' in data ? [data.author] : []))
  const known = await sql<{ spammer: MemberId | null; purged: ContentId | null }>`
    select member as spammer, null as purged from spammer where member = any(${authors})
    union all select null, item from purged_item where item = any(${Object.values(ids).flat()})`
  return {
    threads: byId(threads),
    comments: byId(comments),
    replies: byId(replies),
    spammers: new Set(known.flatMap(({ spammer }) => spammer ?? [])),
    purged: new Set(known.flatMap(({ purged }) => purged ?? [])),
  }
}

/** A row as a parameter: `written` says that its texts are new. */
const row = ({ texts, ...item }: Thread | Comment | Reply) => ({
  ...item,
  ...texts,
  written: texts !== undefined,
})

/** Writes rows back; texts only where they are new. */
export async function saveForum({ threads, comments, replies }: Forum, sql: Sql): Promise<void> {
  await sql`merge into thread using jsonb_to_recordset(${json([...threads.values()].map(row))}::jsonb) as new(
      id text, site text, author text, "authorIsSpammer" boolean, title text, slug text, body text, state text,
      withdrawn boolean, "insertedAt" timestamptz, "editedAt" timestamptz, revision int, "lastActiveAt" timestamptz,
      "commentCount" int, written boolean)
    on thread.id = new.id
    when matched then update set state = new.state, withdrawn = new.withdrawn, edited_at = new."editedAt", revision = new.revision,
      last_active_at = new."lastActiveAt", comment_count = new."commentCount",
      title = case when written then new.title else thread.title end,
      body = case when written then new.body else thread.body end
    when not matched then insert values (new.id, site, author, "authorIsSpammer", title, slug, body, state, new.withdrawn,
      "insertedAt", "editedAt", revision, "lastActiveAt", "commentCount")`
  await sql`merge into comment using jsonb_to_recordset(${json([...comments.values()].map(row))}::jsonb) as new(
      id text, thread text, site text, author text, "authorIsSpammer" boolean, body text, state text,
      withdrawn boolean, "insertedAt" timestamptz, "editedAt" timestamptz, revision int, "replyCount" int, written boolean)
    on comment.id = new.id
    when matched then update set state = new.state, withdrawn = new.withdrawn, edited_at = new."editedAt", revision = new.revision,
      reply_count = new."replyCount", body = case when written then new.body else comment.body end
    when not matched then insert values (new.id, thread, site, author, "authorIsSpammer", body, state, new.withdrawn,
      "insertedAt", "editedAt", revision, "replyCount")`
  await sql`merge into reply using jsonb_to_recordset(${json([...replies.values()].map(row))}::jsonb) as new(
      id text, comment text, thread text, site text, author text, "authorIsSpammer" boolean, body text, state text,
      withdrawn boolean, "insertedAt" timestamptz, "editedAt" timestamptz, revision int, written boolean)
    on reply.id = new.id
    when matched then update set state = new.state, withdrawn = new.withdrawn, edited_at = new."editedAt", revision = new.revision,
      body = case when written then new.body else reply.body end
    when not matched then insert values (new.id, comment, thread, site, author, "authorIsSpammer", body, state, new.withdrawn,
      "insertedAt", "editedAt", revision)`
}
