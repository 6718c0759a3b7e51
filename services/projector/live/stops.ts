import { fragment, type Sql } from '../../postgres/sql.ts'
import type { PoisonEventError } from '../fault.ts'

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
  /** When it was last tried; null when somebody asked for another try, which has not begun. */
  triedAt: Date | null
  tries: number
}

/**
 * Tables that have come past the event stand still no more, whatever is still written there: a replay took their place,
 * or a worker that had lost its lease wrote it down late.
 */
const isBefore = fragment`checkpoint.schema = stop.schema and checkpoint.position < stop.position`

/** The projections that stand still, the longest first. */
export const stopsOf = (sql: Sql): Promise<Stop[]> => sql`
  select stop.schema, stop.event_id as id, type, stream, stop.position, error, since, tried_at as "triedAt", tries
  from projector.stop join projector.checkpoint on ${isBefore} order by since, schema`

/** Has a projection that stands still try again at once, wherever it is worked on. False when it does not stand still. */
export async function retryNow(sql: Sql, schema: string): Promise<boolean> {
  const found = await sql`update projector.stop set tried_at = null from projector.checkpoint
    where stop.schema = ${schema} and ${isBefore} returning stop.schema`
  return found.length > 0
}

/** Writes down that a projection stands still, and how often it was tried by now. */
export async function noteStop(
  sql: Sql,
  schema: string,
  { event, message }: PoisonEventError,
): Promise<number> {
  const [row] = await sql<{ tries: number }>`
    insert into projector.stop as known (schema, event_id, type, stream, position, error)
    values (${schema}, ${event.id}, ${event.type}, ${event.stream}, ${event.position}, ${message})
    on conflict (schema) do update set event_id = excluded.event_id, type = excluded.type,
      stream = excluded.stream, position = excluded.position, error = excluded.error, tried_at = now(),
      since = case when known.event_id = excluded.event_id then known.since else now() end,
      tries = case when known.event_id = excluded.event_id then known.tries + 1 else 1 end
    returning tries`
  return row?.tries ?? 1
}

/** Whether nobody waits for another try: it was asked for, or the stop is over. */
export async function isTryWanted(sql: Sql, schema: string): Promise<boolean> {
  const waiting = await sql`select from projector.stop join projector.checkpoint on ${isBefore}
    where stop.schema = ${schema} and tried_at is not null`
  return waiting.length === 0
}

/** Ends the stop of a projection that has come further. */
export async function endStop(sql: Sql, schema: string): Promise<void> {
  await sql`delete from projector.stop where schema = ${schema}`
}
