import { startProjector } from '../projector.ts'
import { LOCK_MS, logger, openTestLog, projections } from './bench.ts'

// Runs a projector with the test projections, as a process that a test can kill.
const {
  DATABASE_URL: databaseUrl = '',
  EVENTSTORE_URL: eventStoreUrl = '',
  REDIS_URL: redisUrl,
} = process.env
const log = openTestLog(eventStoreUrl)
await startProjector({ settings: { databaseUrl, redisUrl }, log, projections, lockMs: LOCK_MS, logger })
process.send?.('working')
