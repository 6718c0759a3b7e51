import { openPool } from '../../../projections/sql.ts'
import { startProjector } from '../projector.ts'
import { logger, projections } from './bench.ts'
import { openTableLog } from './table-log.ts'

// A projector over the test projections, in a process that a test can kill.
const { DATABASE_URL: databaseUrl = '', REDIS_URL: redisUrl } = process.env
const log = await openTableLog(openPool(databaseUrl, []))
await startProjector({ settings: { databaseUrl, redisUrl }, log, projections, logger })
process.send?.('working')
