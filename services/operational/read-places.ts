import type { MemberId, ThreadId } from '../../events/kinds.ts'
import type { Sql } from '../postgres/sql.ts'

/** Days after the last visit of a thread until its place is forgotten. */
export const READ_PLACE_DAYS = 180

/** A thread, and the time of the last text in it that a member has read. */
export interface ReadPlace {
  thread: ThreadId
  through: Date
}

/** Keeps the time up to which a member has read a thread; it only moves forward. */
export async function keepReadPlace(sql: Sql, member: MemberId, { thread, through }: ReadPlace) {
  await sql`insert into operational.read_place as known (member, thread, through)
    values (${member}, ${thread}, ${through})
    on conflict (member, thread) do update set through = excluded.through, at = now()
      where known.through < excluded.through`
}

/** Time up to which a member has read a thread; null if the member has not been there. */
export async function readThrough(sql: Sql, member: MemberId, thread: ThreadId): Promise<Date | null> {
  const [row] = await sql<Pick<ReadPlace, 'through'>>`
    select through from operational.read_place where member = ${member} and thread = ${thread}`
  return row?.through ?? null
}

const MAX_OWN = 10_000

/** The latest places of a member, for the copy of the member's data. */
export const ownReadPlaces = (sql: Sql, member: MemberId): Promise<ReadPlace[]> =>
  sql`select thread, through from operational.read_place where member = ${member} order by at desc limit ${MAX_OWN}`
