import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { openCodec } from '../../events/log/codec.ts'
import { openLog } from '../../events/log.ts'
import { openRawLog } from '../../events/raw-log.ts'
import { projections } from '../../projections/index.ts'
import { schemaOf } from '../../projections/projection.ts'
import { failEarly } from '../postgres/fail-early.ts'
import { oneByOne } from '../postgres/one-by-one.ts'
import { openPool, sqlInTurns, type Sql } from '../postgres/sql.ts'
import { followLog, openMemory } from '../commands/frame/stream-cache.ts'
import { isFinal, openKeyStore } from '../keys/store.ts'
import { keepHeapSmall } from '../heap.ts'
import { onStop, restart } from '../lifecycle.ts'
import { openLogger } from '../logger.ts'
import { openAllowances } from '../operational/allowances/allowances.ts'
import { sweepUploads } from './images/sweep-uploads.ts'
import { keepOperations, recordOperations } from '../operational/releases/operations.ts'
import { openSweep, sweep } from '../operational/sweep.ts'
import { readOnlyDuring, watchMaintenance } from '../operational/maintenance.ts'
import { openImageWorkshop } from '../images/workshop.ts'
import { openImageStore } from '../ports/images/store.ts'
import { openProviders } from '../ports/providers.ts'
import { notMigrated } from '../postgres/migrate.ts'
import { openAnswers } from '../operational/used-answers.ts'
import { openCaptcha } from '../ports/captcha.ts'
import { announce } from '../projector/announce.ts'
import { openChanges } from '../projector/live/changes.ts'
import { densityOf } from '../projector/density.ts'
import { openAnnouncer } from '../projector/channel.ts'
import { watchLineage, type LineageWatch } from '../projector/lineage.ts'
import { notTakenOver } from '../projector/live/takeover.ts'
import { readSettings } from '../settings.ts'
import { figuresOfProcess } from '../telemetry/figures.ts'
import { startHeartbeat } from '../telemetry/heartbeat.ts'
import { watchLogHealth } from '../telemetry/log-health.ts'
import { measuredLog } from '../telemetry/measured.ts'
import { countProcess } from '../telemetry/metrics.ts'
import { listenForProbes, openProbes } from '../telemetry/probes.ts'
import { NotReadyError, openReadiness } from '../telemetry/ready.ts'
import { openTracing } from '../telemetry/tracing.ts'
import { answerOf, askPostgres } from '../startup-retry.ts'
import { openApp } from './app.ts'
import { openUploadFolder } from './images/upload-folder.ts'
import { readOperations } from './graphql/frame/operations/persisted-operations.ts'
import { openOperationsWatch } from './graphql/operations/watch.ts'
import { openOwnData } from './own-data/own-data.ts'
import { openAhead } from './live/log-follower.ts'
import { openReads } from './reads.ts'
import { openReceipts } from './receipts.ts'
import { builtRender } from './pages/render.ts'
import { openVisitorReads, primaryReads } from './visitor-reads.ts'
import { openApiTools } from './tools.ts'

// Main module of the API's process.

/** Throws NotReadyError until the projector has made and filled all tables that this release needs. */
async function askTables(sql: Sql) {
  const missing = [...(await notMigrated(sql)), ...(await notTakenOver(sql, projections))]
  if (missing.length > 0) throw new NotReadyError(`the projector still works on ${missing.join(', ')}`)
}

/** Maximum number of connections to PostgreSQL. More than a few per core do not answer sooner, and each takes time to open. */
const MAX_CONNECTIONS = Math.min(20, 4 * availableParallelism())
/** Time limit for the response of the log or database, after which members are told that it is unavailable. */
const TIMEOUT_MS = 5000

