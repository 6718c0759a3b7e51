import { qualified } from './checkpoint.ts'
import type { Sql } from '../../projections/sql.ts'
import type pg from 'pg'

/** How far the rows of one table are from those that the log gives. */
export interface Drift {
  table: string
  /** Rows of the serving table. */
  rows: bigint
  /** Rows that are missing, differ or should not be there. */
  drift: bigint
  /** Keys of the first of them, in order, with what is wrong. Only ids and numbers are shown. */
  examples: Example[]
}

/** A row that differs. */
export interface Example {
  key: Record<string, string>
  fault: 'missing' | 'different' | 'surplus'
}

const SHOWN = 10
/** Ids, UUIDs and numbers tell nothing about a person; any other key is not shown. */
const TELLABLE = /^([a-z]+_[0-7][0-9a-hjkmnp-tv-z]{25}|[0-9a-f-]{36}|-?\d+)$/

async function keyOf(sql: Sql, table: string): Promise<string[]> {
  const rows = await sql<{ name: string }>`
    select attname::text as name from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary order by array_position(indkey, attnum)`
  if (rows.length === 0)
    throw new Error(`${table} has no primary key, so its rows cannot be compared: give it one`)
  return rows.map(({ name }) => `"${name}"`)
}

/** Compares a table of one schema row by row with that of another, both ways; `expected` is what should be. */
export async function compareTable(
  { sql, client }: { sql: Sql; client: pg.ClientBase },
  table: string,
  serving: string,
  expected: string,
): Promise<Drift> {
  const [is, should] = [qualified(serving, table), qualified(expected, table)]
  const key = await keyOf(sql, is)
  const { rows } = await client.query<{
    key: Record<string, unknown>
    fault: Example['fault']
    drift: bigint
  }>(
    `select jsonb_build_object(${key.map((column) => `'${column.slice(1, -1)}', ${column}`).join(', ')}) as key,
            case when i.tableoid is null then 'missing' when s.tableoid is null then 'surplus'
                 else 'different' end as fault,
            count(*) over () as drift
     from ${is} i full join ${should} s using (${key.join(', ')})
     where row(i.*) is distinct from row(s.*)
     order by ${key.join(', ')} limit ${SHOWN}`,
  )
  const count = await client.query<{ count: bigint }>(`select count(*) from ${is}`)
  return {
    table,
    rows: count.rows[0]?.count ?? 0n,
    drift: rows[0]?.drift ?? 0n,
    examples: rows.map(({ key, fault }) => ({ key: tellable(key), fault })),
  }
}

const tellable = (key: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(key).map(([name, value]) => [
      name,
      TELLABLE.test(String(value)) ? String(value) : '(not shown)',
    ]),
  )
