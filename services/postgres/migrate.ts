import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type pg from 'pg'
import { transaction } from './sql.ts'

const folder = join(import.meta.dirname, 'migrations')

/**
 * Runs those files of `migrations/` that were not run yet, in the order of their numbers and in one transaction, so that
 * an interrupted run changes nothing. Several processes can call this at once.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const files = globSync('*/*.sql', { cwd: folder }).toSorted()
  await transaction(pool, async (sql, client) => {
    await sql`select pg_advisory_xact_lock(hashtext('operational.migration'))`
    await client.query('create schema if not exists operational')
    await client.query('create table if not exists operational.migration (name text primary key)')
    const done = new Set(
      (await sql<{ name: string }>`select name from operational.migration`).map((r) => r.name),
    )
    for (const file of files.filter((file) => !done.has(basename(file)))) {
      await client.query(readFileSync(join(folder, file), 'utf8'))
      await sql`insert into operational.migration values (${basename(file)})`
    }
  })
}
