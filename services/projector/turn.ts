import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../../events/log.ts'
import type { Sql } from '../../projections/sql.ts'
import { positionsOf } from './checkpoint.ts'

/** How often to look, in milliseconds: longer than a checkpoint rests when it has nothing to do. */
const EVERY = 3000
/** A checkpoint that stands still for so long, in milliseconds, has no worker to yield to. */
const STILL = 2000

/**
 * Makes the function that a replay calls before each batch. It resolves at once while the serving tables keep
 * up with the log. It waits when they have not yet come to where the log ended at the last look, as long as they
 * move on.
 */
export function openTurn(sql: Sql, log: Pick<Log, 'head'>, schemas: readonly string[]): () => Promise<void> {
  let looked = performance.now()
  let head = -1n

  const slowest = async () => {
    const positions = [...(await positionsOf(sql, schemas)).values()]
    return positions.reduce((a, b) => (a < b ? a : b), head)
  }

  return async () => {
    if (performance.now() - looked < EVERY) return
    let moved = performance.now()
    for (let last = await slowest(); last < head && performance.now() - moved < STILL;) {
      await sleep(50)
      const now = await slowest()
      if (now > last) moved = performance.now()
      last = now
    }
    head = await log.head()
    looked = performance.now()
  }
}
