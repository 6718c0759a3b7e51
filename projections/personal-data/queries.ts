import type { MemberId, StreamName } from '../../events/kinds.ts'
import type { Sql } from '../../services/postgres/sql.ts'

/** A stream of the log in which there is something personal of a member. */
export interface PersonalStream {
  stream: StreamName
  /** How many of its events carry personal fields of the member. */
  events: number
}

/** Streams with something personal of a member, by name, at most `limit` after a stream (null: from the first). */
export const personalStreamsOf = (
  sql: Sql,
  member: MemberId,
  { after, limit }: { after: StreamName | null; limit: number },
): Promise<PersonalStream[]> => sql<PersonalStream>`
  select stream, events from personal_stream
  where subject = ${member} and stream > ${after ?? ''} order by stream limit ${limit}`

/** In how many streams there is something personal of a member, and how many events carry it. */
export async function personalTotalOf(
  sql: Sql,
  member: MemberId,
): Promise<{ streams: number; events: number }> {
  const [row] = await sql<{ streams: bigint; events: bigint }>`
    select count(*) as streams, coalesce(sum(events), 0) as events from personal_stream where subject = ${member}`
  return { streams: Number(row?.streams ?? 0), events: Number(row?.events ?? 0) }
}
