import type { ContentId, MemberId, SiteId } from '../../events/kinds.ts'
import type { Change } from '../projection.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import { recount, type Place } from './counts.ts'

/**
 * Deletes purged items permanently and ignores their late events, as if their streams had never existed. Comments of
 * other members below them keep their rows, which no viewer sees.
 */
export async function purgeItems(items: readonly ContentId[], sql: Sql): Promise<void> {
  await sql`insert into purged_item select distinct unnest(${items}::text[]) on conflict do nothing`
  const gone = await sql<Place>`delete from content where id = any(${items}) returning parent, root`
  await recount(gone, sql)
  await sql`update content set last_active_at = (
      select max(inserted_at) from content under where under.root = content.id)
    where id = any(${gone.map(({ root }) => root)})`
}

/** Deletes texts by the authors but keeps the items. Returns changes for items that had a text. */
export async function emptyTexts(authors: readonly MemberId[], sql: Sql): Promise<Change[]> {
  const emptied = await sql<{ root: ContentId; id: ContentId; site: SiteId }>`
    update content set title = null, slug = null, body = null
    where author = any(${authors}) and coalesce(title, slug, body) is not null returning root, id, site`
  return emptied.flatMap((row) => changesOf(row))
}

/** Changes that concern an item: topics of its root, and of its site's lists. */
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
