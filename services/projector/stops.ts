import type { Sql } from '../../projections/sql.ts'

/** A projection that stands still at an event that it cannot apply, or that this release cannot read for it. */
export interface Stop {
  /** The schema of its tables. */
  schema: string
  /** The event. */
  id: string
  type: string
  stream: string
  position: bigint
  /** Why, without anything personal. */
  error: string
  since: Date
  /** When it was last tried; null when somebody asked for another try that has not begun. */
  triedAt: Date | null
  tries: number
}

/** The projections that stand still, the longest first. */
export const stopsOf = (sql: Sql): Promise<Stop[]> => sql`
  select schema, event_id as id, type, stream, position, error, since, tried_at as "triedAt", tries
  from projector.stop order by since, schema`

/** Has a projection that stands still try again at once, wherever it is worked on. False when it does not stand still. */
export async function retryNow(sql: Sql, schema: string): Promise<boolean> {
  const found = await sql`update projector.stop set tried_at = null where schema = ${schema} returning schema`
  return found.length > 0
}
