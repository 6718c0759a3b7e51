import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openCodec } from '../../events/codec.ts'
import { openLog } from '../../events/log.ts'
import { projections } from '../../projections/index.ts'
import { schemaOf } from '../../projections/projection.ts'
import { openPool, sqlOver, type Sql } from '../../projections/sql.ts'
import { openDispatch } from '../commands/dispatch.ts'
import { followLog, openMemory } from '../commands/memory.ts'
import { openKeyStore } from '../keys/store.ts'
import { onStop } from '../lifecycle.ts'
import { openLogger } from '../logger.ts'
import { migrate } from '../operational/migrate.ts'
import { openChanges } from '../projector/changes.ts'
import { notTakenOver } from '../projector/takeover.ts'
import { readSettings } from '../settings.ts'
import { answerOf, askPostgres } from '../waiting.ts'
import { openApp } from './app.ts'
import { openOwnData } from './own-data/own-data.ts'
import { openReads } from './read-models.ts'
import { openReceipts } from './receipts.ts'
import { builtRender } from './render.ts'

// The API's process.

/** Whether the projector has made and filled the tables of this release. Throws when it has not. */
async function askTables(sql: Sql) {
  const missing = await notTakenOver(sql, projections)
  if (missing.length > 0) throw new Error(`the projector still works on ${missing.join(', ')}`)
}

const settings = readSettings()
const logger = openLogger('api', settings.logLevel)
const keys = openKeyStore({ url: settings.keysUrl, master: settings.keysMaster })
const log = openLog({ url: settings.eventstoreUrl, codec: openCodec(keys) })
const pool = openPool(settings.databaseUrl, projections.map(schemaOf), 20)
// A broken connection is replaced; whoever was using it hears of it.
pool.on('error', (error) => logger.warn({ error: error.message }, 'a database connection broke'))
const opened: { close: () => Promise<void> }[] = []
// From the start: whoever is told to stop while it waits for its parts stops too.
onStop(async () => {
  for (const part of opened.toReversed()) await part.close()
  await log.close()
  keys.close()
  await pool.end()
})
await answerOf('Postgres', () => askPostgres(settings.databaseUrl), logger)
await answerOf('the event log', log.head, logger)
await answerOf('the tables of the read models', () => askTables(sqlOver(pool)), logger)
await migrate(pool)
const changes = await openChanges(settings, projections)
opened.push(changes)

// What commands ask about other streams is mostly known: kept up to date, it need not be read each time.
const memory = openMemory({ freshFor: 600_000 })
const following = new AbortController()
const followed = followLog(memory, log, {
  signal: following.signal,
  onError: (error) => logger.error({ err: error }, 'the memory of commands cannot follow the log'),
})
opened.push({
  close: () => {
    following.abort()
    return followed
  },
})

const web = join(import.meta.dirname, '../../web')
const assets = join(web, 'dist/client/assets')
const sql = sqlOver(pool)
const reads = openReads(sql)
const app = await openApp({
  settings,
  logger,
  log,
  changes,
  projections,
  reads,
  sql,
  ownData: openOwnData({ sql, log, reads }),
  graceDays: settings.erasureGraceDays,
  receipts: openReceipts(sql, settings.receiptKey),
  tools: { dispatch: openDispatch(log, memory), log, pepper: settings.reservationPepper },
  web: {
    render: await builtRender(join(web, 'dist/server/entry-server.js')),
    assets: existsSync(assets) ? assets : null,
    operations: join(web, 'persisted-queries.json'),
  },
})
opened.push({ close: () => app.close() })
const address = await app.listen({ host: settings.host, port: settings.port })
logger.info(`the API listens at ${address}`)
