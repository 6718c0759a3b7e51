import type { MemberId } from '../../events/kinds.ts'
import { anyOf, type Sql } from '../../services/postgres/sql.ts'

/** A member's wish to be forgotten, an administrator's hold, or both. */
export interface ErasureRow {
  member: MemberId
  requestedAt: Date | null
  /** From when on it is carried out; null where there is only a hold. */
  due: Date | null
  /** Null while nothing is held. */
  heldAt: Date | null
  heldBy: MemberId | null
  holdReason: string | null
}

/** When a member's account lapses unless it is verified; null: never. */
export async function lapseOf(sql: Sql, member: MemberId): Promise<Date | null> {
  const [row] = await sql<{ lapsesAt: Date }>`
    select lapses_at as "lapsesAt" from unverified where member = ${member}`
  return row?.lapsesAt ?? null
}

/** The wishes and holds of members; those who have none are missing. */
export const erasuresOf = (sql: Sql, members: readonly MemberId[]): Promise<ErasureRow[]> => sql<ErasureRow>`
  select member, requested_at as "requestedAt", due, held_at as "heldAt", held_by as "heldBy",
    hold_reason as "holdReason"
  from erasure where member = ${anyOf(members)}`
