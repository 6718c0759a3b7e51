import { fragment, type Sql } from '../../postgres/sql.ts'
import type { PoisonEventError } from '../fault.ts'

/** A stop of a projection: the event that it cannot apply, or that this release cannot read. */
export interface Stop {
  schema: string
  id: string
  type: string
  stream: string
  position: bigint
  error: string
  since: Date
  /** Time of the last attempt to apply the event; null if a retry was requested. */
  triedAt: Date | null
  tries: number
}

/** Condition for stops that still apply: not those recorded by a worker without a lease, or before a replay. */
const isBefore = fragment`checkpoint.schema = stop.schema and checkpoint.position < stop.position`

/** All stops of projections that still apply, oldest first. */
export const stopsOf = (sql: Sql): Promise<Stop[]> => sql`
  select stop.schema, stop.event_id as id, type, stream, stop.position, error, since, tried_at as "triedAt", tries
  from projector.stop join projector.checkpoint on ${isBefore} order by since, schema`

/** Requests a retry of the event; false if the projection is not stopped. */
export async function retryNow(sql: Sql, schema: string): Promise<boolean> {
  const found = await sql`update projector.stop set tried_at = null from projector.checkpoint
    where stop.schema = ${schema} and ${isBefore} returning stop.schema`
  return found.length > 0
}

/** Records that an event stopped a projection; returns the number of attempts so far. */
export async function recordStop(
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

/** True if an operator requested a retry, or if the stop no longer applies. */
export async function isRetryDue(sql: Sql, schema: string): Promise<boolean> {
  const open = await sql`select from projector.stop join projector.checkpoint on ${isBefore}
    where stop.schema = ${schema} and tried_at is not null`
  return open.length === 0
}

export async function endStop(sql: Sql, schema: string): Promise<void> {
  await sql`delete from projector.stop where schema = ${schema}`
}
