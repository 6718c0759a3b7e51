import type { MemberId } from '../../events/kinds.ts'
import { anyOf, type Sql } from '../../services/postgres/sql.ts'

/** A member's request for erasure, an administrator's hold on the member's data, or both. */
export interface ErasureRow {
  member: MemberId
  requestedAt: Date | null
  /** Date on which the erasure is due; null if the data is on hold without a request. */
  due: Date | null
  heldAt: Date | null
  heldBy: MemberId | null
  holdReason: string | null
}

/** Time at which a member's unverified account will be erased; null if it does not expire. */
export async function unverifiedExpiryOf(sql: Sql, member: MemberId): Promise<Date | null> {
  const [row] = await sql<{ lapsesAt: Date }>`
    select lapses_at as "lapsesAt" from unverified where member = ${member}`
  return row?.lapsesAt ?? null
}

export const erasuresOf = (sql: Sql, members: readonly MemberId[]): Promise<ErasureRow[]> => sql<ErasureRow>`
  select member, requested_at as "requestedAt", due, held_at as "heldAt", held_by as "heldBy",
    hold_reason as "holdReason"
  from erasure where member = ${anyOf(members)}`
