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
