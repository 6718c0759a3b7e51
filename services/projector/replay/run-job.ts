import type pg from 'pg'
import type { Logger } from 'pino'
import type { Log } from '../../../events/log.ts'
import type { Projection } from '../../../projections/projection.ts'
import { sqlOver } from '../../postgres/sql.ts'
import { auditOf, failAudit, leaveAudit, noteAudit, storeAudit } from '../audit/audits.ts'
import type { Announcer } from '../channel.ts'
import { ClaimedError, ClaimLostError } from './claim.ts'
import { isPassing, reasonOf } from '../fault.ts'
import type { Progress } from './feed.ts'
import { dropRebuilt, replay } from './replay.ts'
import {
  isFinal,
  leaveReplay,
  noteCompared,
  noteKept,
  noteReplay,
  takeUpReplay,
  type ReplayState,
  type Wish,
} from './replay-jobs.ts'
import { driftOf, verify } from '../audit/verify.ts'
import { hurried } from '../throttle.ts'

// Replays and audits as their rows ask for them.

/** What they are carried out with. */
export interface Means {
  pool: pg.Pool
  log: Pick<Log, 'read' | 'readAll' | 'head' | 'holds'>
  /** All read models of this release. */
  projections: readonly Projection[]
  announcer: Announcer
  logger: Logger
}

/** How a piece of work is watched over. */
export interface Watched {
  /** Breaks it off; somebody else, or another time, goes on with it. */
  signal: AbortSignal
  /** Told a few times a second. */
  onProgress?: (progress: Progress & { state: ReplayState }) => void
}

/** How often a row is written, in milliseconds. */
const NOTING = 250

/** Somebody wants something else of a replay than that it goes on. */
class WishedError extends Error {
  override name = 'WishedError'
  readonly wish: Wish

  constructor(wish: Wish) {
    super(`the replay is to ${wish}`)
    this.wish = wish
  }
}

/** Tells who watches operations that a row has changed. */
async function tell({ pool, announcer }: Means, id: string): Promise<void> {
  const news = { schema: 'projector', position: -1n, changes: [{ topic: 'operations', id }] } as const
  await announcer.inCommit(sqlOver(pool), news)
  announcer.afterCommit(news)
}

/** Calls `note` every now and then, one after the other, until the returned function has resolved. */
function every(ms: number, note: () => Promise<void>) {
  let last = Promise.resolve()
  let under = false
  const timer = setInterval(() => {
    if (under) return
    under = true
    // What the database does not take now, it is told the next time.
    last = note()
      .catch(() => {})
      .finally(() => (under = false))
  }, ms)
  return async () => {
    clearInterval(timer)
    await last
  }
}

/** The projections of these names. Throws on one that this release has not. */
function projectionsOf({ projections }: Means, names: readonly string[]): Projection[] {
  return names.map((name) => {
    const found = projections.find((projection) => projection.name === name)
    if (!found)
      throw new Error(
        `The replayer that is up has no projection ${name}: it is newer. Run npm run projection -- reload, then ask again.`,
      )
    return found
  })
}

/**
 * Carries out a replay as far as its row and the signal want it, and notes in the row how far it is and what came out.
 * Resolves with the state in which it was left. Rejects with what may pass, and with ClaimedError when another process is at
 * one of the projections: the row then waits to be taken up again.
 */