keepHeapSmall()
const settings = readSettings()
const logger = openLogger('api', settings.logLevel)
countProcess('api')
const tracing = await openTracing('api', settings)
const keys = openKeyStore({ url: settings.keysUrl, master: settings.keysMaster, inThread: true })
const log = measuredLog(
  openLog({
    url: settings.eventstoreUrl,
    codec: openCodec(keys),
    timeoutMs: TIMEOUT_MS,
    reconnected: () => void lineage?.check().catch(() => {}),
  }),
)
const pool = openPool(settings.databaseUrl, projections.map(schemaOf), MAX_CONNECTIONS, {
  timeoutMs: TIMEOUT_MS,
  pipeline: true,
})
// The pool replaces a broken connection without help; only the queries that were using the connection fail.
pool.on('error', (error) =>
  logger.warn({ error: error.message }, 'a database connection broke; another one replaces it'),
)
const sql = failEarly(sqlInTurns(pool))
/** Statements that are repeated regularly. */
const looks = oneByOne(sql)
const images = {
  store: openImageStore(settings.imagesUrl),
  workshop: openImageWorkshop(),
  folder: openUploadFolder(settings.imagesUrl),
}
const health = watchLogHealth(log, {
  fault: () => lineage?.current() ?? null,
  imagesDisk: images.store.disk,
})
const readiness = openReadiness(
  {
    Postgres: () => sql`select 1`,
    'the key store': keys.check,
    'the event log': log.head,
    'the tables of the read models': () => askTables(sql),
  },
  { warnings: () => health.concerns().map(({ sentence }) => sentence) },
)
const probes = openProbes(readiness, { token: settings.metricsToken })
const opened: { close: () => Promise<void> }[] = [images.workshop, health]
let lineage: LineageWatch | null = null
// Registered first, because the process may be told to stop while it still waits for database and log.
onStop(async () => {
  readiness.stop()
  for (const part of opened.toReversed()) await part.close()
  await log.close()
  await keys.close()
  await pool.end()
  await tracing.close()
})
opened.push(await listenForProbes(probes, { host: settings.host, port: settings.metricsPort }))
await answerOf('Postgres', () => askPostgres(settings.databaseUrl), logger)
await answerOf('the event log', log.head, logger)
await answerOf('the tables of the read models', () => askTables(sql), logger)
await answerOf('the key store', keys.check, logger, isFinal)
const changes = await openChanges(settings, projections)
opened.push(changes)
const announcer = openAnnouncer(settings, (error) =>
  logger.warn({ error: error.message }, 'could not announce live updates'),
)
opened.push({ close: async () => announcer.close() })
const operations = openOperationsWatch({
  asked: () => process.connected && process.send?.({ replayerWanted: true }),
  onError: (error) => logger.warn({ err: error }, 'cannot read the state of operations; retrying'),
  pool,
  log,
  projections,
  health,
  async density() {
    const rawLog = openRawLog(settings.eventstoreUrl)
    return densityOf(rawLog).finally(rawLog.close)
  },
})
opened.push(operations)
lineage = await watchLineage(
  { log, sql: looks, schemas: projections.map(schemaOf) },
  { logger, onMended: restart },
)
opened.push(lineage)
const maintenance = readOnlyDuring(
  await watchMaintenance(looks, {
    onError: (error) => logger.warn({ err: error }, 'cannot look whether the network is read-only; retrying'),
  }),
  lineage,
)
opened.push(maintenance)
// Changes are announced; the regular looks are for announcements that got lost.
const lookAtMaintenance = () => void maintenance.look().catch(() => {})
changes.subscribe('maintenance', lookAtMaintenance)
changes.onResync(lookAtMaintenance)

// Streams that deciders need are cached and updated from the log, which saves most reads of them.
const memory = openMemory({ freshFor: 600_000 })
const following = new AbortController()
const ahead = openAhead({ memory, log, changes, projections })
const followed = followLog(memory, log, {
  signal: following.signal,
  follower: ahead.follower,
  onError: (error) => logger.error({ err: error }, 'the memory of commands cannot follow the log'),
})
opened.push({
  close: () => {
    following.abort()
    ahead.close()
    return followed
  },
})

const allowances = openAllowances({ sql, redisUrl: settings.redisUrl }, (error) =>
  logger.warn({ error: error.message }, 'limits count in this process alone until their store answers'),
)
opened.push(allowances)

const web = join(import.meta.dirname, '../../web')
const assets = join(web, 'dist/client/assets')
const operationsFile = join(web, 'persisted-queries.json')
const texts = readOperations(operationsFile)
await recordOperations(sql, texts)
const reads = openReads(sql)
const visitorReads = settings.readDatabaseUrl
  ? openVisitorReads({ url: settings.readDatabaseUrl, sql, reads, changes, projections, logger })
  : primaryReads(reads)
opened.push(visitorReads)
const sweepAll = async () => {
  await keepOperations(looks, [...texts.keys()])
  await sweep(looks)
  await sweepUploads({ sql: looks, log, images: images.store })
}
opened.push(
  openSweep(sweepAll, (error) => logger.warn({ error: error.message }, 'could not delete what has expired')),
)
const app = await openApp({
  settings,
  logger,
  log,
  changes,
  ahead,
  maintenance,
  operations,
  announce: (topic, id) => announce(announcer, sql, topic, id),
  probes,
  allowances,
  captcha: openCaptcha({
    secret: settings.reservationPepper,
    useAnswer: openAnswers(sql, (error) => logger.warn({ err: error }, 'cannot delete used answers')),
    ...settings.captcha,
  }),
  projections,
  reads,
  visitorReads,
  pool,
  sql,
  ownData: openOwnData({ sql, log, reads }),
  images,
  graceDays: settings.erasureGraceDays,
  providers: openProviders(settings.providers),
  receipts: openReceipts(sql, settings.receiptKey),
  tools: openApiTools({ log, memory, pepper: settings.reservationPepper, maintenance, changes }),
  web: {
    render: await builtRender(join(web, 'dist/server/entry-server.js')),
    assets: existsSync(assets) ? assets : null,
    operations: operationsFile,
  },
})
opened.push({ close: () => app.close() })
opened.push(startHeartbeat(looks, { kind: 'api', figures: figuresOfProcess, logger }))
const address = await app.listen({ host: settings.host, port: settings.port })
logger.info(`the API listens at ${address}`)
