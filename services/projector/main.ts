import { EventEmitter } from 'node:events'
import { openCodec } from '../../events/log/codec.ts'
import { openLog } from '../../events/log.ts'
import { projections } from '../../projections/index.ts'
import { schemaOf } from '../../projections/projection.ts'
import { oneByOne } from '../postgres/one-by-one.ts'
import { openPool, sqlOver } from '../postgres/sql.ts'
import { openTools } from '../commands/frame/tools.ts'
import { startEraser, type Eraser } from '../erasure/eraser.ts'
import { startPurger, type Purger } from '../erasure/content-purger.ts'
import { isFinal, openKeyStore } from '../keys/store.ts'
import { keepHeapSmall } from '../heap.ts'
import { onStop, restart } from '../lifecycle.ts'
import { openLogger } from '../logger.ts'
import { readOnlyDuring, watchMaintenance } from '../operational/maintenance.ts'
import { openImageStore } from '../ports/images/store.ts'
import { migrate } from '../postgres/migrate.ts'
import { resetReactorsBeyond } from '../reactors/queue.ts'
import { startReactors, type Reactors } from '../reactors/index.ts'
import { startPublisher } from '../reactors/publisher.ts'
import { startRecoverer } from '../reactors/recoveries/recoverer.ts'
import { readSettings } from '../settings.ts'
import { figuresOfProcess } from '../telemetry/figures.ts'
import { startHeartbeat } from '../telemetry/heartbeat.ts'
import { watchLogHealth } from '../telemetry/log-health.ts'
import { measuredDispatch, measuredLog } from '../telemetry/measured.ts'
import { countProcess } from '../telemetry/metrics.ts'
import { listenForProbes, openProbes } from '../telemetry/probes.ts'
import { NotReadyError, openReadiness } from '../telemetry/ready.ts'
import { openTracing } from '../telemetry/tracing.ts'
import { answerOf, askPostgres } from '../startup-retry.ts'
import { announce } from './announce.ts'
import { openAnnouncer } from './channel.ts'
import { openGauges } from './gauges.ts'
import { watchLineage, type LineageWatch } from './lineage.ts'
import { startProjector, type Projector } from './projector.ts'
import { watchReplayerWanted } from './replay/replayer-wanted.ts'

// Main module of the projector's process, which runs projections, reactors, erasures and purges.

keepHeapSmall()
const settings = readSettings()
const logger = openLogger('projector', settings.logLevel)
countProcess('projector')
const tracing = await openTracing('projector', settings)
const keys = openKeyStore({
  url: settings.keysUrl,
  master: settings.keysMaster,
  backupDays: settings.keysBackupDays,
})
const log = measuredLog(
  openLog({
    url: settings.eventstoreUrl,
    codec: openCodec(keys),
    timeoutMs: 3000,
    reconnected: () => void lineage?.check().catch(() => {}),
  }),
)
const serving = projections.map(schemaOf)
const pool = openPool(settings.databaseUrl, serving, serving.length + 8, { pipeline: true })
pool.on('error', (error) =>
  logger.warn({ error: error.message }, 'a database connection broke; another one replaces it'),
)
const sql = sqlOver(pool)
/** Statements that are repeated regularly. */
const looks = oneByOne(sql)
const images = openImageStore(settings.imagesUrl)
const health = watchLogHealth(log, {
  fault: () => lineage?.current() ?? null,
  imagesDisk: images.disk,
  logger,
})
const readiness = openReadiness(
  {
    Postgres: () => sql`select 1`,
    'the key store': keys.check,
    'the event log': log.head,
    async 'the projector'() {
      const fault = lineage?.current()
      if (fault) throw new NotReadyError(fault.sentence)
      if (!projector) throw new NotReadyError('the projector is starting')
    },
  },
  { warnings: () => health.concerns().map(({ sentence }) => sentence) },
)
const opened: { close: () => Promise<void> }[] = []
let lineage: LineageWatch | null = null
let projector: Projector | null = null
let reactors: Reactors | null = null
let eraser: Eraser | null = null
let purger: Purger | null = null
let publisher: ReturnType<typeof startPublisher> | null = null
let recoverer: ReturnType<typeof startRecoverer> | null = null
onStop(async () => {
  readiness.stop()
  await Promise.all([
    projector?.stop(),
    reactors?.stop(),
    eraser?.stop(),
    purger?.stop(),
    publisher?.stop(),
    recoverer?.stop(),
  ])
  for (const part of opened.toReversed()) await part.close()
  await log.close()
  await pool.end()
  await keys.close()
  await tracing.close()
})
const gauges = openGauges({ settings, pool, log, projections, health })
opened.push(health, gauges)
const probes = openProbes(readiness, { token: settings.metricsToken, collect: gauges.collect })
opened.push(await listenForProbes(probes, { host: settings.host, port: settings.metricsPort }))

await answerOf('Postgres', () => askPostgres(settings.databaseUrl), logger)
await answerOf('the event log', log.head, logger)
await migrate(pool)
await answerOf('the key store', keys.check, logger, isFinal)
lineage = await watchLineage({ log, sql: looks, schemas: serving }, { logger, onMended: restart })
if (!lineage.current()) await resetReactorsBeyond(sql, await log.head())
opened.push(lineage)
const maintenance = readOnlyDuring(
  await watchMaintenance(looks, {
    onError: (error) => logger.warn({ err: error }, 'cannot look whether the network is read-only; retrying'),
  }),
  lineage,
)
opened.push(maintenance)
/** Changes of the tables that this process fills, by the name of their projection. */
const applied = new EventEmitter()
projector = await startProjector({
  settings,
  log,
  projections,
  pool,
  lineage,
  applied: (projection) => applied.emit(projection),
  logger,
})
if (process.send) {
  const watch = watchReplayerWanted(
    looks,
    serving,
    (replayerWanted) => process.connected && process.send?.({ replayerWanted }),
  )
  opened.push(watch)
  applied.on('questions', watch.wake)
}
opened.push(startHeartbeat(looks, { kind: 'projector', figures: figuresOfProcess, logger }))
const hold = maintenance.over
const announcer = openAnnouncer(settings, (error) =>
  logger.warn({ error: error.message }, 'could not announce live updates'),
)
opened.push({ close: async () => announcer.close() })
reactors = await startReactors({
  settings,
  images,
  log,
  pool,
  announce: (topic, id) => announce(announcer, sql, topic, id),
  hold,
  logger,
})
const tools = openTools({ log, pepper: settings.reservationPepper, around: [measuredDispatch] })
eraser = await startEraser({
  tools,
  keys,
  images,
  pool,
  looks,
  serving,
  receiptKey: settings.receiptKey,
  hold,
  logger,
})
purger = await startPurger({ log, images, pool, serving, hold, logger })
publisher = startPublisher({ dispatch: tools.dispatch, sql: looks, hold, applied, logger })
recoverer = startRecoverer({ tools, sql: looks, hold, applied, logger })
applied.on('erasures', eraser.wake)
logger.info({ projections: projections.map(({ name }) => name) }, 'the projector is running')
