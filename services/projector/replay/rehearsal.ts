import type pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../../events/log.ts'
import { schemaOf } from '../../../projections/projection.ts'
import { sqlOver } from '../../postgres/sql.ts'
import { applyWithin } from '../batch.ts'
import { setSearchPath, positionOf, tablesIn } from '../checkpoint.ts'
import { STALLED_AFTER_MS } from '../live/lease.ts'
import { compareTable, type Compared, type Drift } from './compare.ts'
import { feed, type Target } from './feed.ts'
import type { Throttle } from '../throttle.ts'

/** Waits until the tables in use reach a position; false if no process is updating them. */
async function reaches(pool: pg.Pool, schema: string, position: bigint, signal: AbortSignal) {
  const sql = sqlOver(pool)
  let movedAt = performance.now()
  for (let last = -2n; ; await sleep(50, undefined, { signal })) {
    const now = await positionOf(sql, schema)
    if (now >= position) return true
    if (now < 0n) return false
    if (now > last) movedAt = performance.now()
    if (performance.now() - movedAt > STALLED_AFTER_MS) return false
    last = now
  }
}

/** Compares rebuilt tables with those in use; the rebuilt ones first catch up, in a transaction that is rolled back. */
export async function compareWithServing(
  pool: pg.Pool,
  log: Pick<Log, 'readAll'>,
  rebuilt: Target,
  { signal, throttle }: { signal: AbortSignal; throttle: Throttle },
): Promise<Compared> {
  const { projection, schema } = rebuilt
  const serving = schemaOf(projection)
  const compared = { projection: projection.name, kept: null }
  if (!(await reaches(pool, serving, rebuilt.position, signal)))
    return { ...compared, position: -1n, tables: [] }
  const client = await pool.connect()
  const sql = sqlOver(client)
  try {
    await client.query('begin isolation level repeatable read')
    // Makes the planner use the primary key for each range of keys, whatever it estimates.
    await client.query('set local statement_timeout = 0; set local enable_seqscan = off')
    const position = await positionOf(sql, serving)
    await setSearchPath(sql, schema)
    const take: Target['take'] = ({ events }) => applyWithin(sql, projection, events)
    await feed([{ ...rebuilt, until: position, take }], { log, signal, throttle })
    const tables: Drift[] = []
    for (const table of await tablesIn(client, schema))
      tables.push(await compareTable({ client, serving, expected: schema, throttle, signal }, table))
    return { ...compared, position, tables }
  } finally {
    client.release(true)
  }
}
