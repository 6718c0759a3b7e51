import pg from 'pg'
import { isDeepStrictEqual } from 'node:util'
import type { RecordedEvent } from '../../events/event.ts'
import { schemaOf, type Projection } from '../../projections/projection.ts'
import { transaction, type Sql } from '../postgres/sql.ts'
import { auditTable } from './audit/audits.ts'
import { replayColumns, replayTable } from './replay/replay-jobs.ts'

/** A projection's events and the schema whose tables they become rows of. */
export interface Tables {
  projection: Projection
  schema: string
}

/** The tables that members are served from. */
export const servingTables = (projection: Projection): Tables => ({
  projection,
  schema: schemaOf(projection),
})

/** The checkpoint was not where the worker left it: somebody else writes these tables. */
export class FencedError extends Error {
  override name = 'FencedError'
}

/** What the projector knows of its own work, beside the read models. */
const ownTables = `
  create schema if not exists projector;
  create table if not exists projector.checkpoint (
    schema text primary key,
    position bigint not null,
    updated_at timestamptz not null default now()
  );
  create table if not exists projector.stop (
    schema text primary key,
    event_id uuid not null,
    type text not null,
    stream text not null,
    position bigint not null,
    error text not null,
    since timestamptz not null default now(),
    tried_at timestamptz default now(),
    tries int not null default 1
  )`

/**
 * What a checkpoint tells of the last step that had events (lag is `updated_at - event_at`: a step without any moves
 * both on, and leaves that as it was), of which types of events the tables are made, and which event was the last: by
 * it a log is known again (`lineage.ts`).
 */
const measures = `
  add column if not exists handles text[],
  add column if not exists event_at timestamptz,
  add column if not exists batch_events int,
  add column if not exists batch_ms real,
  add column if not exists event_id uuid,
  add column if not exists event_stream text,
  add column if not exists event_revision int`

/**
 * Makes the tables in which the projector keeps checkpoints, stops, replays and audits, where they are not there yet. Safe when several
 * processes do it at once.
 */
export const ensureProjector = (pool: pg.Pool): Promise<void> =>
  transaction(pool, async (sql, client) => {
    await sql`select pg_advisory_xact_lock(hashtext('projector.checkpoint'))`
    await client.query(`${ownTables}; ${replayTable}; ${auditTable}`)
    // Looked at first: to alter a table waits for every audit that reads it, and all others wait behind that.
    const has = async (table: string, column: string) =>
      (await sql`select from pg_attribute where attrelid = ${table}::regclass and attname = ${column}`)
        .length > 0
    if (!(await has('projector.checkpoint', 'event_revision')))
      await client.query(`alter table projector.checkpoint ${measures}`)
    if (!(await has('projector.replay', 'begun')))
      await client.query(`alter table projector.replay ${replayColumns}`)
  })

/**
 * Creates schema, tables and checkpoint where they are not there yet, all or nothing. Safe when several
 * processes do it at once.
 */
export async function ensureTables(pool: pg.Pool, { projection, schema }: Tables): Promise<void> {
  await ensureProjector(pool)
  await transaction(pool, async (sql, client) => {
    await sql`select pg_advisory_xact_lock(hashtext('projector.checkpoint'))`
    if (await isMade(sql, schema, projection.handles)) return
    await client.query(`create schema ${pg.escapeIdentifier(schema)}`)
    await lookIn(sql, schema)
    await client.query(projection.tables)
    await sql`insert into projector.checkpoint (schema, position, handles)
      values (${schema}, -1, ${projection.handles.toSorted()})`
  })
}

/**
 * Whether the tables of a schema are there. Throws when they were made of other types of events: those that they
 * passed over nobody would ever apply.
 */
async function isMade(sql: Sql, schema: string, handles: readonly string[]): Promise<boolean> {
  const [made] = await sql<{ handles: string[] | null }>`
    select handles from projector.checkpoint where schema = ${schema}`
  if (!made) return false
  const types = handles.toSorted()
  if (!made.handles) await sql`update projector.checkpoint set handles = ${types} where schema = ${schema}`
  else if (!isDeepStrictEqual(made.handles, types)) {
    throw new Error(
      `${schema} was made of other types of events (${made.handles.join(', ')}) than this release makes it of: ` +
        'raise the version of the projection, or drop what a replay of before left behind (replay --fresh).',
    )
  }
  return true
}

