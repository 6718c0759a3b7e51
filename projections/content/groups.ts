import type { ContentId } from '../../events/kinds.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import type { Content } from './fold.ts'

/** Categories and tags, by which items are listed. */
export type GroupType = 'category' | 'tag'

/** Ids of the items whose groups a batch may have changed: those that are in a group, or were before. */
export const groupedIn = ({ items }: Content, before: ReadonlySet<ContentId>): ContentId[] =>
  [...items.values()]
    .filter(({ id, category, tags }) => category !== null || tags.length > 0 || before.has(id))
    .map(({ id }) => id)

/** Brings the groups of changed items in line with their rows. */
export const regroup = (items: readonly ContentId[], sql: Sql): Promise<object[]> => sql`with listed as (
    select id as item, type, name, site, inserted_at, last_active_at, comment_count
    from content cross join lateral (
      select 'category' as type, category as name where category is not null
      union all select 'tag', unnest(tags)) grouped
    where id = any(${items}) and parent is null),
  gone as (
    delete from content_group where item = any(${items})
      and not exists (select from listed where (listed.item, listed.type, listed.name)
        = (content_group.item, content_group.type, content_group.name)))
  insert into content_group as known select * from listed
  on conflict (item, type, name) do update
    set last_active_at = excluded.last_active_at, comment_count = excluded.comment_count
    where (known.last_active_at, known.comment_count) is distinct from (excluded.last_active_at, excluded.comment_count)`
