import type { ContentId, MemberId, SiteId, ThreadId } from '../../events/kinds.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { contentColumns, placed, type ContentRow } from '../content/queries.ts'
import type { GroupType } from '../content/groups.ts'
import type { ThreadSort } from '../../services/rules/threads.ts'
import {
  cursorOf,
  keyWithin,
  pageFrom,
  pagesFrom,
  placeOf,
  timePlace,
  type Page,
  type PageOf,
} from '../page.ts'
import { eachOf, fragment, limit, type Fragment, type Sql } from '../../services/postgres/sql.ts'
import { listedTo, offered, visibleTo } from '../visibility.ts'

/** Above the number of comments of any thread. */
const MAX_INTEGER = 2 ** 31 - 1

const isThread = fragment`kind = 'thread' and parent is null and ${offered}`

/** Adds cursors to rows of lists that are ordered by the time of the last activity. */
const active = <Row extends { id: string; lastActiveAt: Date }>(rows: Row[]) =>
  rows.map((row) => ({ ...row, cursor: cursorOf(row.lastActiveAt, row.id) }))

export async function threadBySlug(sql: Sql, site: SiteId, slug: string): Promise<ContentRow | null> {
  const rows = await sql<ContentRow>`
    select ${contentColumns} from content thread where kind = 'thread' and slug = ${slug} and site = ${site} order by id limit 1`
  return active(rows)[0] ?? null
}

/** The threads that a list contains, and their order; by default all, the most recently active first. */
export interface ThreadsOf {
  sort?: ThreadSort
  /** Only threads without a reply that visitors can see; ordered by their creation, because nothing else happened. */
  isUnanswered?: boolean
  /** Only threads in a category, by its slug, or with a tag. */
  group?: { type: GroupType; name: string } | null
}

/** Part of the statement for a page in an order: condition for the place after a cursor, and the order itself. */
function placing({ sort = 'active', isUnanswered = false }: ThreadsOf, cursor: string | null, key: Fragment) {
  if (sort === 'replies' && !isUnanswered) {
    const place = cursor === null ? null : placeOf(cursor)
    const count = place ? keyWithin(place, MAX_INTEGER) : MAX_INTEGER
    const start = place
      ? fragment`coalesce((select inserted_at from content where id = ${place.id}), '-infinity')`
      : fragment`'infinity'::timestamptz`
    return {
      condition: fragment`(comment_count, inserted_at, ${key}) < (${count}::int, ${start}, ${place?.id ?? '~'})`,
      order: fragment`comment_count desc, inserted_at desc, ${key} desc`,
    }
  }
  const { at, id } = timePlace(cursor, 'infinity')
  const time = sort === 'active' && !isUnanswered ? fragment`last_active_at` : fragment`inserted_at`
  const after = fragment`(${time}, ${key}) < (${at}::timestamptz, ${id})`
  return {
    condition: isUnanswered ? fragment`comment_count = 0 and ${after}` : after,
    order: fragment`${time} desc, ${key} desc`,
  }
}

/** The place of a thread in a list, by which the list is ordered. */
export function keyOf(row: ContentRow, { sort = 'active', isUnanswered = false }: ThreadsOf): bigint | Date {
  if (isUnanswered || sort === 'newest') return row.insertedAt
  return sort === 'replies' ? BigInt(row.commentCount) : row.lastActiveAt
}

