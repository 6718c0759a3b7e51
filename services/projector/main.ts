import pg from 'pg'
import pino from 'pino'
import { setTimeout as sleep } from 'node:timers/promises'
import { openCodec } from '../../events/codec.ts'
import { openLog } from '../../events/log.ts'
import { projections } from '../../projections/index.ts'
import { openKeyStore } from '../keys/store.ts'
import { onStop } from '../lifecycle.ts'
import { readSettings } from '../settings.ts'
import { startProjector, type Projector } from './projector.ts'

// The projector's process.

const settings = readSettings()
const logger = pino({ name: 'projector', level: settings.logLevel })

/** Asks until there is an answer, and says every five seconds what it waits for. */
async function answerOf(what: string, ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await ask()
      return
    } catch (error) {
      if (tries % 5 === 0) logger.warn(`waiting for ${what}: ${(error as Error).message}`)
      await sleep(1000)
    }
  }
}

async function askPostgres() {
  const client = new pg.Client({ connectionString: settings.databaseUrl, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end()
  }
}

const keys = openKeyStore({ url: settings.keysUrl, master: settings.keysMaster })
const log = openLog({ url: settings.eventstoreUrl, codec: openCodec(keys), patience: 3000 })
let projector: Projector | null = null
onStop(async () => {
  await projector?.stop()
  await log.close()
  keys.close()
})

await answerOf('Postgres', askPostgres)
await answerOf('the event log', log.head)
projector = await startProjector({ settings, log, projections, logger })
logger.info({ projections: projections.map(({ name }) => name) }, 'the projector works')
