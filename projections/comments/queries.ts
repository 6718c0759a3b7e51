import type { ContentId } from '../../events/kinds.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { contentColumns, placed, type ContentRow } from '../content/queries.ts'
import { pagesFrom, timePlace, type Page, type PageOf } from '../page.ts'
import { eachOf, fragment, limit, type Sql } from '../../services/postgres/sql.ts'
import { visibleTo } from '../visibility.ts'

/** Comments on an item, or replies to a comment, that the viewer can see, oldest first also in pages read backwards. */
export async function commentsPages(
  sql: Sql,
  parents: readonly ContentId[],
  { size, cursor, backwards }: PageOf,
  viewer: Viewer,
): Promise<Map<ContentId, Page<ContentRow>>> {
  const { at, id } = timePlace(cursor, backwards ? 'infinity' : '-infinity')
  const place = fragment`(${at}::timestamptz, ${id})`
  const [beyond, order] = backwards
    ? [fragment`< ${place}`, fragment`inserted_at desc, id desc`]
    : [fragment`> ${place}`, fragment`inserted_at, id`]
  const rows = await sql<ContentRow>`
    select found.* from ${eachOf(parents)} wanted cross join lateral (
      select ${contentColumns} from content
      where parent = wanted and id <> origin and (inserted_at, id) ${beyond} and ${visibleTo(viewer)}
      order by ${order} ${limit(size + 1)}) found`
  const pages = pagesFrom(parents, placed(rows), ({ parent }) => parent!, size)
  if (backwards) for (const { rows } of pages.values()) rows.reverse()
  return pages
}
