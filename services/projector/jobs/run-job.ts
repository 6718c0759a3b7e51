import type pg from 'pg'
import type { Logger } from 'pino'
import type { Log } from '../../../events/log.ts'
import type { Projection } from '../../../projections/projection.ts'
import { sqlOver } from '../../postgres/sql.ts'
import { auditOf, failAudit, releaseAudit, saveAuditProgress, storeAudit } from '../audit/audits.ts'
import type { Announcer } from '../channel.ts'
import { ClaimedError, ClaimLostError } from '../claim.ts'
import { isTransient, reasonOf } from '../fault.ts'
import type { Progress } from '../replay/feed.ts'
import { dropRebuilt, replay } from '../replay/replay.ts'
import {
  isFinal,
  releaseReplay,
  saveComparison,
  saveKeptSchema,
  saveReplayProgress,
  startReplay,
  type ReplayState,
  type ReplayControl,
} from '../replay/replay-jobs.ts'
import { driftOf, verify } from '../audit/verify.ts'
import { prioritySchemas } from '../throttle.ts'

export interface JobContext {
  pool: pg.Pool
  log: Pick<Log, 'read' | 'readAll' | 'head' | 'holds'>
  projections: readonly Projection[]
  announcer: Announcer
  logger: Logger
}

interface JobHooks {
  signal: AbortSignal
  onProgress?: (progress: Progress & { state: ReplayState }) => void
}

const SAVE_INTERVAL_MS = 250

class ReplayControlError extends Error {
  override name = 'WishedError'
  readonly wish: ReplayControl

  constructor(wish: ReplayControl) {
    super(`the replay is to ${wish}`)
    this.wish = wish
  }
}

async function publish({ pool, announcer }: JobContext, id: string): Promise<void> {
  const news = { schema: 'projector', position: -1n, changes: [{ topic: 'operations', id }] } as const
  await announcer.inCommit(sqlOver(pool), news)
  announcer.afterCommit(news)
}

/** Calls `save` regularly, one call at a time. Returns a function that ends this and waits for the last call. */
function repeat(save: () => Promise<void>, logger: Pick<Logger, 'warn'>) {
  let last = Promise.resolve()
  let isSaving = false
  const timer = setInterval(() => {
    if (isSaving) return
    isSaving = true
    last = save()
      .catch((error: unknown) => logger.warn({ err: error }, 'cannot save the progress of a job; retrying'))
      .finally(() => (isSaving = false))
  }, SAVE_INTERVAL_MS)
  return async () => {
    clearInterval(timer)
    await last
  }
}

function projectionsOf({ projections }: JobContext, names: readonly string[]): Projection[] {
  return names.map((name) => {
    const found = projections.find((projection) => projection.name === name)
    if (!found)
      throw new Error(
        `This replayer is from an older release and has no projection ${name}. Run npm run projection -- reload, then try again.`,
      )
    return found
  })
}

/**
 * Runs a replay, and saves its progress and result in the database. Resolves with the final state. Rejects with errors
 * that may be temporary and with ClaimedError; the replay can then be tried again.
 */
