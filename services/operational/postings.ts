import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'

/** Time after which a posting ends that no process has ended; longer than a mutation waits for the read models. */
const POSTING_SECONDS = 5

/**
 * Begins the posting of a text, of which a member can have one at a time in all processes; false if another command of
 * the member is posting. A retry of the same command begins it again.
 */
export async function beginPosting(sql: Sql, member: MemberId, command: string): Promise<boolean> {
  const started = await sql`insert into operational.posting as held (member, command, expires_at)
    values (${member}, ${command}, now() + ${POSTING_SECONDS} * interval '1 second')
    on conflict (member) do update set command = excluded.command, expires_at = excluded.expires_at
      where held.expires_at <= now() or held.command = excluded.command
    returning 1`
  return started.length > 0
}

export async function endPosting(sql: Sql, member: MemberId, command: string): Promise<void> {
  await sql`delete from operational.posting where member = ${member} and command = ${command}`
}
