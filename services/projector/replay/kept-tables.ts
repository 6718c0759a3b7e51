import type pg from 'pg'
import { sqlOver, type Sql } from '../../postgres/sql.ts'
import { dropTables } from '../checkpoint.ts'

export interface Kept {
  schema: string
  of: string
  position: bigint
  since: Date
  /** Size of the kept tables including their indexes, in bytes. */
  bytes: bigint
}

const KEPT = /^(.+_v\d+)_old_\d{14}$/

export const isKept = (schema: string): boolean => KEPT.test(schema)

export const keptSchema = (schema: string, at: Date): string =>
  `${schema}_old_${at.toISOString().replaceAll(/\D/g, '').slice(0, 14)}`

/** Name of the schema for kept tables (`keptSchema`): of the first second from `at` on whose name is not taken. */
export async function freeKeptSchema(sql: Sql, schema: string, at: Date): Promise<string> {
  const kept = keptSchema(schema, at)
  const [existing] = await sql`select from pg_namespace where nspname = ${kept}`
  return existing ? freeKeptSchema(sql, schema, new Date(at.getTime() + 1000)) : kept
}

interface TableSet {
  schema: string
  use: 'serving' | 'building' | 'kept' | 'other'
  position: bigint
  /** Time at which the tables were last written to, or were replaced. */
  since: Date
  /** Size of the tables including their indexes, in bytes. */
  bytes: bigint
}

export async function tableSets(sql: Sql, serving: readonly string[]): Promise<TableSet[]> {
  const rows = await sql<Omit<TableSet, 'use'>>`
    select schema, position, updated_at as since, (
      select coalesce(sum(pg_total_relation_size(pg_class.oid)), 0)::bigint from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace where nspname = schema and relkind = 'r') as bytes
    from projector.checkpoint order by schema`
  const useOf = (schema: string): TableSet['use'] => {
    if (serving.includes(schema)) return 'serving'
    if (isKept(schema)) return 'kept'
    return schema.endsWith('_rebuild') ? 'building' : 'other'
  }
  return rows.map((row) => ({ ...row, use: useOf(row.schema) }))
}

/** Kept tables, the oldest first, without those that are to be dropped. */
export async function keptTables(sql: Sql): Promise<Kept[]> {
  const dropping = new Set(await requestedDrops(sql))
  const sets = (await tableSets(sql, [])).filter(({ use, schema }) => use === 'kept' && !dropping.has(schema))
  return sets
    .toSorted((a, b) => a.since.getTime() - b.since.getTime())
    .map(({ use: _, ...set }) => ({ ...set, of: KEPT.exec(set.schema)?.[1] ?? set.schema }))
}

function assertKept(schema: string): void {
  if (!isKept(schema)) throw new Error(`${schema} does not contain tables replaced by a replay`)
}

/** Drops the kept tables of a schema. Throws if the schema is not one of kept tables. */
export async function dropKept(pool: pg.Pool, schema: string): Promise<void> {
  assertKept(schema)
  await dropTables(pool, schema)
}

/** Asks the replayer to drop kept tables, because the caller's role may not. Throws as `dropKept` does. */
export async function requestDrop(sql: Sql, schema: string): Promise<void> {
  assertKept(schema)
  await sql`insert into projector.dropping (schema) values (${schema}) on conflict do nothing`
}

const requestedDrops = async (sql: Sql): Promise<string[]> =>
  (await sql<{ schema: string }>`select schema from projector.dropping`).map(({ schema }) => schema)

/** Drops the kept tables that `requestDrop` named. */
export async function dropRequested(pool: pg.Pool): Promise<void> {
  const sql = sqlOver(pool)
  for (const schema of await requestedDrops(sql)) {
    await dropKept(pool, schema)
    await sql`delete from projector.dropping where schema = ${schema}`
  }
}
