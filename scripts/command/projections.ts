import type pg from 'pg'
import { openCodec } from '../../events/log/codec.ts'
import { openLog, type Log } from '../../events/log.ts'
import { projections } from '../../projections/index.ts'
import type { Projection } from '../../projections/projection.ts'
import { openPool } from '../../services/postgres/sql.ts'
import { openKeyStore } from '../../services/keys/store.ts'
import type { Settings } from '../../services/settings.ts'
import { openNetwork } from '../network.ts'

export interface Workplace {
  projections: readonly Projection[]
  log: Log
  pool: pg.Pool
  /** Signal that Ctrl-C aborts. */
  signal: AbortSignal
  settings: Settings
  /** True if the database was started for this command only, so that no other process uses the database. */
  isAlone: boolean
}

/** Names of all projections, for a message. */
export const allNames = (): string => projections.map(({ name }) => name).join(', ')

/** Returns the projections with these names; all if `names` is empty. Throws for an unknown name. */
export function projectionsNamed(names: readonly string[]): readonly Projection[] {
  const unknown = names.filter((name) => !projections.some((projection) => projection.name === name))
  if (unknown.length > 0) {
    throw new Error(`Unknown projection: ${unknown.join(', ')}. Available projections: ${allNames()}`)
  }
  return names.length === 0 ? projections : projections.filter(({ name }) => names.includes(name))
}

/** Runs a command on projections of the running network; if none is running, starts the services that it needs. */
export async function withProjections<Result>(
  names: readonly string[],
  work: (workplace: Workplace) => Promise<Result>,
): Promise<Result> {
  const chosen = projectionsNamed(names)
  const stop = new AbortController()
  const interrupt = () => stop.abort(new Error('interrupted'))
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  const network = await openNetwork({
    need: ['postgres', 'eventstore'],
    log: (line) =>
      process.stderr.write(`${line}
`),
  })
  const { settings } = network
  const keys = openKeyStore({ url: settings.keysUrl, master: settings.keysMaster })
  const log = openLog({ url: settings.eventstoreUrl, codec: openCodec(keys) })
  const pool = openPool(settings.databaseUrl, [], chosen.length + 5, { pipeline: true })
  try {
    return await work({
      projections: chosen,
      log,
      pool,
      signal: stop.signal,
      settings,
      isAlone: network.pids().postgres !== undefined,
    })
  } finally {
    await pool.end()
    await log.close()
    await keys.close()
    await network.close()
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}
