import type pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../../events/log.ts'
import { schemaOf } from '../../../projections/projection.ts'
import { sqlOver } from '../../postgres/sql.ts'
import { lookIn, positionOf, tablesIn } from '../checkpoint.ts'
import { compareTable, type Compared, type Drift } from './compare.ts'
import { feed, type Target } from './feed.ts'
import type { Turn } from '../throttle.ts'

/** How long, in milliseconds, the serving tables may stand still behind the rebuilt ones before they count as left. */
const STILL = 3000

/** Whether the serving tables come to where the rebuilt ones are; false when nobody works on them. */
async function comesTo(pool: pg.Pool, schema: string, position: bigint, signal: AbortSignal) {
  const sql = sqlOver(pool)
  let moved = performance.now()
  for (let last = -2n; ; await sleep(50, undefined, { signal })) {
    const now = await positionOf(sql, schema)
    if (now >= position) return true
    if (now < 0n) return false
    if (now > last) moved = performance.now()
    if (performance.now() - moved > STILL) return false
    last = now
  }
}

/**
 * Compares rebuilt tables with the serving ones, row by row, while both go on being used: in a snapshot that is thrown
 * away afterwards, and in which the rebuilt ones are first brought to where the serving ones are.
 */
export async function compareWithServing(
  pool: pg.Pool,
  log: Pick<Log, 'readAll'>,
  rebuilt: Target,
  { signal, turn }: { signal: AbortSignal; turn: Turn },
): Promise<Compared> {
  const { projection, schema } = rebuilt
  const serving = schemaOf(projection)
  const compared = { projection: projection.name, kept: null }
  // Where nobody works on the serving ones, or never did, there is no moment at which both tell the same.
  if (!(await comesTo(pool, serving, rebuilt.position, signal)))
    return { ...compared, position: -1n, tables: [] }
  const client = await pool.connect()
  const sql = sqlOver(client)
  try {
    await client.query('begin isolation level repeatable read')
    // By its key, part for part, whatever the planner makes of a range.
    await client.query('set local statement_timeout = 0; set local enable_seqscan = off')
    const position = await positionOf(sql, serving)
    await lookIn(sql, schema)
    const take: Target['take'] = ({ events }) => projection.apply(events, sql)
    await feed([{ ...rebuilt, until: position, take }], { log, signal, turn })
    const tables: Drift[] = []
    for (const table of await tablesIn(client, schema))
      tables.push(await compareTable({ client, serving, expected: schema, turn, signal }, table))
    return { ...compared, position, tables }
  } finally {
    // Nothing of it is to stay.
    client.release(true)
  }
}
