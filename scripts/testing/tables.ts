import { projections } from '../../projections/index.ts'
import { openPool } from '../../services/postgres/sql.ts'
import { ensureTables, servingTables } from '../../services/projector/checkpoint.ts'
import { testPostgres } from './services.ts'

/** Creates the empty tables of all projections, with those of the services, in a new database. */
export async function makeTables(url: string): Promise<void> {
  const pool = openPool(url, [], 1)
  try {
    for (const projection of projections) await ensureTables(pool, servingTables(projection))
  } finally {
    await pool.end()
  }
}

/**
 * Address of a new temporary database with the empty tables of all projections. It is a copy of the database
 * TEST_TABLES, which `npm test` creates, because creating a few hundred tables takes longer than the rest of many tests.
 */
export async function testTables(t: Parameters<typeof testPostgres>[0]): Promise<string> {
  const copyOf = process.env.TEST_TABLES
  if (copyOf) return testPostgres(t, { copyOf })
  const url = await testPostgres(t)
  await makeTables(url)
  return url
}
