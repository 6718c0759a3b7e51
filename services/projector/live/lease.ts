import type { Job } from 'bullmq'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { pause } from '../../keep-going.ts'
import type { ChannelSettings } from '../channel.ts'
import { FencedError } from '../checkpoint.ts'
import { openQueue, openWorker } from '../queue.ts'

/** What a job of the projector's queue says: the schema whose tables its worker keeps up to date. */
interface Lease {
  schema: string
}

/** The leases of a process. */
export interface Leases {
  /** Gives up all leases; another process gets them at once. */
  close: () => Promise<void>
}

/** What holds the leases needs to know. */
export interface LeaseOptions {
  settings: ChannelSettings
  /** Name of the queue that the leases are jobs of. */
  queue: string
  /** The schemas that this process works on, as of now: they may become more and fewer. */
  schemas: () => readonly string[]
  /** Works under a lease until the signal. */
  work: (schema: string, signal: AbortSignal) => Promise<void>
  /** The schemas whose tables are behind the log. */
  behind: () => Promise<string[]>
  logger: Logger
}

/** How long, in ms, another worker has to take a lease that is given up to it, before it is taken back. */
const HANDOVER = 200
/** How long, in ms, nothing is given up after nobody took what was. */
const NOBODY = 60_000

/**
 * Holds leases on projections. A lease is a BullMQ job that stays active while its worker lives. When a process
 * dies its locks run out after a second and the others take its leases over. Who has a lease may be in doubt for
 * a moment; the checkpoint's compare-and-set is what keeps every event from counting twice. A process that has more than
 * its share gives up one a second, so that those who come later get some.
 */
export async function openLeases({
  settings,
  queue: name,
  schemas,
  work,
  behind,
  logger,
}: LeaseOptions): Promise<Leases> {
  const closing = new AbortController()
  /** The leases held, each with what ends it. */
  const held = new Map<string, AbortController>()

  /** The lease that was given up last, and when. */
  let ceded = { schema: '', at: -Infinity }
  let spreadFrom = 0

  async function hold(schema: string, signal: AbortSignal) {
    if (closing.signal.aborted || !schemas().includes(schema)) return
    if (schema === ceded.schema) {
      const ago = performance.now() - ceded.at
      if (ago < HANDOVER) {
        await offer([schema])
        await sleep(20)
        return
      }
      if (ago < 5 * HANDOVER) spreadFrom = performance.now() + NOBODY
    }
    const leaving = new AbortController()
    held.set(schema, leaving)
    logger.info({ schema }, 'lease taken')
    try {
      await work(schema, AbortSignal.any([signal, closing.signal, leaving.signal]))
    } catch (error) {
      if (!(error instanceof FencedError)) throw error
      logger.info({ schema }, 'another worker took over')
    } finally {
      held.delete(schema)
    }
  }

  /** One place more than there are leases: a worker that is full does not see when it may take more. */
  const wanted = () => schemas().length + 1

  const queue = openQueue<Lease>(name, settings)
  const worker = openWorker<Lease>(
    name,
    (job: Job<Lease>, _token?: string, signal?: AbortSignal) =>
      hold(job.data.schema, signal ?? closing.signal),
    settings,
    {
      concurrency: wanted(),
      lockDuration: 1000,
      stalledInterval: 500,
      // However often workers were killed, the lease is given out again.
      maxStalledCount: 1_000_000,
    },
  )
  queue.on('error', (error: Error) => logger.warn({ error: error.message }, 'the queue has a problem'))
  worker.on('error', (error: Error) => logger.warn({ error: error.message }, 'the queue has a problem'))
  worker.on('failed', (job: Job<Lease> | undefined, error: Error) =>
    logger.error(
      { schema: job?.data.schema, err: error },
      'a projection failed; it is tried again in a second',
    ),
  )
  worker.on('lockRenewalFailed', (ids: string[]) => ids.forEach((id) => worker.cancelJob(id)))

  const offer = (names: readonly string[]) =>
    Promise.all(
      names.map((schema) =>
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

  /** Gives up a lease where others hold fewer than their share. */
  async function spread() {
    if (performance.now() < spreadFrom) return
    const share = Math.ceil(schemas().length / Math.max(1, await queue.getWorkersCount()))
    const [last, leaving] = [...held].at(-1) ?? []
    if (held.size <= share || last === undefined) return
    logger.info({ schema: last }, 'lease given up: other processes have fewer')
    // Until the next sweep this one takes no other.
    worker.concurrency = Math.max(1, held.size - 1)
    ceded = { schema: last, at: performance.now() }
    leaving?.abort()
    await offer([last])
  }

  async function sweep() {
    while (!closing.signal.aborted) {
      for (const [schema, leaving] of held) if (!schemas().includes(schema)) leaving.abort()
      try {
        const late = await behind()
        worker.concurrency = wanted()
        await offer(late.filter((schema) => !held.has(schema)))
        await spread()
      } catch (error) {
        logger.warn({ err: error }, 'cannot look for projections that are behind; looking again in a second')
      }
      await pause(1000, closing.signal)
    }
  }

  await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()])
  await offer(schemas())
  const sweeping = sweep()

  return {
    async close() {
      const mine = [...held.keys()]
      closing.abort()
      await sweeping
      await worker.close()
      await offer(mine)
      await queue.close()
    },
  }
}