export async function runReplay(
  context: JobContext,
  id: string,
  { signal, onProgress }: JobHooks,
): Promise<ReplayState> {
  const { pool, log, logger } = context
  const sql = sqlOver(pool)
  const row = await startReplay(sql, id)
  if (!row || isFinal(row)) return row?.state ?? 'cancelled'
  const release = async (state: ReplayState, error: string | null = null) => {
    await releaseReplay(sql, id, { state, error })
    await publish(context, id)
    logger.info({ replay: id, projections: row.projections, state, error }, 'a replay was released')
    return state
  }
  if (row.wish === 'pause') return release('paused')

  const stop = new AbortController()
  let progressNow: Progress & { state: ReplayState } = {
    state: 'running',
    events: Number(row.done),
    rate: 0,
    share: row.share,
    remaining: Infinity,
  }
  const save = async () => {
    const wish = await saveReplayProgress(sql, id, progressNow)
    await publish(context, id)
    if (wish === null) stop.abort(new ClaimLostError('Another process finished this replay.'))
    else if (wish !== 'run') stop.abort(new ReplayControlError(wish))
  }
  let stopSaving = async () => {}
  try {
    if (row.wish === 'cancel') throw new ReplayControlError('cancel')
    await replay({
      projections: projectionsOf(context, row.projections),
      log,
      pool,
      signal: AbortSignal.any([signal, stop.signal]),
      fresh: row.fresh && !row.startedAt,
      previous: {
        events: Number(row.done),
        compared: row.comparison.map(({ projection }) => projection),
        swapped: row.comparison.flatMap(({ projection, kept }) => (kept ? [projection] : [])),
      },
      serving: prioritySchemas(context.projections),
      async onBegin() {
        await save()
        stopSaving = repeat(save, logger)
      },
      onProgress(progress) {
        progressNow = { ...progress, state: progressNow.state }
        onProgress?.(progressNow)
      },
      async onPhase(state) {
        progressNow = { ...progressNow, state }
        await save()
      },
      onCompared: (compared) => saveComparison(sql, id, compared),
      onSwapped: (tx, projection, kept) => saveKeptSchema(tx, id, { projection, kept }),
    })
    await stopSaving()
    await saveReplayProgress(sql, id, { ...progressNow, share: 1 })
    return await release('done')
  } catch (error) {
    await stopSaving()
    if (error instanceof ClaimedError) throw error
    // The reason is taken from the signal, because an abort during a rest throws an error of its own.
    const reason: unknown = stop.signal.aborted ? stop.signal.reason : error
    const control = reason instanceof ReplayControlError ? reason.wish : null
    if (control === 'pause') return release('paused')
    if (control === 'cancel') {
      await dropRebuilt(
        pool,
        context.projections.filter(({ name }) => row.projections.includes(name)),
      )
      return release('cancelled')
    }
    if (!signal.aborted && !isTransient(error)) return release('failed', reasonOf(error))
    await release(progressNow.state).catch((failure: unknown) =>
      logger.warn({ err: failure }, 'cannot release a replay; it stays claimed until its lock expires'),
    )
    throw error
  }
}

/** Runs an audit. Rejects with the same errors as `runReplay`. */
export async function runAudit(
  context: JobContext,
  id: string,
  { signal, onProgress }: JobHooks,
): Promise<void> {
  const { pool, log, logger } = context
  const sql = sqlOver(pool)
  const row = await auditOf(sql, id)
  if (!row || row.state === 'done' || row.state === 'failed') return
  let share = 0
  const save = async () => {
    await saveAuditProgress(sql, id, share)
    await publish(context, id)
  }
  let stopSaving = async () => {}
  try {
    const audits = await verify({
      projections: projectionsOf(context, row.projections),
      log,
      pool,
      signal,
      serving: prioritySchemas(context.projections),
      async onBegin() {
        await save()
        stopSaving = repeat(save, logger)
      },
      onProgress(progress) {
        share = progress.share
        onProgress?.({ ...progress, state: 'running' })
      },
    })
    await stopSaving()
    await storeAudit(sql, id, audits)
    await publish(context, id)
    const drift = Number(driftOf(audits))
    const drifted = audits.filter((audit) => driftOf([audit]) > 0n).map(({ projection }) => projection)
    if (drift > 0) logger.error({ audit: id, drift, projections: drifted }, 'read models have drifted')
    else logger.info({ audit: id, projections: row.projections }, 'read models have not drifted')
  } catch (error) {
    await stopSaving()
    if (error instanceof ClaimedError) throw error
    if (signal.aborted || isTransient(error)) {
      await releaseAudit(sql, id).catch((failure: unknown) =>
        logger.warn({ err: failure }, 'cannot release an audit; it stays claimed until its lock expires'),
      )
      throw error
    }
    logger.error({ audit: id, err: error }, 'an audit failed')
    await failAudit(sql, id, reasonOf(error))
    await publish(context, id)
  }
}
