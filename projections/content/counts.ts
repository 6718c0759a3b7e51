import type { ContentId } from '../../events/kinds.ts'
import type { Sql } from '../../services/postgres/sql.ts'

export interface Place {
  parent: ContentId | null
  root: ContentId
}

const count = (items: readonly ContentId[], sql: Sql) => sql`update content set comment_count = (
    select coalesce(sum((not withdrawn)::int + comment_count), 0) from content under
    where under.parent = content.id and under.id <> under.origin and under.state = 'visible' and not under.author_is_spammer)
  where id = any(${items})`

/** Recounts the comments below the ancestors of changed rows: parents first, as counts of roots include theirs. */
export async function recount(changed: readonly Place[], sql: Sql): Promise<void> {
  const roots = new Set(changed.map(({ root }) => root))
  const between = new Set(changed.flatMap(({ parent }) => parent ?? [])).difference(roots)
  await count([...between], sql)
  await count([...roots], sql)
}
