import pino from 'pino'
import { readSettings } from '../../../../services/settings.ts'
import { openPool } from '../../../../services/postgres/sql.ts'
import { startReactors } from '../../../../services/reactors/index.ts'
import { withWorkshop } from '../../../command/workshop.ts'

// The reactors alone, for the benchmark that kills them.

const settings = readSettings()
await withWorkshop(settings, async ({ log }) => {
  const pool = openPool(settings.databaseUrl, [], 4)
  await startReactors({ log, settings, pool, logger: pino({ level: 'error' }) })
  process.send?.('running')
  await new Promise(() => {})
})
