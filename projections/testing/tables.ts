import pg from 'pg'
import type { RecordedEvent } from '../../events/event.ts'
import { projections } from '../index.ts'
import { schemaOf, type Projection } from '../projection.ts'
import { testTables } from '../../scripts/testing/tables.ts'
import { openPool, sqlOver, transaction } from '../../services/postgres/sql.ts'

type Test = Parameters<typeof testTables>[0]

/** Opens a new database with the tables of all projections. */
export async function openTables(t: Test) {
  const pool = openPool(await testTables(t), projections.map(schemaOf), 4)
  const names = await pool.query<{ schema: string; name: string }>(
    'select schemaname as schema, tablename as name from pg_tables where schemaname = any($1) order by 1, 2',
    [projections.map(schemaOf)],
  )
  const tables = names.rows.map(({ schema, name }) => `${schema}.${pg.escapeIdentifier(name)}`)

  return {
    pool,
    sql: sqlOver(pool),
    /** Deletes all rows. For the few rows of a test, this is faster than `truncate`, which replaces every file. */
    clear: () => pool.query(tables.map((table) => `delete from ${table}`).join(';')),
    async apply(batch: readonly RecordedEvent[], to: readonly Projection[] = projections) {
      for (const { handles, apply } of to) {
        const handled = batch.filter(({ type }) => handles.includes(type))
        if (handled.length > 0) await transaction(pool, (sql) => apply(handled, sql))
      }
    },
    async dump() {
      const found = await pool.query<{ rows: string[] }>(
        tables
          .map((table) => `select array(select to_jsonb(t)::text from ${table} t order by 1) as rows`)
          .join(' union all '),
      )
      return Object.fromEntries(tables.map((table, index) => [table, found.rows[index]!.rows]))
    },
  }
}