/** Drops a schema with its tables and checkpoint, table by table, so that no reader can deadlock with it. */
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

/** The name of a table of a schema, to be put into a statement. */
export const qualified = (schema: string, table: string): string =>
  [schema, table].map(pg.escapeIdentifier).join('.')

/** Names of the tables of a schema, in order. */
export async function tablesIn(client: Pick<pg.Pool, 'query'>, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ tablename: string }>(
    'select tablename from pg_tables where schemaname = $1 order by tablename',
    [schema],
  )
  return rows.map(({ tablename }) => tablename)
}

/** How far the tables of each schema have come; schemas that are not there are left out. */
export async function positionsOf(sql: Sql, schemas: readonly string[]): Promise<Map<string, bigint>> {
  const rows = await sql<{ schema: string; position: bigint }>`
    select schema, position from projector.checkpoint where schema = any(${schemas})`
  return new Map(rows.map(({ schema, position }) => [schema, position]))
}

/** How far the tables of one schema have come. Throws when they were never made. */
export async function positionOf(sql: Sql, schema: string): Promise<bigint> {
  const position = (await positionsOf(sql, [schema])).get(schema)
  if (position === undefined) throw new Error(`${schema} has no checkpoint: its tables were never made`)
  return position
}

const searchPath = (schema: string) => `${pg.escapeIdentifier(schema)}, public`

/** Looks tables up in this schema until the transaction ends. */
export const lookIn = (sql: Sql, schema: string): Promise<object[]> =>
  sql`select set_config('search_path', ${searchPath(schema)}, true)`

/**
 * How long, in milliseconds, a transaction that holds a checkpoint may do nothing: of a process that is stopped in the
 * midst of it others wait no longer.
 */
export const STOPPED = 5000

/** What a step tells of itself, and of the one before it. */
export interface Measures {
  /** How many handled events it has, and the newest of them. */
  events: number
  newest: Pick<RecordedEvent, 'id' | 'stream' | 'revision' | 'recordedAt'> | null
  /** How long the step before took, in milliseconds; null for the first: a step cannot know its own end. */
  lastMs: number | null
}

const nothing: Measures = { events: 0, newest: null, lastMs: null }

/**
 * Begins a step: moves the checkpoint by compare-and-set, locks it and looks tables up in its schema until the
 * transaction ends. This is the fence between two workers, and it comes before the first row is written: whoever
 * has to wait here for a swap of the tables then looks up the new ones. Throws FencedError when the checkpoint is not at
 * `from`.
 */
export async function beginStep(
  sql: Sql,
  schema: string,
  { from, to }: { from: bigint; to: bigint },
  { events, newest, lastMs }: Measures = nothing,
): Promise<void> {
  // Rows and checkpoint vanish together when the server crashes, and the log has them still: no need to wait for
  // the disk. One statement, as each costs a live update its way to the server and back.
  const moved = await sql`with moved as (
      update projector.checkpoint set position = ${to},
        updated_at = now(),
        event_at = coalesce(${newest?.recordedAt ?? null}, event_at + (now() - updated_at)),
        event_id = coalesce(${newest?.id ?? null}, event_id),
        event_stream = coalesce(${newest?.stream ?? null}, event_stream),
        event_revision = coalesce(${newest?.revision ?? null}, event_revision),
        batch_events = case when ${events} > 0 then ${events} else batch_events end,
        batch_ms = coalesce(${lastMs}, batch_ms)
      where schema = ${schema} and position = ${from} returning schema
    )
    select set_config('synchronous_commit', 'off', true),
      set_config('idle_in_transaction_session_timeout', ${String(STOPPED)}, true),
      set_config('search_path', ${searchPath(schema)}, true) from moved`
  if (moved.length === 0) throw new FencedError(`${schema} is no longer at ${from}: another worker has it`)
}
