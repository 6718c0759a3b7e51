import pg from 'pg'
import { transaction } from '../postgres/sql.ts'
import { dropTables, qualified, tablesIn } from '../projector/checkpoint.ts'

/** How long, in ms, to wait for a step of the projection to end. */
const STEP_LONGEST = 30_000

/** The columns of a table that are written, as a list to be put into a statement. */
async function columnsOf(client: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
}

/** Gives a table the keys and indices that another has: faster at the end than row by row. */
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

/**
 * Puts a fresh copy of a read model's tables in their place, and drops them with all that their files still hold.
 * Members read on meanwhile: no table is locked. Only the projection waits at its checkpoint, and nobody else writes.
 */
export async function copyAnew(pool: pg.Pool, schema: string): Promise<void> {
  const retired = `${schema}_retired`
  const anew = `${schema}_anew`
  // Of a replay, or of another time, that was cut short.
  await dropTables(pool, retired)
  await transaction(pool, async (sql, client) => {
    await client.query(`set local statement_timeout = 0; set local lock_timeout = ${STEP_LONGEST}`)
    await sql`select from projector.checkpoint where schema = ${schema} for update`
    await client.query(`create schema ${pg.escapeIdentifier(anew)}`)
    for (const table of await tablesIn(client, schema)) {
      const [from, to] = [qualified(schema, table), qualified(anew, table)]
      await client.query(`create table ${to} (like ${from} including all excluding indexes)`)
      const columns = await columnsOf(client, from)
      if (columns) await client.query(`insert into ${to} (${columns}) select ${columns} from ${from}`)
      await indexLike(client, from, to)
      await client.query(`analyze ${to}`)
    }
    const rename = (from: string, to: string) =>
      client.query(`alter schema ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`)
    await rename(schema, retired)
    await rename(anew, schema)
  })
  await dropTables(pool, retired)
}
