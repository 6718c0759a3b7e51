import type { ContentId, MemberId, SiteId } from '../../events/kinds.ts'
import type { Change } from '../projection.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import { regroup } from './groups.ts'
import { recount, type Place } from './counts.ts'

/**
 * Deletes the rows of purged items and ignores their later events, as if their streams had never existed. Comments
 * below them by other members keep their rows, which no viewer can see.
 */
export async function purgeItems(items: readonly ContentId[], sql: Sql): Promise<void> {
  await sql`insert into purged_item select distinct unnest(${items}::text[]) on conflict do nothing`
  const gone = await sql<Place>`delete from content where id = any(${items}) returning parent, root`
  await recount(gone, sql)
  await sql`update content set last_active_at = (
      select max(inserted_at) from content under where under.root = content.id)
    where id = any(${gone.map(({ root }) => root)})`
  await regroup([...items, ...gone.map(({ root }) => root)], sql)
}

/** Deletes the texts of erased authors but keeps their items. Returns changes for the items that had texts. */
export async function emptyTexts(authors: readonly MemberId[], sql: Sql): Promise<Change[]> {
  const emptied = await sql<{ root: ContentId; id: ContentId; site: SiteId }>`
    update content set title = null, slug = null, body = null, tags = '{}'
    where author = any(${authors}) and (coalesce(title, slug, body) is not null or tags <> '{}') returning root, id, site`
  await regroup(
    emptied.map(({ id }) => id),
    sql,
  )
  return emptied.flatMap((row) => changesOf(row))
}

/** Changes to announce for items: on the topic of each item's root, and on the topic of its site's lists. */
export const changesOf = ({
  root,
  id,
  site,
}: {
  root: ContentId
  id: ContentId
  site: SiteId | null
}): Change[] => [
  { topic: `content:${root}`, id },
  ...(site ? [{ topic: `content-of:${site}`, id: root } as const] : []),
]
