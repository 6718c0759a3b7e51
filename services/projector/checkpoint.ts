import pg from 'pg'
import { isDeepStrictEqual } from 'node:util'
import type { RecordedEvent } from '../../events/event.ts'
import { schemaOf, type Projection } from '../../projections/projection.ts'
import { migrate } from '../postgres/migrate.ts'
import { transaction, type Sql } from '../postgres/sql.ts'
import { notified } from './channel.ts'

export interface Tables {
  projection: Projection
  schema: string
}

export const servingTables = (projection: Projection): Tables => ({
  projection,
  schema: schemaOf(projection),
})

/** The checkpoint is not where expected, so another worker writes to these tables. */
export class FencedError extends Error {
  override name = 'FencedError'
}

/** Creates the schema, tables and checkpoint of a projection if needed. Several processes can do this at once. */
export async function ensureTables(pool: pg.Pool, { projection, schema }: Tables): Promise<void> {
  await migrate(pool)
  await transaction(pool, async (sql, client) => {
    await sql`select pg_advisory_xact_lock(hashtext('projector.checkpoint'))`
    if (await exists(sql, schema, projection.handles)) return
    await client.query(`create schema ${pg.escapeIdentifier(schema)}`)
    await setSearchPath(sql, schema)
    await client.query(projection.tables)
    await sql`insert into projector.checkpoint (schema, position, handles)
      values (${schema}, -1, ${projection.handles.toSorted()})`
  })
}

/** True if the tables exist. Throws if they were built from other event types, whose events they may lack. */
async function exists(sql: Sql, schema: string, handles: readonly string[]): Promise<boolean> {
  const [found] = await sql<{ handles: string[] | null }>`
    select handles from projector.checkpoint where schema = ${schema}`
  if (!found) return false
  const types = handles.toSorted()
  if (!found.handles) await sql`update projector.checkpoint set handles = ${types} where schema = ${schema}`
  else if (!isDeepStrictEqual(found.handles, types)) {
    throw new Error(
      `${schema} was built from other event types (${found.handles.join(', ')}) than this release handles: ` +
        'increase the version of the projection, or drop the tables left by an earlier replay (replay --fresh).',
    )
  }
  return true
}

/** Drops tables one after the other, so that a deadlock with readers is not possible. */
export async function dropTables(pool: pg.Pool, schema: string): Promise<void> {
  for (const table of await tablesIn(pool, schema)) {
    await pool.query(`drop table if exists ${qualified(schema, table)} cascade`)
  }
  await transaction(pool, async (sql, client) => {
    await client.query(`drop schema if exists ${pg.escapeIdentifier(schema)} cascade`)
    await sql`delete from projector.checkpoint where schema = ${schema}`
    await sql`delete from projector.stop where schema = ${schema}`
  })
}

export const qualified = (schema: string, table: string): string =>
  [schema, table].map(pg.escapeIdentifier).join('.')

export async function tablesIn(client: Pick<pg.Pool, 'query'>, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ tablename: string }>(
    'select tablename from pg_tables where schemaname = $1 order by tablename',
    [schema],
  )
  return rows.map(({ tablename }) => tablename)
}

export async function positionsOf(sql: Sql, schemas: readonly string[]): Promise<Map<string, bigint>> {
  const rows = await sql<{ schema: string; position: bigint }>`
    select schema, position from projector.checkpoint where schema = any(${schemas})`
  return new Map(rows.map(({ schema, position }) => [schema, position]))
}

/** Position of the checkpoint of a schema. Throws if the schema has none. */
export async function positionOf(sql: Sql, schema: string): Promise<bigint> {
  const position = (await positionsOf(sql, [schema])).get(schema)
  if (position === undefined) throw new Error(`${schema} has no checkpoint: its tables do not exist`)
  return position
}

const searchPath = (schema: string) => `${pg.escapeIdentifier(schema)}, public`

export const setSearchPath = (sql: Sql, schema: string): Promise<object[]> =>
  sql`select set_config('search_path', ${searchPath(schema)}, true)`

/** Timeout for an idle transaction that locks a checkpoint, so that a suspended process does not block others. */
export const IDLE_TRANSACTION_TIMEOUT_MS = 5000

interface Measures {
  events: number
  newest: Pick<RecordedEvent, 'id' | 'stream' | 'revision' | 'recordedAt'> | null
  /** Duration of the previous step, in ms, because the duration of the present one is not known yet. */
  lastMs: number | null
}

const nothing: Measures = { events: 0, newest: null, lastMs: null }

/**
 * Moves the checkpoint by compare-and-set and sends messages. The checkpoint is locked before any row is written, so
 * that a worker that waits here while tables are swapped then finds the new ones. Throws FencedError if the checkpoint
 * is not at `from`; later statements of the transaction then find no tables.
 */
export async function beginStep(
  sql: Sql,
  schema: string,
  { from, to }: { from: bigint; to: bigint },
  { events, newest, lastMs }: Measures = nothing,
  messages: readonly string[] = [],
): Promise<void> {
  // The commit does not wait for the disk: a crash loses rows and checkpoint together, and the log still has the
  // events. A single statement, because round trips delay live updates.
  const [step] = await sql<{ isMoved: boolean }>`with moved as (
      update projector.checkpoint set position = ${to},
        updated_at = now(),
        event_at = coalesce(${newest?.recordedAt ?? null}, event_at + (now() - updated_at)),
        event_id = coalesce(${newest?.id ?? null}, event_id),
        event_stream = coalesce(${newest?.stream ?? null}, event_stream),
        event_revision = coalesce(${newest?.revision ?? null}, event_revision),
        batch_events = case when ${events} > 0 then ${events} else batch_events end,
        batch_ms = coalesce(${lastMs}, batch_ms)
      where schema = ${schema} and position = ${from} returning schema
    ), step as (
      select exists (select from moved) as "isMoved"
    )
    select "isMoved", set_config('synchronous_commit', 'off', true),
      set_config('idle_in_transaction_session_timeout', ${String(IDLE_TRANSACTION_TIMEOUT_MS)}, true),
      set_config('search_path', case when "isMoved" then ${searchPath(schema)} else '' end, true),
      case when "isMoved" then ${notified(messages)} end
    from step`
  if (!step?.isMoved) throw new FencedError(`${schema} is no longer at ${from}: another worker took over`)
}
