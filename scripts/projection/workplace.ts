import type pg from 'pg'
import { migrate } from '../../services/postgres/migrate.ts'
import { openPool, sqlOver, type Sql } from '../../services/postgres/sql.ts'
import { stopsOf, type Stop } from '../../services/projector/live/stops.ts'
import type { Settings } from '../../services/settings.ts'
import { openNetwork } from '../network.ts'

/** Runs a command on the database of the running network; if none is running, starts the services that it needs. */
export async function withTables<Result>(
  work: (pool: pg.Pool, settings: Settings) => Promise<Result>,
): Promise<Result> {
  const network = await openNetwork({ need: ['postgres', 'eventstore'], log: (line) => console.error(line) })
  const pool = openPool(network.settings.databaseUrl, [], 2)
  try {
    await migrate(pool)
    return await work(pool, network.settings)
  } finally {
    await pool.end()
    await network.close()
  }
}

export const withStops = <Result>(
  work: (stops: Stop[], sql: Sql, settings: Settings) => Promise<Result>,
): Promise<Result> =>
  withTables(async (pool, settings) => work(await stopsOf(sqlOver(pool)), sqlOver(pool), settings))

/** Finds a stopped projection by its name or the name of its tables. Throws if the projection is not stopped. */
export function stopNamed(stops: readonly Stop[], name: string): Stop {
  const named = stops.filter(({ schema }) => schema === name || schema.replace(/_v\d+$/, '') === name)
  const [stop, other] = named
  if (other) throw new Error(`Choose one: ${named.map(({ schema }) => schema).join(' or ')}.`)
  if (!stop)
    throw new Error(`${name} is not stopped. List stopped projections with npm run projection -- stops.`)
  return stop
}
