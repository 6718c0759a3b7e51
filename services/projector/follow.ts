import type pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Projection } from '../../projections/projection.ts'
import { sqlOver } from '../../projections/sql.ts'
import { commitStep, handledBy } from './batch.ts'
import type { Announcer, News } from './channel.ts'
import { positionOf, servingTables } from './checkpoint.ts'
import type { Tail } from './tail.ts'

/** What keeping a projection up to date takes. */
export interface Means {
  pool: pg.Pool
  tail: Tail
  announcer: Announcer
}

/** From so many events on, a batch tells that they come faster than one by one: they are let gather for a moment. */
const BUSY = 8
/** That moment, in milliseconds: what a commit costs is then shared by more events. */
const GATHERING = 25

/** How long a checkpoint may rest, in milliseconds, while events pass that the projection does not handle. */
const RESTING = 1000

/**
 * Keeps a projection's tables up to date with the log until the signal. Events that the projection does not
 * handle cost no commit: they count with the next handled one, or after a second.
 * Throws Fenced when another worker writes these tables, and whatever `apply` throws.
 */
export async function keepUp(projection: Projection, { pool, tail, announcer }: Means, signal: AbortSignal) {
  const tables = servingTables(projection)
  let from = await positionOf(sqlOver(pool), tables.schema)
  let written = Date.now()
  let lastMs: number | null = null
  for await (const { events, position } of tail.follow(from, signal)) {
    const handled = handledBy(projection, events)
    if (position === from || (handled.length === 0 && Date.now() - written < RESTING)) continue
    const began = performance.now()
    let news: News = { schema: tables.schema, position, changes: [] }
    await commitStep(pool, tables, { from, to: position, events: handled, lastMs }, (sql, changes) => {
      news = { ...news, changes }
      return announcer.inCommit(sql, news)
    })
    announcer.afterCommit(news)
    from = position
    if (handled.length > 0) lastMs = performance.now() - began
    written = Date.now()
    if (handled.length >= BUSY) await sleep(GATHERING, undefined, { signal }).catch(() => {})
  }
}
