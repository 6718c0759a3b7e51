import type pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log, ServerHealth } from '../../../../events/log.ts'
import type { Change, Projection, Topic } from '../../../../projections/projection.ts'
import { sqlOver } from '../../../postgres/sql.ts'
import { dropKept } from '../../../projector/replay/kept.ts'
import {
  requestReplay,
  type GrantedReplay,
  type ReplayRequest,
} from '../../../projector/replay/replay-jobs.ts'
import { openHeads, readOperations, type OperationsState } from '../../../projector/state.ts'
import type { Concern, LogHealth } from '../../../telemetry/log-health.ts'
import { processesOf, type ProcessRow } from '../../../telemetry/processes.ts'
import { openSeries, type Series } from './series.ts'

/** What operators look at: the state, the processes, and how it went lately. */
export interface Operations extends OperationsState {
  processes: ProcessRow[]
  series: Series
  concerns: Concern[]
  logServers: readonly ServerHealth[]
}

/** Looks at the network for those who operate it. */
export interface OperationsWatch {
  /** Everything as it is now. */
  read: () => Promise<Operations>
  /** Calls the handler when something has changed, at most twice a second, and at least each two seconds. */
  subscribe: (topic: Topic, handler: (change: Change) => void) => () => void
  /** Names of the projections. */
  projections: readonly string[]
  /** Asks for a replay; throws ReplayUnderWayError. */
  askReplay: (request: ReplayRequest) => Promise<GrantedReplay[]>
  /** Drops tables that a replay took out of service. */
  drop: (schema: string) => Promise<void>
  close: () => Promise<void>
}

/** What the watch works with. */
export interface WatchParts {
  pool: pg.Pool
  log: Pick<Log, 'head'>
  projections: readonly Pick<Projection, 'name' | 'version'>[]
  health: Pick<LogHealth, 'servers' | 'concerns'>
  /** Events for each step of position in the log. */
  density: () => Promise<number | null>
}

/** How often, in ms, it is looked while somebody watches, and how often there is news at least and samples are taken. */
const LOOK = 500
const SAMPLE = 2000
/** How long, in ms, the log may take to say where it ends. */
const PATIENCE = 1000

/** What has changed between two looks shows here; processes tell new figures all the time. */
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

/** Opens the watch. It samples all the time, for who looks later, and looks closely while somebody does. */
export function openOperationsWatch({
  pool,
  log,
  projections,
  health,
  density,
}: WatchParts): OperationsWatch {
  const sql = sqlOver(pool)
  const heads = openHeads()
  const series = openSeries(SAMPLE)
  const handlers = new Set<(change: Change) => void>()
  const closing = new AbortController()
  let wake = () => {}
  let known: number | null = null
  let reading: Promise<Operations> | null = null
  let next: Promise<Operations> | null = null

  async function headNow(): Promise<bigint | null> {
    const late = sleep(PATIENCE, null, { ref: false })
    const head = await Promise.race([log.head().catch(() => null), late])
    if (head !== null) heads.note(head, Date.now())
    return head
  }

  async function look(): Promise<Operations> {
    const head = await headNow()
    if (head !== null) known ??= await density().catch(() => null)
    const [state, processes] = await Promise.all([
      readOperations({ sql, projections, heads, head, density: known }),
      processesOf(sql),
    ])
    const log = { concerns: health.concerns(), logServers: health.servers() }
    return { ...state, ...log, processes, series: series.read() }
  }

  const begin = () =>
    (reading = look().finally(() => {
      reading = null
    }))

  /** Those who ask during a look are answered by the next one, all together: what they have just done is in it. */
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
      const isSample = now - sampled >= SAMPLE
      if (isSample || handlers.size > 0) {
        // While the database is away there is nothing to tell; the page says that it waits.
        const operations = await read().catch(() => null)
        if (operations && isSample) series.take(operations, now)
        if (isSample) sampled = now
        const print = operations ? fingerprint(operations) : last
        if (operations && (print !== last || now - told >= SAMPLE)) {
          last = print
          told = now
          for (const handler of handlers) handler({ topic: 'operations', id: String(now) })
        }
      }
      // It may have been closed during the look.
      if (closing.signal.aborted) return
      const pause = Promise.withResolvers<void>()
      wake = pause.resolve
      const timer = setTimeout(pause.resolve, handlers.size > 0 ? LOOK : SAMPLE)
      await pause.promise
      clearTimeout(timer)
    }
  }

  const running = run()
  return {
    read,
    projections: projections.map(({ name }) => name),
    askReplay: (request) => requestReplay(pool, request),
    drop: (schema) => dropKept(pool, schema),
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