/** A page of a list of threads of a site. */
export async function threadsPage(
  sql: Sql,
  site: SiteId,
  { size, cursor }: PageOf,
  viewer: Viewer,
  of: ThreadsOf = {},
): Promise<Page<ContentRow>> {
  const { group } = of
  const { condition, order } = placing(of, cursor, group ? fragment`item` : fragment`id`)
  const rows = group
    ? await sql<ContentRow>`
      select found.* from content_group listed cross join lateral (
        select ${contentColumns} from content thread
        where id = listed.item and ${isThread} and ${listedTo(viewer)}) found
      where listed.site = ${site} and listed.type = ${group.type} and listed.name = ${group.name} and ${condition}
      order by ${order} ${limit(size + 1)}`
    : await sql<ContentRow>`
      select ${contentColumns} from content thread
      where ${isThread} and site = ${site} and ${condition} and ${listedTo(viewer)}
      order by ${order} ${limit(size + 1)}`
  return pageFrom(
    rows.map((row) => ({ ...row, cursor: cursorOf(keyOf(row, of), row.id) })),
    size,
  )
}

/** Number of pinned threads that a list shows. */
const MAX_PINNED = 10

/** Pinned threads of a site, or of one of its categories, newest first. */
export const pinnedThreads = async (
  sql: Sql,
  site: SiteId,
  category: string | null,
  viewer: Viewer,
): Promise<ContentRow[]> =>
  placed(
    await sql<ContentRow>`
      select ${contentColumns} from content thread
      where ${isThread} and site = ${site} and pinned
        and (${category}::text is null or category = ${category})
        and ${listedTo(viewer)}
      order by inserted_at desc, id desc ${limit(MAX_PINNED)}`,
  )

const MAX_MERGED = 50

/** Threads that were merged into each of the given ones and that the viewer can see, oldest first, at most 50. */
export async function mergedThreads(
  sql: Sql,
  threads: readonly ContentId[],
  viewer: Viewer,
): Promise<Map<ContentId, ContentRow[]>> {
  const rows = await sql<ContentRow>`
    select found.* from ${eachOf(threads)} wanted cross join lateral (
      select ${contentColumns} from content
      where root = wanted and merged_into is not null and parent is not null and state <> 'deleted' and ${visibleTo(viewer)}
      order by inserted_at, id ${limit(MAX_MERGED)}) found`
  return Map.groupBy(placed(rows), ({ root }) => root)
}

interface ThreadAddress {
  id: ThreadId
  slug: string
  lastActiveAt: Date
}

/** Ids and slugs, in the order of ids, of threads of a site that visitors can see, after a given id. */
export const threadAddresses = (
  sql: Sql,
  site: SiteId,
  after: string,
  limit: number,
): Promise<ThreadAddress[]> => sql<ThreadAddress>`
  select id, slug, last_active_at as "lastActiveAt" from content
  where ${isThread} and site = ${site} and id > ${after} and slug is not null and not withdrawn and ${visibleTo(null)}
  order by id limit ${limit}`

/** The id after which each page of a site's list of thread addresses starts ('' for the first); [] without threads. */
export async function threadAddressPages(sql: Sql, site: SiteId, size: number): Promise<string[]> {
  const rows = await sql<{ after: string }>`
    select coalesce(before, '') as after from (
      select lag(id) over (order by id) as before, row_number() over (order by id) - 1 as place
      from content where ${isThread} and site = ${site} and slug is not null and not withdrawn and ${visibleTo(null)}) listed
    where place % ${size}::int = 0 order by place`
  return rows.map(({ after }) => after)
}

/** A page of threads on a site for each of the given authors, newest first. */
export async function threadsPagesByAuthors(
  sql: Sql,
  authors: readonly MemberId[],
  site: SiteId,
  { size, cursor }: PageOf,
  viewer: Viewer,
): Promise<Map<MemberId, Page<ContentRow>>> {
  const { at, id } = timePlace(cursor, 'infinity')
  const rows = await sql<ContentRow>`
    select found.* from ${eachOf(authors)} wanted cross join lateral (
      select ${contentColumns} from content thread
      where ${isThread} and author = wanted and site = ${site} and (inserted_at, id) < (${at}::timestamptz, ${id})
        and ${listedTo(viewer)}
      order by inserted_at desc, id desc ${limit(size + 1)}) found`
  return pagesFrom(authors, placed(rows), ({ author }) => author, size)
}