export async function carryOutReplay(
  means: Means,
  id: string,
  { signal, onProgress }: Watched,
): Promise<ReplayState> {
  const { pool, log, logger } = means
  const sql = sqlOver(pool)
  const row = await takeUpReplay(sql, id)
  if (!row || isFinal(row)) return row?.state ?? 'cancelled'
  const leave = async (state: ReplayState, error: string | null = null) => {
    await leaveReplay(sql, id, { state, error })
    await tell(means, id)
    logger.info({ replay: id, projections: row.projections, state, error }, 'a replay was left')
    return state
  }
  if (row.wish === 'pause') return leave('paused')

  const stop = new AbortController()
  let now: Progress & { state: ReplayState } = {
    state: 'running',
    events: Number(row.done),
    rate: 0,
    share: row.share,
    remaining: Infinity,
  }
  const note = async () => {
    const wish = await noteReplay(sql, id, now)
    await tell(means, id)
    if (wish === null) stop.abort(new ClaimLostError('Another process brought the replay to its end.'))
    else if (wish !== 'run') stop.abort(new WishedError(wish))
  }
  let noted = async () => {}
  try {
    if (row.wish === 'cancel') throw new WishedError('cancel')
    await replay({
      projections: projectionsOf(means, row.projections),
      log,
      pool,
      signal: AbortSignal.any([signal, stop.signal]),
      fresh: row.fresh && !row.startedAt,
      before: {
        events: Number(row.done),
        compared: row.comparison.map(({ projection }) => projection),
        swapped: row.comparison.flatMap(({ projection, kept }) => (kept ? [projection] : [])),
      },
      serving: hurried(means.projections),
      async onBegin() {
        await note()
        noted = every(NOTING, note)
      },
      onProgress(progress) {
        now = { ...progress, state: now.state }
        onProgress?.(now)
      },
      async onPhase(state) {
        now = { ...now, state }
        await note()
      },
      onCompared: (compared) => noteCompared(sql, id, compared),
      onSwapped: (tx, projection, kept) => noteKept(tx, id, { projection, kept }),
    })
    await noted()
    await noteReplay(sql, id, { ...now, share: 1 })
    return await leave('done')
  } catch (error) {
    await noted()
    if (error instanceof ClaimedError) throw error
    // A pause that is broken off throws an error of its own.
    const reason: unknown = stop.signal.aborted ? stop.signal.reason : error
    const wished = reason instanceof WishedError ? reason.wish : null
    if (wished === 'pause') return leave('paused')
    if (wished === 'cancel') {
      await dropRebuilt(
        pool,
        means.projections.filter(({ name }) => row.projections.includes(name)),
      )
      return leave('cancelled')
    }
    if (!signal.aborted && !isPassing(error)) return leave('failed', reasonOf(error))
    await leave(now.state).catch(() => {})
    throw error
  }
}

/** Carries out an audit, and stores what it found. Rejects as `carryOutReplay` does. */
export async function carryOutAudit(
  means: Means,
  id: string,
  { signal, onProgress }: Watched,
): Promise<void> {
  const { pool, log, logger } = means
  const sql = sqlOver(pool)
  const row = await auditOf(sql, id)
  if (!row || row.state === 'done' || row.state === 'failed') return
  let share = 0
  const note = async () => {
    await noteAudit(sql, id, share)
    await tell(means, id)
  }
  let noted = async () => {}
  try {
    const audits = await verify({
      projections: projectionsOf(means, row.projections),
      log,
      pool,
      signal,
      serving: hurried(means.projections),
      async onBegin() {
        await note()
        noted = every(NOTING, note)
      },
      onProgress(progress) {
        share = progress.share
        onProgress?.({ ...progress, state: 'running' })
      },
    })
    await noted()
    await storeAudit(sql, id, audits)
    await tell(means, id)
    const drift = Number(driftOf(audits))
    const drifted = audits.filter((audit) => driftOf([audit]) > 0n).map(({ projection }) => projection)
    if (drift > 0) logger.error({ audit: id, drift, projections: drifted }, 'read models have drifted')
    else logger.info({ audit: id, projections: row.projections }, 'read models have not drifted')
  } catch (error) {
    await noted()
    if (error instanceof ClaimedError) throw error
    if (signal.aborted || isPassing(error)) {
      await leaveAudit(sql, id).catch(() => {})
      throw error
    }
    logger.error({ audit: id, err: error }, 'an audit could not be brought to its end')
    await failAudit(sql, id, reasonOf(error))
    await tell(means, id)
  }
}
