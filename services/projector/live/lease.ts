import type { Job } from 'bullmq'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { pause } from '../../keep-going.ts'
import type { ChannelSettings } from '../channel.ts'
import { FencedError } from '../checkpoint.ts'
import { logQueueErrors, openJobs } from '../queue.ts'

interface Lease {
  schema: string
}

interface Leases {
  /** Releases all leases of this process, so that other processes can take them. */
  close: () => Promise<void>
}

interface LeaseOptions {
  settings: ChannelSettings
  queue: string
  schemas: () => readonly string[]
  work: (schema: string, signal: AbortSignal) => Promise<void>
  /** Schemas behind the log, of which those in `held` can be left out. */
  behind: (held: ReadonlyMap<string, unknown>) => Promise<string[]>
  /** Duration of a lock in ms, after which the lease of a killed process is free. */
  lockMs?: number | undefined
  logger: Logger
}

/** Time in which another worker can take a lease that was released. */
const HANDOVER_MS = 200
/** Time in which a process goes on without the lock of a lease, and takes the lease again unless another one does. */
const UNLOCKED_MS = 10_000
/** Pause without releasing leases, after a lease was released but no other worker took it. */
const REBALANCE_PAUSE_MS = 60_000
/** Default duration of a lock: the locks are renewed, and looked through for expired ones, every two seconds or so. */
const LOCK_MS = 5000
/** Time in ms after which a projection that does not move has no process, as another would have taken it over. */
export const STALLED_AFTER_MS = 2 * LOCK_MS

/** Work for a lease, which outlives the lock of the lease for a moment. */
interface Holding {
  /** Ends the work, so that another process can take the lease. */
  leaving: AbortController
  /** Settles when the work has ended. */
  ended: Promise<void>
  /** Number of jobs of this process that wait for the end of the work; 0 if the lock was lost. */
  locks: number
  /** Ends the work if the lease is not taken again in time. */
  unlocked?: NodeJS.Timeout
}

type LeaseJobs = Awaited<ReturnType<typeof openJobs<Lease>>>

/** Adds a job for each schema without one, and a waiting job for each schema whose job is running. */
const offer = (queue: LeaseJobs['queue'], schemas: readonly string[]) =>
  Promise.all(
    schemas.map((schema) =>
      queue.add(
        schema,
        { schema },
        {
          deduplication: { id: schema, keepLastIfActive: true },
          removeOnComplete: true,
          removeOnFail: true,
        },
      ),
    ),
  )

/** Logs each failure of a projection, but the same failure only once. */
function logErrors({ queue, worker }: LeaseJobs, logger: Logger): void {
  logQueueErrors({ queue, worker }, logger)
  const lastReasons = new Map<string | undefined, string>()
  worker.on('failed', (job: Job<Lease> | undefined, error: Error) => {
    const schema = job?.data.schema
    if (lastReasons.get(schema) === error.message) return
    lastReasons.set(schema, error.message)
    logger.error({ schema, err: error }, 'a projection failed; it is retried every second')
  })
  worker.on('completed', (job: Job<Lease>) => void lastReasons.delete(job.data.schema))
}

/** Offers the leases of a process that ends to others, which find them after a second if the queue does not answer. */
export const handBack = (logger: Logger, ...leases: Parameters<typeof offer>): Promise<unknown> =>
  offer(...leases).catch((error: unknown) =>
    logger.warn({ err: error }, 'cannot offer leases to other processes, which find them after a second'),
  )

/**
 * Distributes the leases of projections over processes. A lease is a BullMQ job that stays active while its worker
 * lives. A lease of a dead process is taken over after its lock has expired, within one and a half times its duration.
 * A process that was too busy to renew a lock goes on with the work, because taking all leases again one after the
 * other would delay viewers for seconds. For a moment, two workers may hold the same lease, but the compare-and-set of the checkpoint prevents events from being applied twice. A
 * process with more than its share releases one lease per second.
 */
