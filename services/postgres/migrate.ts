import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type pg from 'pg'
import { sqlOver, transaction, type Sql } from './sql.ts'

const folder = join(import.meta.dirname, 'migrations')

/** Files of `migrations/` that were not run yet, in the order of their numbers. */
export async function notMigrated(sql: Sql): Promise<string[]> {
  const files = globSync('*/*.sql', { cwd: folder }).toSorted()
  const [found] = await sql<{ isMade: boolean }>`
    select to_regclass('operational.migration') is not null as "isMade"`
  if (!found?.isMade) return files
  const done = new Set(
    (await sql<{ name: string }>`select name from operational.migration`).map((r) => r.name),
  )
  return files.filter((file) => !done.has(basename(file)))
}

/**
 * Runs those files of `migrations/` that were not run yet, in the order of their numbers and in one transaction, so that
 * an interrupted run changes nothing. Several processes can call this at once. Only the owner of the database may run
 * files; a role without this right can call it too if there are none to run.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  if ((await notMigrated(sqlOver(pool))).length === 0) return
  await transaction(pool, async (sql, client) => {
    await sql`select pg_advisory_xact_lock(hashtext('operational.migration'))`
    await client.query('create schema if not exists operational')
    await client.query('create table if not exists operational.migration (name text primary key)')
    // Another process may have run some files meanwhile.
    for (const file of await notMigrated(sql)) {
      await client.query(readFileSync(join(folder, file), 'utf8'))
      await sql`insert into operational.migration values (${basename(file)})`
    }
  })
}
