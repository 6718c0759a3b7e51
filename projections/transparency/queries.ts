import type { SiteId } from '../../events/kinds.ts'
import type { Verb } from '../../services/rules/decisions.ts'
import type { Sql } from '../../services/postgres/sql.ts'

/** Numbers about moderation on a site since its start. */
interface TransparencyRow {
  /** Reports that were not withdrawn; a repeated report of an item by the same member counts once. */
  reports: number
  /** Decisions by verb, including undone ones. */
  decisions: { verb: Verb | 'purge'; count: number; undone: number }[]
  appeals: number
  upheld: number
  overturned: number
  /** Median time from a report to the first decision on the item after it, in ms; null without any. */
  medianMs: number | null
}

/** Numbers of a site; null stands for what happened outside of all sites. */
export async function transparencyOf(sql: Sql, site: SiteId | null): Promise<TransparencyRow> {
  const [row] = await sql<TransparencyRow>`select
      (select count(*)::int from flag where site is not distinct from ${site} and not withdrawn) as reports,
      coalesce((select jsonb_agg(counted order by verb) from (
        select verb, count(*)::int as count, count(undone_at)::int as undone
        from decision where site is not distinct from ${site} group by verb) as counted), '[]') as decisions,
      (select count(*)::int from appeal join decision on decision.item = appeal.item
        and decision.revision = appeal.decision where site is not distinct from ${site}) as appeals,
      (select count(*)::int from appeal join decision on decision.item = appeal.item
        and decision.revision = appeal.decision where site is not distinct from ${site} and outcome = 'upheld') as upheld,
      (select count(*)::int from appeal join decision on decision.item = appeal.item
        and decision.revision = appeal.decision where site is not distinct from ${site} and outcome = 'overturned') as overturned,
      (select (percentile_cont(0.5) within group (order by extract(epoch from first.decided_at - flagged_at)) * 1000)
        ::float8 from flag cross join lateral (
          select decided_at from decision where decision.item = flag.item and decision.position > flag.position
          order by decision.position limit 1) as first
        where site is not distinct from ${site} and not withdrawn) as "medianMs"`
  return row!
}
