import type { MemberId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'

interface Letter {
  kind: string
  wantedAt: Date
  sentAt: Date | null
}

export const lettersTo = (sql: Sql, member: MemberId): Promise<Letter[]> =>
  sql`select effect as kind, due_at as "wantedAt", done_at as "sentAt" from operational.effect
    where member = ${member} order by due_at desc limit 1000`

export async function passwordChosenAt(sql: Sql, member: MemberId): Promise<Date | null> {
  const [row] = await sql<{ at: Date }>`
    select changed_at as at from operational.credential where member = ${member}`
  return row?.at ?? null
}

export async function lastSeenAt(sql: Sql, member: MemberId): Promise<Date | null> {
  const [row] = await sql<{ at: Date }>`select at from operational.last_seen where member = ${member}`
  return row?.at ?? null
}
