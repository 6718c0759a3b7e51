import type { ContentId, MemberId } from '../../events/kinds.ts'
import { cursorOf, pageFrom, timePlace, type Listed, type Page, type PageOf } from '../page.ts'
import { fragment, limit, type Fragment, type Sql } from '../sql.ts'

/** An item that was reported and is not decided on. */
export interface FlagRow extends Listed {
  item: ContentId
  count: number
  /** At most five, the newest first. */
  flaggers: MemberId[]
  firstAt: Date
  lastAt: Date
}

async function open(sql: Sql, condition: Fragment): Promise<FlagRow[]> {
  const rows = await sql<Omit<FlagRow, 'cursor'>>`
    select item, count, first_at as "firstAt", last_at as "lastAt", array(
      select flagger from flag where flag.item = flagged_item.item
        and not exists (select from flag_spammer where member = flagger)
      order by flagged_at desc, flagger limit 5) as flaggers
    from flagged_item where count > 0 and not decided and ${condition}`
  return rows.map((row) => ({ ...row, cursor: cursorOf(row.lastAt, row.item) }))
}

/** Open reports, the newest first. */
export async function flagsPage(sql: Sql, { size, cursor }: PageOf): Promise<Page<FlagRow>> {
  const { at, id } = timePlace(cursor, 'infinity')
  const condition = fragment`(last_at, item) < (${at}::timestamptz, ${id})
    order by last_at desc, item desc ${limit(size + 1)}`
  return pageFrom(await open(sql, condition), size)
}

/** The open reports of some items. */
export const flagsByItems = (sql: Sql, items: readonly ContentId[]): Promise<FlagRow[]> =>
  open(sql, fragment`item = any(${items})`)
