import type { MemberId, SiteId, ThreadId } from '../../events/kinds.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { contentColumns, placed, type ContentRow } from '../content/queries.ts'
import { cursorOf, pageFrom, pagesFrom, timePlace, type Page, type PageOf } from '../page.ts'
import { eachOf, fragment, limit, type Sql } from '../../services/postgres/sql.ts'
import { listedTo, visibleTo } from '../visibility.ts'

const isThread = fragment`kind = 'thread' and parent is null`

/** Adds cursors to rows of lists that are ordered by the time of the last activity. */
const active = <Row extends { id: string; lastActiveAt: Date }>(rows: Row[]) =>
  rows.map((row) => ({ ...row, cursor: cursorOf(row.lastActiveAt, row.id) }))

export async function threadBySlug(sql: Sql, site: SiteId, slug: string): Promise<ContentRow | null> {
  const rows = await sql<ContentRow>`
    select ${contentColumns} from content thread where kind = 'thread' and slug = ${slug} and site = ${site} order by id limit 1`
  return active(rows)[0] ?? null
}

/** A page of the threads of a site, most recently active first. */
export async function threadsPage(
  sql: Sql,
  site: SiteId,
  { size, cursor }: PageOf,
  viewer: Viewer,
): Promise<Page<ContentRow>> {
  const { at, id } = timePlace(cursor, 'infinity')
  const rows = await sql<ContentRow>`
    select ${contentColumns} from content thread
    where ${isThread} and site = ${site} and (last_active_at, id) < (${at}::timestamptz, ${id}) and ${listedTo(viewer)}
    order by last_active_at desc, id desc ${limit(size + 1)}`
  return pageFrom(active(rows), size)
}

export interface ThreadAddress {
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
