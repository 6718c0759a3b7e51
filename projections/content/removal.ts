import { kindOf, type ContentId, type MemberId, type SiteId } from '../../events/kinds.ts'
import type { Change } from '../projection.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import { regroup } from './groups.ts'
import { changesOf } from './changes.ts'
import { recount, type Place } from './counts.ts'
import { settleMerges } from './merges.ts'

/**
 * Deletes the rows of purged items and ignores their later events, as if their streams had never existed. Comments
 * below them by other members keep their rows, which no viewer can see.
 */
export async function purgeItems(items: readonly ContentId[], sql: Sql): Promise<Change[]> {
  await sql`insert into purged_item select distinct unnest(${items}::text[]) on conflict do nothing`
  const gone = await sql<Place & { id: ContentId; site: SiteId; origin: ContentId; author: MemberId }>`
    delete from content where id = any(${items}) returning parent, root, id, site, origin, author`
  await recount(gone, sql)
  await sql`update content set last_active_at = (
      select max(under.inserted_at) from content part join content under on under.origin = part.id
      where (part.id = content.id or (part.root = content.id and part.merged_into is not null))
        and under.root = content.id)
    where id = any(${gone.map(({ root }) => root)})`
  await regroup([...items, ...gone.map(({ root }) => root)], sql)
  const threads = gone.filter(({ id, origin }) => id === origin).flatMap(({ id, root }) => [id, root])
  const statuses = gone.filter(({ id }) => kindOf(id) === 'status')
  return [
    ...gone.flatMap(changesOf),
    ...statuses.map(({ id, author }): Change => ({ topic: `statuses:${author}`, id })),
    ...(threads.length > 0 ? await settleMerges(threads, sql) : []),
  ]
}

/** Deletes the texts of erased authors but keeps their items. Returns changes for the items that had texts. */
export async function emptyTexts(authors: readonly MemberId[], sql: Sql): Promise<Change[]> {
  const emptied = await sql<{ root: ContentId; id: ContentId; site: SiteId }>`
    update content set title = null, slug = null, body = null, tags = '{}', picture = null, picture_state = null
    where author = any(${authors}) and (coalesce(title, slug, body, picture_state) is not null or tags <> '{}') returning root, id, site`
  await regroup(
    emptied.map(({ id }) => id),
    sql,
  )
  return emptied.flatMap((row) => changesOf(row))
}
