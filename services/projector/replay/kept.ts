import type pg from 'pg'
import type { Sql } from '../../postgres/sql.ts'
import { dropTables } from '../checkpoint.ts'

// What served before a replay: kept until somebody drops it, or until something is to be gone for good.

/** Tables that a replay took out of service. */
export interface Kept {
  schema: string
  /** The schema that they served as. */
  of: string
  /** What they tell ends here. */
  position: bigint
  since: Date
  /** Bytes on disk, with indices. */
  bytes: bigint
}

const KEPT = /^(.+_v\d+)_old_\d{14}$/

/** Whether these are tables that a replay took out of service. */
export const isKept = (schema: string): boolean => KEPT.test(schema)

/** The schema for the tables that a schema's had until this moment. */
export const keptSchema = (schema: string, at: Date): string =>
  `${schema}_old_${at.toISOString().replaceAll(/\D/g, '').slice(0, 14)}`

/** `keptSchema`, or that of the next second that no other replay has had. */
export async function freeKeptSchema(sql: Sql, schema: string, at: Date): Promise<string> {
  const kept = keptSchema(schema, at)
  const [taken] = await sql`select from pg_namespace where nspname = ${kept}`
  return taken ? freeKeptSchema(sql, schema, new Date(at.getTime() + 1000)) : kept
}

/** A set of tables, and what it is there for. */
export interface TableSet {
  schema: string
  use: 'serving' | 'building' | 'kept' | 'other'
  /** The last event that they are made of. */
  position: bigint
  /** When an event was last applied to them, or when they were taken out of service. */
  since: Date
  /** Bytes on disk, with indices. */
  bytes: bigint
}

/** All sets of tables by schema; `serving` are the schemas of this release. */
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

/** All tables that replays took out of service, oldest first. */
export async function keptTables(sql: Sql): Promise<Kept[]> {
  const sets = (await tableSets(sql, [])).filter(({ use }) => use === 'kept')
  return sets
    .toSorted((a, b) => a.since.getTime() - b.since.getTime())
    .map(({ use: _, ...set }) => ({ ...set, of: KEPT.exec(set.schema)?.[1] ?? set.schema }))
}

/** Drops kept tables for good. Throws when the schema is none of theirs. */
export async function dropKept(pool: pg.Pool, schema: string): Promise<void> {
  if (!isKept(schema)) throw new Error(`${schema} are no tables that a replay took out of service`)
  await dropTables(pool, schema)
}