export async function openLeases({
  settings,
  queue: name,
  schemas,
  work,
  behind,
  lockMs = LOCK_MS,
  logger,
}: LeaseOptions): Promise<Leases> {
  const closing = new AbortController()
  const held = new Map<string, Holding>()
  /** Functions that say that the lock of a job was lost, by the job's id. */
  const losses = new Map<string, () => void>()

  let released = { schema: '', at: -Infinity }
  let rebalanceFrom = 0
  async function hold({ id = '', data: { schema }, attemptsStarted }: Job<Lease>) {
    if (closing.signal.aborted || !schemas().includes(schema)) return
    if (attemptsStarted > 1) {
      // The lock of this job expired. BullMQ renews locks by the id of the job, and stops when the earlier run of the
      // same job ends: this run's lock would expire too, and so on. Only a new job has a lock that is renewed.
      losses.get(id)?.()
      await offer(queue, [schema])
      return
    }
    if (schema === released.schema) {
      const ago = performance.now() - released.at
      if (ago < HANDOVER_MS) {
        await offer(queue, [schema])
        await sleep(20)
        return
      }
      if (ago < 5 * HANDOVER_MS) rebalanceFrom = performance.now() + REBALANCE_PAUSE_MS
    }
    const holding = heldStill(schema) ?? begin(schema)
    const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
    losses.get(id)?.()
    losses.set(id, lose)
    holding.locks++
    clearTimeout(holding.unlocked)
    try {
      await Promise.race([holding.ended, lost])
    } finally {
      if (losses.get(id) === lose) losses.delete(id)
      if (--holding.locks === 0 && held.get(schema) === holding)
        holding.unlocked = setTimeout(() => holding.leaving.abort(), UNLOCKED_MS)
    }
  }

  /** Work that goes on although the lock of its lease was lost. */
  function heldStill(schema: string): Holding | undefined {
    const holding = held.get(schema)
    if (!holding || holding.leaving.signal.aborted) return undefined
    logger.info({ schema }, 'lease taken again')
    return holding
  }

  function begin(schema: string): Holding {
    const leaving = new AbortController()
    const signal = AbortSignal.any([closing.signal, leaving.signal])
    logger.info({ schema }, 'lease taken')
    const ended = work(schema, signal)
      .catch((error: unknown) => {
        if (!(error instanceof FencedError)) throw error
        logger.info({ schema }, 'another worker took over')
      })
      .finally(() => {
        clearTimeout(holding.unlocked)
        if (held.get(schema) === holding) held.delete(schema)
      })
    const holding: Holding = { leaving, ended, locks: 0 }
    held.set(schema, holding)
    return holding
  }

  /** One more than the number of leases, because a worker at its limit does not notice that the limit was raised. */
  const wanted = () => schemas().length + 1

  const jobs = await openJobs<Lease>(name, hold, settings, {
    concurrency: wanted(),
    lockDuration: lockMs,
    // A lock is renewed for the first time within this time, later at half of it.
    lockRenewTime: 0.8 * lockMs,
    stalledInterval: lockMs / 2,
    maxStalledCount: 1_000_000,
  })
  const { queue, worker } = jobs
  logErrors(jobs, logger)
  worker.on('lockRenewalFailed', (ids: string[]) => ids.forEach((id) => losses.get(id)?.()))

  async function rebalance() {
    if (performance.now() < rebalanceFrom) return
    const share = Math.ceil(schemas().length / Math.max(1, await queue.getWorkersCount()))
    const [last, holding] = [...held].at(-1) ?? []
    if (held.size <= share || last === undefined) {
      rebalanceFrom = performance.now() + 2 * lockMs
      return
    }
    logger.info({ schema: last }, 'lease released: other processes have fewer')
    worker.concurrency = Math.max(1, held.size - 1)
    released = { schema: last, at: performance.now() }
    holding?.leaving.abort()
    await offer(queue, [last])
  }

  async function sweep() {
    while (!closing.signal.aborted) {
      for (const [schema, { leaving }] of held) if (!schemas().includes(schema)) leaving.abort()
      try {
        const schemasBehind = await behind(held)
        worker.concurrency = wanted()
        const isFree = (schema: string) => !held.get(schema)?.locks
        await offer(queue, [...new Set([...schemasBehind, ...held.keys()])].filter(isFree))
        await rebalance()
      } catch (error) {
        logger.warn({ err: error }, 'cannot find projections that are behind; retrying in a second')
      }
      await pause(1000, closing.signal)
    }
  }

  await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()])
  await offer(queue, schemas())
  const sweeping = sweep()

  return {
    async close() {
      const mine = [...held.keys()]
      closing.abort()
      await sweeping
      await Promise.allSettled([...held.values()].map(({ ended }) => ended))
      await worker.close()
      await handBack(logger, queue, mine)
      await queue.close()
      await jobs.end()
    },
  }
}
