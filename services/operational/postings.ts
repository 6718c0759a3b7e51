import type { ContentId, MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'

/** Time after which a posting ends that no process has ended; longer than a mutation waits for the read models. */
const POSTING_SECONDS = 5

/**
 * Begins the posting of an item, of which a member can have one at a time in all processes; false if another item of the
 * member is being posted. A retry, which posts the same item, begins it again.
 */
export async function beginPosting(sql: Sql, member: MemberId, item: ContentId): Promise<boolean> {
  const started = await sql`insert into operational.posting as held (member, item, expires_at)
    values (${member}, ${item}, now() + ${POSTING_SECONDS} * interval '1 second')
    on conflict (member) do update set item = excluded.item, expires_at = excluded.expires_at
      where held.expires_at <= now() or held.item = excluded.item
    returning 1`
  return started.length > 0
}

export async function endPosting(sql: Sql, member: MemberId, item: ContentId): Promise<void> {
  await sql`delete from operational.posting where member = ${member} and item = ${item}`
}
