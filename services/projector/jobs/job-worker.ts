import type { Job } from 'bullmq'
import { sqlOver } from '../../postgres/sql.ts'
import { pause } from '../../keep-going.ts'
import { requestAudit, auditsOf, nextSlice } from '../audit/audits.ts'
import { runAudit, runReplay, type JobContext } from './run-job.ts'
import type { ChannelSettings } from '../channel.ts'
import { migrate } from '../../postgres/migrate.ts'
import { ClaimedError } from '../claim.ts'
import { logQueueErrors, openJobs } from '../queue.ts'
import { dropRequested } from '../replay/kept-tables.ts'
import { nextWork, type Work } from '../replay/replay-jobs.ts'

export interface ReplayerOptions extends JobContext {
  settings: ChannelSettings
  /** Intervals of scheduled audits of one projection, and of all projections, in ms. */
  audits?: { sliceMs: number; wholeMs: number }
}

interface Replayer {
  stop: () => Promise<void>
}

type Task = Work | { kind: 'slice' } | { kind: 'whole' }

const QUEUE = 'replays'
const POLL_INTERVAL_MS = 500

/** Runs one replay or audit at a time among all processes. If the process dies, another one continues the job. */
export async function startReplayer({ settings, audits, ...context }: ReplayerOptions): Promise<Replayer> {
  const { pool, projections, logger } = context
  await migrate(pool)
  const sql = sqlOver(pool)
  const closing = new AbortController()

  async function runTask(job: Job<Task>, signal: AbortSignal) {
    const task = job.data
    if (task.kind === 'slice' || task.kind === 'whole') return requestScheduledAudit(task.kind)
    const hooks = {
      signal,
      onProgress: (progress: object) => void job.updateProgress(progress).catch(() => {}),
    }
    if (task.kind === 'replay') await runReplay(context, task.id, hooks)
    else await runAudit(context, task.id, hooks)
  }

  /** Requests a scheduled audit, unless the one before it is not finished. */
  async function requestScheduledAudit(kind: 'slice' | 'whole') {
    const isPending = (await auditsOf(sql, 100)).some(
      ({ state, askedBy }) => askedBy === 'schedule' && (state === 'waiting' || state === 'running'),
    )
    const names = projections.map(({ name }) => name)
    const slice = kind === 'slice' ? await nextSlice(sql, names) : null
    if (!isPending) await requestAudit(sql, { kind, projections: slice ? [slice] : names, by: 'schedule' })
  }

  const { queue, worker, end } = await openJobs<Task>(
    QUEUE,
    async (job: Job<Task>, _token?: string, signal?: AbortSignal) => {
      const signals = signal ? [signal, closing.signal] : [closing.signal]
      await runTask(job, AbortSignal.any(signals)).catch((error: unknown) => {
        if (error instanceof ClaimedError || closing.signal.aborted) return
        throw error
      })
    },
    settings,
    { concurrency: 1, lockDuration: 2000, stalledInterval: 1000, maxStalledCount: 1_000_000 },
  )
  logQueueErrors({ queue, worker }, logger)
  worker.on('failed', (job: Job<Task> | undefined, error: Error) =>
    logger.warn({ work: job?.data, err: error }, 'a job was interrupted; it is retried'),
  )
  worker.on('lockRenewalFailed', (ids: string[]) => ids.forEach((id) => worker.cancelJob(id)))

  const jobOptions = { removeOnComplete: true, removeOnFail: true }

  /** Keeps a schedule that exists already, because otherwise each restart would postpone the next audit. */
  async function schedule(kind: 'slice' | 'whole', intervalMs: number) {
    const known = await queue.getJobScheduler(kind)
    if (known?.every === intervalMs) return
    const template = { name: kind, data: { kind }, opts: jobOptions }
    await queue.upsertJobScheduler(kind, { every: intervalMs, startDate: Date.now() + intervalMs }, template)
  }

  async function offerWork() {
    while (!closing.signal.aborted) {
      try {
        await dropRequested(pool)
        const work = await nextWork(sql)
        if (work)
          await queue.add(work.kind, work, {
            ...jobOptions,
            deduplication: { id: work.id, keepLastIfActive: true },
          })
      } catch (error) {
        logger.warn({ err: error }, 'cannot look for replays and audits; retrying')
      }
      await pause(POLL_INTERVAL_MS, closing.signal)
    }
  }

  await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()])
  if (audits) {
    await schedule('slice', audits.sliceMs)
    await schedule('whole', audits.wholeMs)
  }
  const offering = offerWork()

  return {
    async stop() {
      closing.abort()
      await offering
      await worker.close()
      await queue.close()
      await end()
    },
  }
}
