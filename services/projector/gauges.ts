import type pg from 'pg'
import type { Log } from '../../events/log.ts'
import { openRawLog } from '../../events/raw-log.ts'
import type { Projection } from '../../projections/projection.ts'
import { mailFigures } from '../operational/suppressions.ts'
import { sqlOver } from '../postgres/sql.ts'
import { MAX_ATTEMPTS } from '../reactors/queue.ts'
import { setGauges } from '../telemetry/gauges.ts'
import type { LogHealth } from '../telemetry/log-health.ts'
import { reasonAgainst } from '../telemetry/ready.ts'
import type { ChannelSettings } from './channel.ts'
import { densityOf } from './density.ts'
import { openQueue } from './queue.ts'
import { isFinal } from './replay/replay-jobs.ts'
import { openHeads, readOperations, type OperationsState } from './state.ts'

const QUEUES = ['projector', 'replays', 'questions'] as const
const STATES = ['waiting', 'active', 'delayed', 'failed'] as const

interface GaugeParts {
  settings: ChannelSettings & { eventstoreUrl: string }
  pool: pg.Pool
  log: Pick<Log, 'head'>
  projections: readonly Pick<Projection, 'name' | 'version'>[]
  health: Pick<LogHealth, 'servers' | 'concerns'>
}

type Queue = ReturnType<typeof openQueue>

async function jobsIn(queue: Queue) {
  const counts = await queue.getJobCounts(...STATES)
  return STATES.map((state) => ({ queue: queue.name, state, count: counts[state] ?? 0 }))
}

function lastAudits({ audits }: OperationsState) {
  const finished = audits.flatMap(({ kind, state, drift, finishedAt }) =>
    state === 'done' && finishedAt ? [{ kind, drift: Number(drift ?? 0n), finishedAt }] : [],
  )
  return [...Map.groupBy(finished, ({ kind }) => kind).values()].flatMap(([last]) => last ?? [])
}

/** Opens metrics of the current state, which are read from the database at each scrape, connecting at the first one. */
export function openGauges({ settings, pool, log, projections, health }: GaugeParts) {
  const sql = sqlOver(pool)
  const heads = openHeads()
  let queues: Queue[] | null = null
  let density: number | null = null

  async function collect(): Promise<void> {
    let head: bigint | null = null
    const unavailable = await reasonAgainst('the event log', async () => (head = await log.head()))
    if (unavailable === null && head !== null) heads.note(head, Date.now())
    if (unavailable === null && density === null) {
      const raw = openRawLog(settings.eventstoreUrl)
      density = await densityOf(raw).finally(raw.close)
    }
    queues ??= QUEUES.map((name) => openQueue(name, settings))
    // Errors are ignored, because the workers of these queues report them.
    for (const queue of queues) if (queue.listenerCount('error') === 0) queue.on('error', () => {})
    const [state, jobs, mail, [maintenance]] = await Promise.all([
      readOperations({ sql, projections, heads, head, density }),
      Promise.all(queues.map(jobsIn)),
      mailFigures(sql, { attempts: MAX_ATTEMPTS }),
      sql<{ on: boolean }>`select exists (select from operational.maintenance) as on`,
    ])
    setGauges({
      projections: state.projections.map((one) => ({ ...one, isStopped: one.condition === 'stopped' })),
      audits: lastAudits(state),
      replays: state.replays.filter((replay) => !isFinal(replay)),
      jobs: jobs.flat(),
      mail,
      readOnly: maintenance?.on ?? false,
      isLogBehind: health.concerns().some(({ kind }) => kind === 'behind'),
      servers: health.servers(),
    })
  }

  return {
    collect,
    close: async () => void (await Promise.all((queues ?? []).map((queue) => queue.close()))),
  }
}
