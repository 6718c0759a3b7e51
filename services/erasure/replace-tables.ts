import pg from 'pg'
import { transaction } from '../postgres/sql.ts'
import { dropTables, qualified, tablesIn } from '../projector/checkpoint.ts'

const STEP_TIMEOUT_MS = 30_000

/** Names of all columns of a table that are not generated, as an SQL list. */
async function columnsOf(client: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
}

/** Creates the keys and indexes of a table on its copy, which is faster after the rows were copied. */
async function indexLike(client: pg.ClientBase, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ index: string; key: string | null }>(
    `select pg_get_indexdef(indexrelid) as index, pg_get_constraintdef(pg_constraint.oid) as key
     from pg_index left join pg_constraint on conindid = indexrelid and contype in ('p', 'u')
     where indrelid = $1::regclass`,
    [from],
  )
  for (const { index, key } of rows) {
    await client.query(
      key ? `alter table ${to} add ${key}` : index.replace(/ ON .*? USING /, () => ` ON ${to} USING `),
    )
  }
}

/** Replaces tables by copies, which deletes the files with deleted rows. Readers can continue; projections wait. */
export async function replaceTables(pool: pg.Pool, schema: string): Promise<void> {
  const retired = `${schema}_retired`
  const copy = `${schema}_copy`
  // Drops copies that an interrupted run may have left.
  await dropTables(pool, retired)
  await transaction(pool, async (sql, client) => {
    await client.query(`set local statement_timeout = 0; set local lock_timeout = ${STEP_TIMEOUT_MS}`)
    await sql`select from projector.checkpoint where schema = ${schema} for update`
    await client.query(`create schema ${pg.escapeIdentifier(copy)}`)
    for (const table of await tablesIn(client, schema)) {
      const [from, to] = [qualified(schema, table), qualified(copy, table)]
      await client.query(`create table ${to} (like ${from} including all excluding indexes)`)
      const columns = await columnsOf(client, from)
      if (columns) await client.query(`insert into ${to} (${columns}) select ${columns} from ${from}`)
      await indexLike(client, from, to)
      await client.query(`analyze ${to}`)
    }
    const rename = (from: string, to: string) =>
      client.query(`alter schema ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`)
    await rename(schema, retired)
    await rename(copy, schema)
  })
  await dropTables(pool, retired)
}
