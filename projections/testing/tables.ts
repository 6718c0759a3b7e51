import pg from 'pg'
import type { RecordedEvent } from '../../events/event.ts'
import { projections } from '../index.ts'
import { schemaOf } from '../projection.ts'
import { migrate } from '../../services/postgres/migrate.ts'
import { openPool, sqlOver, transaction } from '../../services/postgres/sql.ts'

export async function openTables(databaseUrl: string) {
  const pool = openPool(databaseUrl, projections.map(schemaOf), 4)
  await migrate(pool)
  for (const projection of projections) {
    const schema = schemaOf(projection)
    await pool.query(
      `create schema ${schema}; set search_path = ${schema}; ${projection.tables}; reset search_path`,
    )
  }
  const names = await pool.query<{ schema: string; name: string }>(
    'select schemaname as schema, tablename as name from pg_tables where schemaname = any($1) order by 1, 2',
    [projections.map(schemaOf)],
  )
  const tables = names.rows.map(({ schema, name }) => `${schema}.${pg.escapeIdentifier(name)}`)

  return {
    pool,
    sql: sqlOver(pool),
    clear: () => pool.query(`truncate ${tables.join(', ')}`),
    async apply(batch: readonly RecordedEvent[]) {
      for (const { handles, apply } of projections) {
        const handled = batch.filter(({ type }) => handles.includes(type))
        if (handled.length > 0) await transaction(pool, (sql) => apply(handled, sql))
      }
    },
    async dump() {
      const rows: Record<string, string[]> = {}
      for (const table of tables) {
        const found = await pool.query<{ row: string }>(
          `select to_jsonb(t)::text as row from ${table} t order by 1`,
        )
        rows[table] = found.rows.map(({ row }) => row)
      }
      return rows
    },
  }
}
