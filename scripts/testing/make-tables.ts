import { makeDatabase } from '../network/postgres.ts'
import { dropDatabase } from './services.ts'
import { makeTables } from './tables.ts'

// Creates the database TEST_TABLES with the empty tables of all projections, so that tests can copy it.

const { TEST_DATABASE_URL: server, TEST_TABLES: name } = process.env
if (!server || !name) throw new Error('TEST_DATABASE_URL and TEST_TABLES say where the tables are to be made')
// The server may be reused and still contain the database of an earlier test run.
await dropDatabase(server, name)
await makeTables(await makeDatabase(server, name))
