import { setTimeout as sleep } from 'node:timers/promises'
import { openCodec } from '../../events/codec.ts'
import { openLog } from '../../events/log.ts'
import { projections } from '../../projections/index.ts'
import { openPool, sqlOver } from '../../projections/sql.ts'
import { openKeyStore } from '../keys/store.ts'
import { readSettings } from '../settings.ts'
import { positionsOf, servingTables } from './checkpoint.ts'

// Whether the read models keep up: exits with 0 when all of them come to where the log is now, with 1 otherwise.

/** How long they may take, in ms: a projection that handles nothing moves on every two seconds. */
const PATIENCE = 8000
const PAUSE = 500

const settings = readSettings()
const keys = openKeyStore({ url: settings.keysUrl, master: settings.keysMaster })
const log = openLog({ url: settings.eventstoreUrl, codec: openCodec(keys) })
const pool = openPool(settings.databaseUrl, [], 1)
const schemas = projections.map((projection) => servingTables(projection).schema)

/** The schemas whose tables have not come to a position of the log. */
async function behind(position: bigint): Promise<string[]> {
  const positions = await positionsOf(sqlOver(pool), schemas)
  return schemas.filter((schema) => (positions.get(schema) ?? -1n) < position)
}

async function check(): Promise<string[]> {
  const until = Date.now() + PATIENCE
  const head = await log.head()
  for (;;) {
    const late = await behind(head)
    if (late.length === 0 || Date.now() > until) return late
    await sleep(PAUSE)
  }
}

setTimeout(() => process.exit(1), PATIENCE + 1000).unref()
const late = await check()
if (late.length > 0) console.error(`behind the log: ${late.join(', ')}`)
process.exit(late.length > 0 ? 1 : 0)
