import { constants, setPriority } from 'node:os'
import { openCodec } from '../../../events/log/codec.ts'
import { openLog } from '../../../events/log.ts'
import { withoutKeys } from '../../../events/log/without-keys.ts'
import { projections } from '../../../projections/index.ts'
import { migrate } from '../../postgres/migrate.ts'
import { openPool, sqlOver } from '../../postgres/sql.ts'
import { startQuestions } from '../../analytics/runner.ts'
import { openDispatch } from '../../commands/frame/dispatch.ts'
import { isFinal, openKeyStore } from '../../keys/store.ts'
import { keepHeapSmall } from '../../heap.ts'
import { onStop } from '../../lifecycle.ts'
import { openLogger } from '../../logger.ts'
import { readSettings } from '../../settings.ts'
import { figuresOfProcess } from '../../telemetry/figures.ts'
import { startHeartbeat } from '../../telemetry/heartbeat.ts'
import { measuredLog } from '../../telemetry/measured.ts'
import { countProcess } from '../../telemetry/metrics.ts'
import { listenForProbes, openProbes } from '../../telemetry/probes.ts'
import { NotReadyError, openReadiness } from '../../telemetry/ready.ts'
import { answerOf, askPostgres } from '../../startup-retry.ts'
import { openAnnouncer } from '../channel.ts'
import { startReplayer } from '../jobs/job-worker.ts'

// Main module of the process for replays, audits and analysts' questions, which have lower priority than live updates.

setPriority(constants.priority.PRIORITY_LOW)
keepHeapSmall()
const settings = readSettings()
const logger = openLogger('replayer', settings.logLevel)
countProcess('replayer')
const keys = openKeyStore({ url: settings.keysUrl, master: settings.keysMaster })
const log = measuredLog(openLog({ url: settings.eventstoreUrl, codec: openCodec(keys) }))
/** The log without access to keys, because analysts' questions must not decrypt personal data. */
const keyless = openLog({ url: settings.eventstoreUrl, codec: openCodec(withoutKeys) })
// Commits do not wait for the disk, which live updates need. A crash loses tables, checkpoints and progress together,
// so these stay consistent.
const pool = openPool(settings.databaseUrl, [], projections.length + 5, { pipeline: true, durable: false })
pool.on('error', (error) =>
  logger.warn({ error: error.message }, 'a database connection broke; another one replaces it'),
)
const sql = sqlOver(pool)
const announcer = openAnnouncer(settings, (error) =>
  logger.warn({ error: error.message }, 'could not send progress'),
)
let isStarted = false
const readiness = openReadiness({
  Postgres: () => sql`select 1`,
  'the key store': keys.check,
  'the event log': log.head,
  async 'the replayer'() {
    if (!isStarted) throw new NotReadyError('the replayer is starting')
  },
})
const probes = openProbes(readiness, { token: settings.metricsToken })
const opened: { close: () => Promise<void> }[] = []
const working: { stop: () => Promise<void> }[] = []
onStop(async () => {
  readiness.stop()
  await Promise.all(working.map((part) => part.stop()))
  for (const part of opened.toReversed()) await part.close()
  announcer.close()
  await Promise.all([log.close(), keyless.close()])
  await pool.end()
  await keys.close()
})

opened.push(await listenForProbes(probes, { host: settings.host, port: settings.metricsPort }))
await answerOf('Postgres', () => askPostgres(settings.databaseUrl), logger)
await answerOf('the event log', log.head, logger)
await migrate(pool)
await answerOf('the key store', keys.check, logger, isFinal)
opened.push(startHeartbeat(sql, { kind: 'replayer', figures: figuresOfProcess, logger }))
working.push(
  await startReplayer({
    settings,
    pool,
    log,
    projections,
    announcer,
    logger,
    audits: {
      sliceMs: settings.auditSliceMinutes * 60_000,
      wholeMs: settings.auditWholeHours * 3_600_000,
    },
  }),
)
working.push(
  await startQuestions({
    settings,
    log: keyless,
    dispatch: openDispatch(keyless),
    secret: settings.reservationPepper,
    logger,
  }),
)
isStarted = true
logger.info('the replayer is running')
