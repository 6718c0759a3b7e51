import type { BookmarkableId, MemberId, SiteId } from '../../events/kinds.ts'
import { eachPair, limit, type Sql } from '../../services/postgres/sql.ts'
import { cursorOf, pageFrom, timePlace, type After, type Listed, type Page, type PageOf } from '../page.ts'
import { offered } from '../visibility.ts'

interface BookmarkRow extends Listed {
  item: BookmarkableId
  addedAt: Date
}

interface MemberAndItem {
  member: MemberId
  item: BookmarkableId
}

/** Those of the given pairs whose member has bookmarked their item. */
export const bookmarkedBy = (sql: Sql, pairs: readonly MemberAndItem[]): Promise<MemberAndItem[]> =>
  sql`select member, item from bookmark
    where (member, item) in (select * from ${eachPair(pairs.map(({ member, item }) => [member, item]))})`

/** A member's bookmarks of items on a site, newest first, without purged items. */
export async function bookmarksPage(
  sql: Sql,
  member: MemberId,
  site: SiteId,
  { size, cursor }: PageOf,
): Promise<Page<BookmarkRow>> {
  const { at, id } = timePlace(cursor, 'infinity')
  const rows = await sql<Omit<BookmarkRow, 'cursor'>>`
    select bookmark.item, added_at as "addedAt" from bookmark
    join content on content.id = bookmark.item and content.site = ${site}
    where bookmark.member = ${member} and (added_at, bookmark.item) < (${at}::timestamptz, ${id}) and ${offered}
    order by added_at desc, bookmark.item desc ${limit(size + 1)}`
  return pageFrom(
    rows.map((row) => ({ ...row, cursor: cursorOf(row.addedAt, row.item) })),
    size,
  )
}

export const ownBookmarks = (
  sql: Sql,
  member: MemberId,
  { after, limit }: After,
): Promise<{ item: BookmarkableId; addedAt: Date }[]> =>
  sql`select item, added_at as "addedAt" from bookmark
    where member = ${member} and item > ${after} order by item limit ${limit}`
