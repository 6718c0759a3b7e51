import type { Job } from 'bullmq'
import { sqlOver } from '../../postgres/sql.ts'
import { pause } from '../../keep-going.ts'
import { askAudit, auditsOf, nextSlice } from '../audit/audits.ts'
import { carryOutAudit, carryOutReplay, type Means } from './run-job.ts'
import type { ChannelSettings } from '../channel.ts'
import { ensureProjector } from '../checkpoint.ts'
import { ClaimedError } from './claim.ts'
import { openQueue, openWorker } from '../queue.ts'
import { nextWork, type Work } from './replay-jobs.ts'

/** What a replayer works with. */
export interface ReplayerOptions extends Means {
  settings: ChannelSettings
  /** How often one projection, and all of them, are audited, in milliseconds; not at all when not given. */
  audits?: { slice: number; whole: number }
}

/** A replayer at work. */
export interface Replayer {
  /** Breaks off what it is at; another one goes on with it. */
  stop: () => Promise<void>
}

/** What a job of the queue says: which row to carry out, or that it is time for an audit. */
type Task = Work | { kind: 'slice' } | { kind: 'whole' }

const QUEUE = 'replays'
/** How often to look for work, in milliseconds. */
const LOOKING = 500

/**
 * Starts to carry out replays and audits as they are asked for, one at a time. Of several replayers one works. When it
 * dies its lock runs out after two seconds, and another one, or itself when it is back, goes on with the same row.
 */
export async function startReplayer({ settings, audits, ...means }: ReplayerOptions): Promise<Replayer> {
  const { pool, projections, logger } = means
  await ensureProjector(pool)
  const sql = sqlOver(pool)
  const closing = new AbortController()

  async function carryOut(job: Job<Task>, signal: AbortSignal) {
    const task = job.data
    if (task.kind === 'slice' || task.kind === 'whole') return askInTurn(task.kind)
    const watched = {
      signal,
      onProgress: (progress: object) => void job.updateProgress(progress).catch(() => {}),
    }
    if (task.kind === 'replay') await carryOutReplay(means, task.id, watched)
    else await carryOutAudit(means, task.id, watched)
  }

  /** Asks for an audit, unless the last one that was due has not been carried out yet. */
  async function askInTurn(kind: 'slice' | 'whole') {
    const waiting = (await auditsOf(sql, 100)).some(
      ({ state, askedBy }) => askedBy === 'schedule' && (state === 'waiting' || state === 'running'),
    )
    const names = projections.map(({ name }) => name)
    const slice = kind === 'slice' ? await nextSlice(sql, names) : null
    if (!waiting) await askAudit(sql, { kind, projections: slice ? [slice] : names, by: 'schedule' })
  }

  const queue = openQueue<Task>(QUEUE, settings)
  const worker = openWorker<Task>(
    QUEUE,
    async (job: Job<Task>, _token?: string, signal?: AbortSignal) => {
      const signals = signal ? [signal, closing.signal] : [closing.signal]
      await carryOut(job, AbortSignal.any(signals)).catch((error: unknown) => {
        if (error instanceof ClaimedError || closing.signal.aborted) return
        throw error
      })
    },
    settings,
    { concurrency: 1, lockDuration: 2000, stalledInterval: 1000, maxStalledCount: 1_000_000 },
  )
  queue.on('error', (error: Error) => logger.warn({ error: error.message }, 'the queue has a problem'))
  worker.on('error', (error: Error) => logger.warn({ error: error.message }, 'the queue has a problem'))
  worker.on('failed', (job: Job<Task> | undefined, error: Error) =>
    logger.warn({ work: job?.data, err: error }, 'work was broken off; it is taken up again'),
  )
  worker.on('lockRenewalFailed', (ids: string[]) => ids.forEach((id) => worker.cancelJob(id)))

  const transient = { removeOnComplete: true, removeOnFail: true }

  /** Keeps the schedule of before, so that starting anew does not put off what is due. */
  async function schedule(kind: 'slice' | 'whole', every: number) {
    const known = await queue.getJobScheduler(kind)
    if (known?.every === every) return
    const template = { name: kind, data: { kind }, opts: transient }
    await queue.upsertJobScheduler(kind, { every, startDate: Date.now() + every }, template)
  }

  async function offerWork() {
    while (!closing.signal.aborted) {
      try {
        const work = await nextWork(sql)
        if (work)
          await queue.add(work.kind, work, {
            ...transient,
            deduplication: { id: work.id, keepLastIfActive: true },
          })
      } catch (error) {
        logger.warn({ err: error }, 'cannot look for replays and audits to carry out; looking again')
      }
      await pause(LOOKING, closing.signal)
    }
  }

  await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()])
  if (audits) {
    await schedule('slice', audits.slice)
    await schedule('whole', audits.whole)
  }
  const offering = offerWork()

  return {
    async stop() {
      closing.abort()
      await offering
      await worker.close()
      await queue.close()
    },
  }
}
