import type { FlaggableId, MemberId, SiteId } from '../../events/kinds.ts'
import type { FlagReason } from '../../events/moderation.ts'
import { cursorOf, pageFrom, timePlace, type After, type Listed, type Page, type PageOf } from '../page.ts'
import { fragment, limit, type Fragment, type Sql } from '../../services/postgres/sql.ts'

export interface Report {
  flagger: MemberId
  reason: FlagReason | null
  note: string | null
  flaggedAt: Date
}

export interface FlagRow extends Listed {
  item: FlaggableId
  /** Site of the item's first report. */
  site: SiteId | null
  /** Author of the reported item, or the reported member; null if no report contains the id. */
  author: MemberId | null
  count: number
  /** The newest reports of the item, at most five. */
  reports: Report[]
  firstAt: Date
  lastAt: Date
}

const isOpen = fragment`flag.item = flagged_item.item and not flag.withdrawn and position > dismissed_through`
const openFlags = fragment`from flag where ${isOpen}`

/**
 * Items with open reports that meet a condition, except items of erased authors. Reports of version 1 do not contain
 * the author, so items without texts are excluded too.
 */
async function open(sql: Sql, condition: Fragment): Promise<FlagRow[]> {
  const rows = await sql<
    Omit<FlagRow, 'cursor' | 'reports'> & { reports: (Report & { flaggedAt: string })[] }
  >`
    select item, count, first_at as "firstAt", last_at as "lastAt",
      (select site ${openFlags} order by position limit 1) as site,
      (select author ${openFlags} order by author is null, position limit 1) as author,
      array(select jsonb_build_object('flagger', flagger, 'reason', reason, 'note', note, 'flaggedAt', flagged_at)
        ${openFlags} order by flagged_at desc, flagger limit 5) as reports
    from flagged_item where count > 0 and not decided and not withdrawn
      and not exists (select from flag join member on member.id = flag.author
        where ${isOpen} and member.username is null)
      and not exists (select from content where content.id = flagged_item.item and content.body is null)
      and ${condition}`
  return rows.map((row) => ({
    ...row,
    reports: row.reports.map((report) => ({ ...report, flaggedAt: new Date(report.flaggedAt) })),
    cursor: cursorOf(row.lastAt, row.item),
  }))
}

/** Items with open reports, on one site or on all, newest first. */
export async function flagsPage(
  sql: Sql,
  { size, cursor }: PageOf,
  site: SiteId | null,
): Promise<Page<FlagRow>> {
  const { at, id } = timePlace(cursor, 'infinity')
  const isThere =
    site === null ? fragment`true` : fragment`(select site ${openFlags} order by position limit 1) = ${site}`
  const condition = fragment`(last_at, item) < (${at}::timestamptz, ${id})
    and ${isThere}
    order by last_at desc, item desc ${limit(size + 1)}`
  return pageFrom(await open(sql, condition), size)
}

export const flagsByItems = (sql: Sql, items: readonly FlaggableId[]): Promise<FlagRow[]> =>
  open(sql, fragment`item = any(${items})`)

export const ownReports = (
  sql: Sql,
  member: MemberId,
  { after, limit }: After,
): Promise<{ item: FlaggableId; reportedAt: Date; reason: FlagReason | null; note: string | null }[]> =>
  sql`select item, flagged_at as "reportedAt", reason, note from flag
    where flagger = ${member} and not withdrawn and item > ${after} order by item limit ${limit}`
