import type { CommentId, MemberId, ReplyId, SiteId, ThreadId } from '../../events/kinds.ts'
import type { ContentState, Viewer } from '../../services/rules/visibility.ts'
import { cursorOf, pageFrom, pagesFrom, timePlace, type Listed, type Page, type PageOf } from '../page.ts'
import { eachOf, fragment, limit, type Fragment, type Sql } from '../../services/postgres/sql.ts'
import { listedTo, visibleTo } from '../visibility.ts'

/** What threads, comments and replies have in common. Texts are null once their author is erased. */
interface ContentFields extends Listed {
  site: SiteId
  author: MemberId
  authorIsSpammer: boolean
  body: string | null
  state: ContentState
  /** Whether its author took it back. */
  withdrawn: boolean
  insertedAt: Date
  editedAt: Date | null
  /** Revision of the item's stream. */
  revision: number
}

export interface ThreadRow extends ContentFields {
  id: ThreadId
  title: string | null
  slug: string | null
  lastActiveAt: Date
  commentCount: number
}

export interface CommentRow extends ContentFields {
  id: CommentId
  thread: ThreadId
  replyCount: number
}

export interface ReplyRow extends ContentFields {
  id: ReplyId
  comment: CommentId
  thread: ThreadId
}

const shared = fragment`id, site, author, author_is_spammer as "authorIsSpammer", body, state, withdrawn,
  inserted_at as "insertedAt", edited_at as "editedAt", revision`
const threadColumns = fragment`${shared}, title, slug, last_active_at as "lastActiveAt",
  comment_count as "commentCount"`
const commentColumns = fragment`${shared}, thread, reply_count as "replyCount"`
const replyColumns = fragment`${shared}, comment, thread`

/** Threads stand in lists by their last activity, everything else by when it was written. */
const placed = <Row extends { id: string; insertedAt: Date; lastActiveAt?: Date }>(rows: Row[]) =>
  rows.map((row) => ({ ...row, cursor: cursorOf(row.lastActiveAt ?? row.insertedAt, row.id) }))

export const threadsByIds = async (sql: Sql, ids: readonly ThreadId[]): Promise<ThreadRow[]> =>
  placed(await sql<ThreadRow>`select ${threadColumns} from thread where id = any(${ids})`)

export const commentsByIds = async (sql: Sql, ids: readonly CommentId[]): Promise<CommentRow[]> =>
  placed(await sql<CommentRow>`select ${commentColumns} from comment where id = any(${ids})`)

export const repliesByIds = async (sql: Sql, ids: readonly ReplyId[]): Promise<ReplyRow[]> =>
  placed(await sql<ReplyRow>`select ${replyColumns} from reply where id = any(${ids})`)

export async function threadBySlug(sql: Sql, site: SiteId, slug: string): Promise<ThreadRow | null> {
  const rows = await sql<ThreadRow>`
    select ${threadColumns} from thread where slug = ${slug} and site = ${site} order by id limit 1`
  return placed(rows)[0] ?? null
}

/** The threads of a site, the most recently active first. */
export async function threadsPage(
  sql: Sql,
  site: SiteId,
  { size, cursor }: PageOf,
  viewer: Viewer,
): Promise<Page<ThreadRow>> {
  const { at, id } = timePlace(cursor, 'infinity')
  const rows = await sql<ThreadRow>`
    select ${threadColumns} from thread
    where site = ${site} and (last_active_at, id) < (${at}::timestamptz, ${id}) and ${listedTo(viewer)}
    order by last_active_at desc, id desc ${limit(size + 1)}`
  return pageFrom(placed(rows), size)
}

/** Where a thread is, and when something was last written there. */
export interface ThreadAddress {
  id: ThreadId
  slug: string
  lastActiveAt: Date
}

/** The addresses of the threads of a site that a visitor sees, by id, after one. */
export const threadAddresses = (
  sql: Sql,
  site: SiteId,
  after: string,
  limit: number,
): Promise<ThreadAddress[]> => sql<ThreadAddress>`
  select id, slug, last_active_at as "lastActiveAt" from thread
  where site = ${site} and id > ${after} and slug is not null and not withdrawn and ${visibleTo(null)}
  order by id limit ${limit}`

/** After which threads the pages of such a list begin, '' the first; none where there is no thread. */
export async function threadAddressPages(sql: Sql, site: SiteId, size: number): Promise<string[]> {
  const rows = await sql<{ after: string }>`
    select coalesce(before, '') as after from (
      select lag(id) over (order by id) as before, row_number() over (order by id) - 1 as place
      from thread where site = ${site} and slug is not null and not withdrawn and ${visibleTo(null)}) listed
    where place % ${size}::int = 0 order by place`
  return rows.map(({ after }) => after)
}

/** Threads by authors on one site, the newest first. */
export async function threadsPagesByAuthors(
  sql: Sql,
  authors: readonly MemberId[],
  site: SiteId,
  { size, cursor }: PageOf,
  viewer: Viewer,
): Promise<Map<MemberId, Page<ThreadRow>>> {
  const { at, id } = timePlace(cursor, 'infinity')
  const rows = await sql<ThreadRow>`
    select found.* from ${eachOf(authors)} wanted cross join lateral (
      select ${threadColumns} from thread
      where author = wanted and site = ${site} and (inserted_at, id) < (${at}::timestamptz, ${id})
        and ${listedTo(viewer)}
      order by inserted_at desc, id desc ${limit(size + 1)}) found`
  const placedByAge = rows.map((row) => ({ ...row, cursor: cursorOf(row.insertedAt, row.id) }))
  return pagesFrom(authors, placedByAge, ({ author }) => author, size)
}

/** What is written under parents, the oldest first. */
const under = <Row extends { id: string; insertedAt: Date }>(
  sql: Sql,
  what: { table: Fragment; parent: Fragment; columns: Fragment },
  parents: readonly string[],
  { size, cursor }: PageOf,
  viewer: Viewer,
): Promise<Row[]> => {
  const { at, id } = timePlace(cursor, '-infinity')
  return sql<Row>`
    select found.* from ${eachOf(parents)} wanted cross join lateral (
      select ${what.columns} from ${what.table}
      where ${what.parent} = wanted and (inserted_at, id) > (${at}::timestamptz, ${id}) and ${visibleTo(viewer)}
      order by inserted_at, id ${limit(size + 1)}) found`
}

/** The comments on threads, the oldest first. */
export async function commentsPages(
  sql: Sql,
  threads: readonly ThreadId[],
  page: PageOf,
  viewer: Viewer,
): Promise<Map<ThreadId, Page<CommentRow>>> {
  const what = { table: fragment`comment`, parent: fragment`thread`, columns: commentColumns }
  const rows = placed(await under<CommentRow>(sql, what, threads, page, viewer))
  return pagesFrom(threads, rows, ({ thread }) => thread, page.size)
}

/** The replies to comments, the oldest first. */
export async function repliesPages(
  sql: Sql,
  comments: readonly CommentId[],
  page: PageOf,
  viewer: Viewer,
): Promise<Map<CommentId, Page<ReplyRow>>> {
  const what = { table: fragment`reply`, parent: fragment`comment`, columns: replyColumns }
  const rows = placed(await under<ReplyRow>(sql, what, comments, page, viewer))
  return pagesFrom(comments, rows, ({ comment }) => comment, page.size)
}
