import type pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log, ServerHealth } from '../../../../events/log.ts'
import type { Change, Projection, Topic } from '../../../../projections/projection.ts'
import { sqlOver } from '../../../postgres/sql.ts'
import { requestDrop } from '../../../projector/replay/kept-tables.ts'
import {
  requestReplay,
  type GrantedReplay,
  type ReplayRequest,
} from '../../../projector/replay/replay-jobs.ts'
import { openHeads, readOperations, type OperationsState } from '../../../projector/state.ts'
import type { Concern, LogHealth } from '../../../telemetry/log-health.ts'
import { processesOf, type ProcessRow } from '../../../telemetry/processes.ts'
import { openSeries, type Series } from './series.ts'

/** State of operations, with figures of each process and recent samples. */
export interface Operations extends OperationsState {
  processes: ProcessRow[]
  series: Series
  concerns: Concern[]
  logServers: readonly ServerHealth[]
}

export interface OperationsWatch {
  read: () => Promise<Operations>
  /** Calls the handler after changes, at most twice a second, and at least every two seconds even without changes. */
  subscribe: (topic: Topic, handler: (change: Change) => void) => () => void
  projections: readonly string[]
  /** Requests a replay of projections. Throws ReplayUnderWayError. */
  askReplay: (request: ReplayRequest) => Promise<GrantedReplay[]>
  /** Requests that kept tables are dropped. Throws if the schema is not one of kept tables. */
  drop: (schema: string) => Promise<void>
  close: () => Promise<void>
}

interface WatchParts {
  /** Called after each request for work of the replayer. */
  asked?: () => void
  /** Called with each failure to read the state. */
  onError?: (error: Error) => void
  pool: pg.Pool
  log: Pick<Log, 'head'>
  projections: readonly Pick<Projection, 'name' | 'version'>[]
  health: Pick<LogHealth, 'servers' | 'concerns'>
  /** Average number of events per unit of log position; null if unknown. */
  density: () => Promise<number | null>
}

/** Interval of reading the state while there are subscribers, and of taking and delivering samples. */
const READ_EVERY_MS = 500
const SAMPLE_EVERY_MS = 2000
/** Interval of samples without subscribers. */
const UNWATCHED_SAMPLE_EVERY_MS = 30_000
/** Time limit for reading the position of the log's end. */
const HEAD_TIMEOUT_MS = 1000

/** Text of the state whose changes are delivered at once: without figures of processes, which change all the time. */
const fingerprint = ({ head, projections, stops, replays, kept, audits, concerns }: Operations): string =>
  JSON.stringify(
    [
      head,
      projections.map((p) => [p.condition, p.position, p.audit]),
      stops,
      replays,
      kept,
      audits,
      concerns,
    ],
    (_, value) => (typeof value === 'bigint' ? String(value) : value),
  )

/** Opens the watch of operations. It always takes samples, and reads the state more often while it has subscribers. */
export function openOperationsWatch({
  pool,
  log,
  projections,
  health,
  density,
  asked = () => {},
  onError = () => {},
}: WatchParts): OperationsWatch {
  const sql = sqlOver(pool)
  const heads = openHeads()
  const series = openSeries(SAMPLE_EVERY_MS)
  const handlers = new Set<(change: Change) => void>()
  const closing = new AbortController()
  let wake = () => {}
  let known: number | null = null
  let reading: Promise<Operations> | null = null
  let next: Promise<Operations> | null = null

  async function headNow(): Promise<bigint | null> {
    const late = sleep(HEAD_TIMEOUT_MS, null, { ref: false })
    const head = await Promise.race([log.head().catch(() => null), late])
    if (head !== null) heads.note(head, Date.now())
    return head
  }

  async function look(): Promise<Operations> {
    const head = await headNow()
    if (head !== null) known ??= await density().catch(() => null)
    const state = await readOperations({ sql, projections, heads, head, density: known })
    const processes = await processesOf(sql)
    const log = { concerns: health.concerns(), logServers: health.servers() }
    return { ...state, ...log, processes, series: series.read() }
  }

  const begin = () =>
    (reading = look().finally(() => {
      reading = null
    }))

  /** // All requests during a read share the next read, so that its result includes the changes they made. */
  function read(): Promise<Operations> {
    if (!reading) return begin()
    return (next ??= reading
      .catch(() => {})
      .then(() => {
        next = null
        return begin()
      }))
  }

  async function run() {
    let sampled = 0
    let told = 0
    let last = ''
    while (!closing.signal.aborted) {
      const now = Date.now()
      const isSample = now - sampled >= (handlers.size > 0 ? SAMPLE_EVERY_MS : UNWATCHED_SAMPLE_EVERY_MS)
      if (isSample || handlers.size > 0) {
        // If the database is unavailable, nothing is delivered, and the page shows that it is waiting.
        const operations = await read().catch((error: Error) => {
          onError(error)
          return null
        })
        if (operations && isSample) series.take(operations, now)
        if (isSample) sampled = now
        const print = operations ? fingerprint(operations) : last
        if (operations && (print !== last || now - told >= SAMPLE_EVERY_MS)) {
          last = print
          told = now
          for (const handler of handlers) handler({ topic: 'operations', id: String(now) })
        }
      }
      // The watch may have been closed while the state was being read.
      if (closing.signal.aborted) return
      const pause = Promise.withResolvers<void>()
      wake = pause.resolve
      const timer = setTimeout(pause.resolve, handlers.size > 0 ? READ_EVERY_MS : UNWATCHED_SAMPLE_EVERY_MS)
      await pause.promise
      clearTimeout(timer)
    }
  }

  const running = run()
  return {
    read,
    projections: projections.map(({ name }) => name),
    askReplay: (request) => requestReplay(pool, request).finally(asked),
    drop: (schema) => requestDrop(sql, schema).finally(asked),
    subscribe(_topic, handler) {
      handlers.add(handler)
      wake()
      return () => void handlers.delete(handler)
    },
    async close() {
      closing.abort()
      wake()
      await running
    },
  }
}
