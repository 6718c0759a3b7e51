import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../events/log.ts'
import { projections } from '../../projections/index.ts'
import { schemaOf } from '../../projections/projection.ts'
import { openPool, sqlOver } from '../../services/postgres/sql.ts'
import { positionsOf } from '../../services/projector/checkpoint.ts'

export async function caughtUp(databaseUrl: string, log: Pick<Log, 'head'>): Promise<void> {
  const pool = openPool(databaseUrl, [], 1)
  try {
    const head = await log.head()
    for (;;) {
      const positions = await positionsOf(sqlOver(pool), projections.map(schemaOf))
      const isDone =
        positions.size === projections.length && [...positions.values()].every((at) => at >= head)
      if (isDone) return
      await sleep(200)
    }
  } finally {
    await pool.end()
  }
}
