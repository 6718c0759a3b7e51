import type { ContentId, SiteId } from '../../events/kinds.ts'
import { shownOn } from '../../services/rules/forums/merges.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import type { Change } from '../projection.ts'
import { recount } from './counts.ts'
import { regroup } from './groups.ts'
import { changesOf } from './changes.ts'

/**
 * Puts threads that were merged, separated or purged, and everything that was written below them, under the threads
 * whose pages show them: a function of the merges in the table alone, so that their order does not matter. Reads only
 * what was written below these threads. Returns changes for all threads concerned.
 */
export async function settleMerges(threads: readonly ContentId[], sql: Sql): Promise<Change[]> {
  const rows = await sql<{ id: ContentId; into: ContentId | null; stands: boolean }>`
    with recursive joined(id) as (
      select unnest(${threads}::text[]) collate "C"
      union
      select beside.id from joined cross join lateral (
        select id from content where merged_into = joined.id
        union all select unnest(array[merged_into, root]) from content where content.id = joined.id) beside
      where beside.id is not null)
    select joined.id, merged_into as into, content.id is not null as stands
    from joined left join content on content.id = joined.id`
  const into = new Map(rows.flatMap((row) => (row.stands ? [[row.id, row.into] as const] : [])))
  const all = rows.map(({ id }) => id)
  const roots = all.map((origin) => shownOn(origin, into))
  await sql`update content set root = new.root, parent = case
      when content.id = new.origin then nullif(new.root, new.origin)
      when content.parent = content.root then new.root
      else content.parent end
    from (select unnest(${all}::text[]) collate "C" as origin, unnest(${roots}::text[]) collate "C" as root) as new
    where content.origin = new.origin and content.root <> new.root`
  await recount(
    all.map((root) => ({ parent: null, root })),
    sql,
  )
  const settled = await sql<{ id: ContentId; site: SiteId }>`
    update content set last_active_at = coalesce(newest, inserted_at)
    from unnest(${all}::text[]) as one(id) left join (
      select root, max(inserted_at) as newest from content where origin = any(${all}) group by root) times on times.root = one.id
    where content.id = one.id returning content.id, site`
  await regroup(all, sql)
  return settled.flatMap(({ id, site }) => [
    ...changesOf({ root: id, id, site }),
    ...threads
      .filter((thread) => thread !== id)
      .map((thread): Change => ({ topic: `content:${id}`, id: thread })),
  ])
}
