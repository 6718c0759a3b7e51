import { LRUCache } from 'lru-cache'
import type { MemberId } from '../../events/kinds.ts'
import { sqlOver, type Sql } from '../postgres/sql.ts'
import { keepGoing, openRest, pause } from '../keep-going.ts'
import { migrate } from '../postgres/migrate.ts'
import { positionsOf } from '../projector/checkpoint.ts'
import { exclusively } from './exclusive.ts'
import { runErasures, type EraserParts } from './run-erasures.ts'
import {
  erasedMembers,
  pendingErasures,
  markUnfinished,
  addUnknownErasures,
  untilErasure,
} from './erasure-queue.ts'

export interface Eraser {
  /** Looks again, because the read model has changed. */
  wake: () => void
  stop: () => Promise<void>
}

export interface Hold {
  /** Resolves when the eraser may start to work. */
  hold?: (signal: AbortSignal) => Promise<void>
}

/** Interval of tries of what is due, but was not done. */
const POLL_INTERVAL_MS = 2000
/** Interval of looks for what another process has left. */
const SWEEP_INTERVAL_MS = 60_000
const RETRY_DELAY_MS = 10_000
/** Pause of the eraser after rewriting Postgres, as a multiple of the time that the rewriting took. */
const REST_FACTOR = 3
const MAX_REST_MS = 10 * 60_000

/** Destroys the keys of erased members again, in case that a backup of the key store was restored. */
async function eraseAgain({ keys, pool }: EraserParts): Promise<void> {
  const sql = sqlOver(pool)
  await addUnknownErasures(sql)
  await markUnfinished(sql, await keys.destroy(await erasedMembers(sql)))
}

/** True if the read models have reached a log position. */
async function haveReached({ pool, serving }: EraserParts, position: bigint): Promise<boolean> {
  const positions = await positionsOf(sqlOver(pool), serving)
  return serving.every((schema) => (positions.get(schema) ?? -1n) >= position)
}

/**
 * Carries out erasures when they are due. Can run in several processes, of which one works at a time. Looks for due ones
 * with `looks`, if given.
 */
export async function startEraser(parts: EraserParts & Hold & { looks?: Sql }): Promise<Eraser> {
  const { pool, logger, hold = async () => {}, looks = sqlOver(pool) } = parts
  await migrate(pool)
  const stopping = new AbortController()
  const { signal } = stopping
  const { rest, wake } = openRest(signal)

  const loggedReasons = new LRUCache<MemberId, string>({ max: 1000 })

  /** Carries out what is due, and waits for the next time. */
  async function work() {
    const due = await pendingErasures(looks)
    if (due.length === 0) {
      const sweepMs = isChecked ? SWEEP_INTERVAL_MS : POLL_INTERVAL_MS
      return rest(Math.min(Math.max(await untilErasure(looks), 0), sweepMs))
    }
    const done = await exclusively(pool, () => runErasures(parts, due, signal))
    for (const { member, reason } of done?.rejected ?? []) {
      if (loggedReasons.get(member) === reason) continue
      loggedReasons.set(member, reason)
      logger.info({ member, reason }, 'could not start a due erasure')
    }
    if (!done?.members.length) return rest(POLL_INTERVAL_MS)
    logger.info({ members: done.members.length }, 'members were erased')
    await pause(Math.min(Math.max(done.rewriteMs * REST_FACTOR, POLL_INTERVAL_MS), MAX_REST_MS), signal)
  }

  let isChecked = false
  let head: bigint | null = null
  async function poll() {
    await hold(signal)
    head ??= await parts.tools.log.head()
    // Waits for the read models of this release, because outdated ones may lack erased members.
    if (!isChecked && (await haveReached(parts, head))) {
      await exclusively(pool, () => eraseAgain(parts))
      isChecked = true
    }
    await work()
  }

  const running = keepGoing(poll, {
    signal,
    afterFailure: RETRY_DELAY_MS,
    onError: (error) => logger.error({ err: error }, 'erasures failed; they are retried'),
  })
  return {
    wake,
    async stop() {
      stopping.abort()
      await running
    },
  }
}
