import type pg from 'pg'
import { openCodec } from '../../events/log/codec.ts'
import { openLog, type Log } from '../../events/log.ts'
import { projections } from '../../projections/index.ts'
import { schemaOf } from '../../projections/projection.ts'
import { migrate } from '../../services/postgres/migrate.ts'
import { openPool, sqlOver, type Sql } from '../../services/postgres/sql.ts'
import { openMemory } from '../../services/commands/frame/stream-cache.ts'
import { openTools, type Tools } from '../../services/commands/frame/tools.ts'
import { openKeyStore } from '../../services/keys/store.ts'
import { openCredentials, type Credentials } from '../../services/operational/credentials.ts'
import { assertLineage } from '../../services/projector/lineage.ts'
import type { Settings } from '../../services/settings.ts'

export interface Workshop extends Tools {
  credentials: Credentials
}

/** Throws LogBehindError if the read models were built from another log, to which commands must not append. */
export async function assertOwnLog(pool: pg.Pool, log: Pick<Log, 'head' | 'holds'>): Promise<void> {
  await migrate(pool)
  await assertLineage({ log, sql: sqlOver(pool), schemas: projections.map(schemaOf) })
}

/**
 * Calls `work` with functions that send commands to a network and read from it. Data that commands need is cached for
 * `freshFor` ms (services/commands/frame/dispatch.ts). Throws LogBehindError if the read models were built from another
 * log.
 */
export async function withWorkshop<Result>(
  settings: Settings,
  work: (workshop: Workshop, sql: Sql, pool: pg.Pool) => Promise<Result>,
  { freshFor = 1000 } = {},
): Promise<Result> {
  const keys = openKeyStore({ url: settings.keysUrl, master: settings.keysMaster })
  const log = openLog({ url: settings.eventstoreUrl, codec: openCodec(keys) })
  const pool = openPool(settings.databaseUrl, projections.map(schemaOf), 4)
  pool.on('error', () => {}) // The pool replaces a broken connection, and the query on it fails.
  try {
    await assertOwnLog(pool, log)
    const sql = sqlOver(pool)
    const workshop = {
      ...openTools({ log, pepper: settings.reservationPepper, memory: openMemory({ freshFor }) }),
      credentials: openCredentials(pool),
    }
    return await work(workshop, sql, pool)
  } finally {
    await log.close()
    await pool.end()
    await keys.close()
  }
}
