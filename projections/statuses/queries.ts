import type { MemberId } from '../../events/kinds.ts'
import { limit, type Sql } from '../../services/postgres/sql.ts'
import type { Viewer } from '../../services/rules/visibility.ts'
import { contentColumns, placed, type ContentRow } from '../content/queries.ts'
import { pageFrom, timePlace, type Page, type PageOf } from '../page.ts'
import { listedTo } from '../visibility.ts'

/** A page of the status updates of a member whose audience includes the viewer, newest first, on all sites. */
export async function statusesPage(
  sql: Sql,
  author: MemberId,
  { size, cursor }: PageOf,
  viewer: Viewer,
): Promise<Page<ContentRow>> {
  const { at, id } = timePlace(cursor, 'infinity')
  const rows = await sql<ContentRow>`
    select ${contentColumns} from content thread
    where kind = 'status' and parent is null and author = ${author}
      and (inserted_at, id) < (${at}::timestamptz, ${id}) and ${listedTo(viewer)}
    order by inserted_at desc, id desc ${limit(size + 1)}`
  return pageFrom(placed(rows), size)
}
