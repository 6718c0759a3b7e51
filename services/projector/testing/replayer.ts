import type { Projection } from '../../../projections/projection.ts'
import { openPool } from '../../postgres/sql.ts'
import { openAnnouncer, type ChannelSettings } from '../channel.ts'
import { startReplayer, type ReplayerOptions } from '../jobs/job-worker.ts'
import { logger, openTestLog } from './bench.ts'
import { lastFollower, tally } from './projections.ts'

/** A slow test projection, so that a test can pause, kill or stop a replay while it runs. */
const slowTally: Projection = {
  ...tally,
  async apply(batch, sql) {
    await sql`select pg_sleep(${batch.length / 4000})`
    return tally.apply(batch, sql)
  },
}

export async function openReplayer(
  settings: ChannelSettings,
  eventStoreUrl: string,
  audits?: ReplayerOptions['audits'],
) {
  const pool = openPool(settings.databaseUrl, [], 8)
  const log = openTestLog(eventStoreUrl)
  const announcer = openAnnouncer(settings, () => {})
  const projections = [slowTally, lastFollower]
  const replayer = await startReplayer({
    settings,
    pool,
    log,
    projections,
    announcer,
    logger,
    ...(audits && { audits }),
  })
  return {
    async stop() {
      await replayer.stop()
      announcer.close()
      await pool.end()
      await log.close()
    },
  }
}

// Runs only if this file is started as a process, which a test can then kill.
if (process.send && process.argv[1] === import.meta.filename) {
  const {
    DATABASE_URL: databaseUrl = '',
    EVENTSTORE_URL: eventStoreUrl = '',
    REDIS_URL: redisUrl,
  } = process.env
  await openReplayer({ databaseUrl, redisUrl }, eventStoreUrl)
  process.send('working')
}
