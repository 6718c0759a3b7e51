import { openCodec } from '../../events/codec.ts'
import { openLog } from '../../events/log.ts'
import { withoutKeys } from '../../events/without-keys.ts'
import { projections } from '../../projections/index.ts'
import { schemaOf } from '../../projections/projection.ts'
import { openPool } from '../../projections/sql.ts'
import { startQuestions } from '../analytics/runner.ts'
import { openDispatch } from '../commands/dispatch.ts'
import { startEraser, type Eraser } from '../erasure/eraser.ts'
import { startPurger, type Purger } from '../erasure/purger.ts'
import { openKeyStore } from '../keys/store.ts'
import { onStop } from '../lifecycle.ts'
import { openLogger } from '../logger.ts'
import { startReactors, type Reactors } from '../reactors/index.ts'
import { readSettings } from '../settings.ts'
import { answerOf, askPostgres } from '../waiting.ts'
import { startProjector, type Projector } from './projector.ts'

// The projector's process: read models, the effects of events, erasures and purges.

const settings = readSettings()
const logger = openLogger('projector', settings.logLevel)
const keys = openKeyStore({ url: settings.keysUrl, master: settings.keysMaster })
const log = openLog({ url: settings.eventstoreUrl, codec: openCodec(keys), patience: 3000 })
const serving = projections.map(schemaOf)
const pool = openPool(settings.databaseUrl, serving, 8)
pool.on('error', (error) => logger.warn({ error: error.message }, 'a database connection broke'))
/** Analysts' questions are answered without keys. */
const keyless = openLog({ url: settings.eventstoreUrl, codec: openCodec(withoutKeys), patience: 3000 })
let projector: Projector | null = null
let reactors: Reactors | null = null
let eraser: Eraser | null = null
let purger: Purger | null = null
let questions: Awaited<ReturnType<typeof startQuestions>> | null = null
onStop(async () => {
  await Promise.all([projector?.stop(), reactors?.stop(), eraser?.stop(), purger?.stop(), questions?.stop()])
  await Promise.all([log.close(), keyless.close()])
  await pool.end()
  keys.close()
})

await answerOf('Postgres', () => askPostgres(settings.databaseUrl), logger)
await answerOf('the event log', log.head, logger)
projector = await startProjector({ settings, log, projections, logger })
reactors = await startReactors({ settings, log, pool, logger })
const tools = { dispatch: openDispatch(log), log, pepper: settings.reservationPepper }
eraser = await startEraser({ tools, keys, pool, serving, receiptKey: settings.receiptKey, logger })
purger = await startPurger({ log, pool, serving, logger })
questions = await startQuestions({
  settings,
  log: keyless,
  dispatch: openDispatch(keyless),
  secret: settings.reservationPepper,
  logger,
})
logger.info({ projections: projections.map(({ name }) => name) }, 'the projector works')
