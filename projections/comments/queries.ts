import type { ContentId } from '../../events/kinds.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { contentColumns, placed, type ContentRow } from '../content/queries.ts'
import { pagesFrom, timePlace, type Page, type PageOf } from '../page.ts'
import { eachOf, limit, type Sql } from '../../services/postgres/sql.ts'
import { visibleTo } from '../visibility.ts'

/** Comments on an item, or replies to a comment, that the viewer can see, oldest first. */
export async function commentsPages(
  sql: Sql,
  parents: readonly ContentId[],
  { size, cursor }: PageOf,
  viewer: Viewer,
): Promise<Map<ContentId, Page<ContentRow>>> {
  const { at, id } = timePlace(cursor, '-infinity')
  const rows = await sql<ContentRow>`
    select found.* from ${eachOf(parents)} wanted cross join lateral (
      select ${contentColumns} from content
      where parent = wanted and (inserted_at, id) > (${at}::timestamptz, ${id}) and ${visibleTo(viewer)}
      order by inserted_at, id ${limit(size + 1)}) found`
  return pagesFrom(parents, placed(rows), ({ parent }) => parent!, size)
}
