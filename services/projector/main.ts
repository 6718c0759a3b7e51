import { openCodec } from '../../events/codec.ts'
import { openLog } from '../../events/log.ts'
import { projections } from '../../projections/index.ts'
import { openPool } from '../../projections/sql.ts'
import { openKeyStore } from '../keys/store.ts'
import { onStop } from '../lifecycle.ts'
import { openLogger } from '../logger.ts'
import { startReactors, type Reactors } from '../reactors/index.ts'
import { readSettings } from '../settings.ts'
import { answerOf, askPostgres } from '../waiting.ts'
import { startProjector, type Projector } from './projector.ts'

// The projector's process: read models, and the effects of events.

const settings = readSettings()
const logger = openLogger('projector', settings.logLevel)
const keys = openKeyStore({ url: settings.keysUrl, master: settings.keysMaster })
const log = openLog({ url: settings.eventstoreUrl, codec: openCodec(keys), patience: 3000 })
const pool = openPool(settings.databaseUrl, [], 4)
pool.on('error', (error) => logger.warn({ error: error.message }, 'a database connection broke'))
let projector: Projector | null = null
let reactors: Reactors | null = null
onStop(async () => {
  await Promise.all([projector?.stop(), reactors?.stop()])
  await log.close()
  await pool.end()
  keys.close()
})

await answerOf('Postgres', () => askPostgres(settings.databaseUrl), logger)
await answerOf('the event log', log.head, logger)
projector = await startProjector({ settings, log, projections, logger })
reactors = await startReactors({ settings, log, pool, logger })
logger.info({ projections: projections.map(({ name }) => name) }, 'the projector works')
