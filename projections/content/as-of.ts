import type { ContentId } from '../../events/kinds.ts'
import type { Sql } from '../../services/postgres/sql.ts'
import { schemaOf } from '../projection.ts'
import { content } from './project.ts'
import { contentColumns, placed, type ContentRow } from './queries.ts'

/**
 * Reads an item and the position of its read model in one statement; null if there is no such item, or if threads are
 * merged on its page, so that events do not tell what is shown there.
 */
export async function contentAsOf(
  sql: Sql,
  id: ContentId,
): Promise<{ row: ContentRow; position: bigint } | null> {
  const [found] = placed(
    await sql<ContentRow & { position: bigint }>`select ${contentColumns},
        (select position from projector.checkpoint where schema = ${schemaOf(content)}) as position
      from content where id = ${id} and merged_into is null
        and not exists (select from content merged where merged.root = content.id and merged.merged_into is not null)`,
  )
  if (!found) return null
  const { position, ...row } = found
  return { row, position }
}
