import type { MemberId, ThreadId } from '../../events/kinds.ts'
import { fragment, type Fragment, type Sql } from '../postgres/sql.ts'

/** Days after the last visit of a thread until its place is forgotten. */
export const READ_PLACE_DAYS = 180

/** A thread, and the time of the last text in it that a member has read. */
interface ReadPlace {
  thread: ThreadId
  through: Date
}

/** SQL for the threads that the page of a thread shows: the thread itself, and those that were merged into it. */
const shownOn = (thread: ThreadId): Fragment => fragment`(select ${thread} as id
    union all select id from content where root = ${thread} and merged_into is not null) shown`

/** Keeps the time up to which a member has read the page of a thread; it only moves forward. */
export async function keepReadPlace(sql: Sql, member: MemberId, { thread, through }: ReadPlace) {
  await sql`insert into operational.read_place as known (member, thread, through)
    select ${member}, id, ${through}::timestamptz from ${shownOn(thread)}
    on conflict (member, thread) do update set through = excluded.through, at = now()
      where known.through < excluded.through`
}

/** Places of a member in the threads that the page of a thread shows; none if the member has not been there. */
export const readPlacesOn = (sql: Sql, member: MemberId, thread: ThreadId): Promise<ReadPlace[]> =>
  sql`select thread, through from operational.read_place join ${shownOn(thread)} on shown.id = thread
    where member = ${member}`

const MAX_OWN = 10_000

/** The latest places of a member, for the copy of the member's data. */
export const ownReadPlaces = (sql: Sql, member: MemberId): Promise<ReadPlace[]> =>
  sql`select thread, through from operational.read_place where member = ${member} order by at desc limit ${MAX_OWN}`
