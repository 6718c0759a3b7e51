import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { transaction } from './sql.ts'

const folder = new URL('migrations/', import.meta.url)

/**
 * Runs those files of `migrations/` that were not run yet, in the order of their names and in one transaction, so that
 * an interrupted run changes nothing. Several processes can call this at once.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  await transaction(pool, async (sql, client) => {
    await sql`select pg_advisory_xact_lock(hashtext('operational.migration'))`
    await client.query('create schema if not exists operational')
    await client.query('create table if not exists operational.migration (name text primary key)')
    const done = new Set(
      (await sql<{ name: string }>`select name from operational.migration`).map((r) => r.name),
    )
    for (const name of files.filter((name) => !done.has(name))) {
      await client.query(readFileSync(new URL(name, folder), 'utf8'))
      await sql`insert into operational.migration values (${name})`
    }
  })
}
