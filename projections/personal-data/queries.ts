import type { MemberId, StreamName } from '../../events/kinds.ts'
import type { Sql } from '../../services/postgres/sql.ts'

export interface PersonalStream {
  stream: StreamName
  events: number
}

/** At most `limit` streams with personal data of a member, by name, after the given one (null: from the start). */
export const personalStreamsOf = (
  sql: Sql,
  member: MemberId,
  { after, limit }: { after: StreamName | null; limit: number },
): Promise<PersonalStream[]> => sql<PersonalStream>`
  select stream, events from personal_stream
  where subject = ${member} and stream > ${after ?? ''} order by stream limit ${limit}`
