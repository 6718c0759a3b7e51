import type { MemberId } from '../../events/kinds.ts'
import { anyOf, fragment, limit as limited, type Sql } from '../../services/postgres/sql.ts'

/** An open change of a member's ways to log in. */
export interface AccessRecoveryRow {
  member: MemberId
  /** Id (UUID) of the request. */
  request: string
  way: 'email' | 'second-factor'
  /** Administrator who asked for it. */
  by: MemberId
  requestedAt: Date
  /** Time at which it happens; null while a second administrator must confirm it. */
  due: Date | null
  /** Time until which it can be confirmed; null if it needs no confirmation, or has it. */
  lapsesAt: Date | null
}

const columns = fragment`member, request, way, by, requested_at as "requestedAt", due, lapses_at as "lapsesAt"`

/** Open changes of members; those that nobody confirmed in time are left out. */
export const accessRecoveriesOf = (
  sql: Sql,
  members: readonly MemberId[],
): Promise<AccessRecoveryRow[]> => sql`select ${columns} from access_recovery
  where member = ${anyOf(members)} and (lapses_at is null or lapses_at > now())`

const MAX_OPEN = 50

/** All open changes, at most fifty, the oldest first. */
export const openAccessRecoveries = (sql: Sql): Promise<AccessRecoveryRow[]> =>
  sql`select ${columns} from access_recovery where lapses_at is null or lapses_at > now()
    order by requested_at, member ${limited(MAX_OPEN)}`

/** Changes that are due, those due first first. */
export const dueAccessRecoveries = (sql: Sql, now: Date, limit: number): Promise<AccessRecoveryRow[]> =>
  sql`select ${columns} from access_recovery where due <= ${now} order by due, member ${limited(limit)}`

/** Time of the change that is due first; null if none is requested. */
export async function nextAccessRecovery(sql: Sql): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }>`
    select min(due) as at from access_recovery where due is not null`
  return row?.at ?? null
}
