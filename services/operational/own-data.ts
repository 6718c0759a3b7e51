import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'

/** A letter that was sent to a member, or waits to be. */
export interface Letter {
  /** What it was about. */
  kind: string
  wantedAt: Date
  sentAt: Date | null
}

/** The letters that were last sent to a member, the latest first, at most 1,000. */
export const lettersTo = (sql: Sql, member: MemberId): Promise<Letter[]> =>
  sql`select effect as kind, due_at as "wantedAt", done_at as "sentAt" from operational.effect
    where member = ${member} order by due_at desc limit 1000`

/** When a member last chose a password; null for one who has none. */
export async function passwordChosenAt(sql: Sql, member: MemberId): Promise<Date | null> {
  const [row] = await sql<{ at: Date }>`
    select changed_at as at from operational.credential where member = ${member}`
  return row?.at ?? null
}
