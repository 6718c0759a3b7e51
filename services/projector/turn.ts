import { setTimeout as sleep } from 'node:timers/promises'
import { schemaOf, type Projection } from '../../projections/projection.ts'
import type { Sql } from '../../projections/sql.ts'

/** Who has to wait for whom, when a read model is filled beside the live work on the same machine. */
export interface Turn {
  /** Resolves when the live work does not need the machine more urgently. To be called before each step. */
  wait: () => Promise<void>
  /** How many events the next step of these tables may have. */
  size: (schema: string) => number
  /** Tells how long, in milliseconds, a step of these tables took. */
  took: (schema: string, events: number, ms: number) => void
  /** Whether live work is going on, so that one step at a time is enough. */
  live: () => boolean
  /** Whether it stands back because live updates lag. */
  yielding: () => boolean
}

/** The schemas of which live updates may not be late: of projections that somebody watches or waits for. */
export const hurried = (projections: readonly Projection[]): string[] =>
  projections.filter(({ unhurried }) => !unhurried).map(schemaOf)

/** How late, in milliseconds, a live update may be before a replay stands back. */
const LATE = 20
/** How often to look whether they are, in milliseconds. */
const EVERY = 100
/** How long, in milliseconds, a live step tells of how late live updates are, and that there is live work at all. */
const RECENT = 300
const QUIET = 2000
/** How long, in milliseconds, a step may take beside live work: so long it may wait for a lock or a core. */
const STEP = 25
/** How long to rest after a step beside live work, in lengths of that step. */
const REST = 1
/**
 * How long to stand back, in milliseconds. Lag that lasts so long is not of the replay's making (much else is going on,
 * or the clocks of log and database differ): it counts as usual for a while.
 */
const PATIENCE = 2000
const USUAL_FOR = 30_000
/** How long after that it does not look again, in milliseconds: however much goes on, a replay comes to its end. */
const GRACE = 500
/** Events of a step when nobody waits, and the fewest when somebody does. */
const MOST = 5000
const FEWEST = 50

/** What the checkpoint of serving tables tells of its last step that had events, in milliseconds. */
interface Step {
  schema: string
  /** How late its newest event was applied. A step without events leaves it exactly as it was. */
  lag: number
  /** How long a step takes. */
  ms: number
}

/** A turn that is always there. */
export const atOnce: Turn = {
  wait: async () => {},
  size: () => MOST,
  took: () => {},
  live: () => false,
  yielding: () => false,
}

/**
 * Opens the turn of a replay or an audit beside the live work on `serving`. How late live updates are is what their
 * checkpoints tell: when the log took the newest event of a step, when that step was, and how long steps take.
 */
export function openTurn(sql: Sql, serving: readonly string[]): Turn {
  /** Events by millisecond that a step of some tables does. */
  const speeds = new Map<string, number>()
  /** The lag that each of the tables told at the last look; another one is of another step. */
  const told = new Map<string, number>()
  /** The live steps of the last looks. Until something is known, as if there were some. */
  let steps = [{ at: performance.now() - QUIET + 500, lag: 0 }]
  let looked = -Infinity
  let looking: Promise<void> | null = null
  let usual = { lag: 0, until: 0 }
  let yielding = false
  let rest = 0

  async function lookAgain() {
    const found = await sql<Step>`
      select schema, (extract(epoch from updated_at - event_at) * 1000)::float8 as lag,
        coalesce(batch_ms, 0)::float8 as ms
      from projector.checkpoint where schema = any(${serving}) and event_at is not null`
    looked = performance.now()
    steps = steps.filter(({ at }) => looked - at < QUIET)
    for (const { schema, lag, ms } of found) {
      if (told.has(schema) && told.get(schema) !== lag) steps.push({ at: looked, lag: lag + ms })
      told.set(schema, lag)
    }
  }
  const upToDate = async (age: number) => {
    if (performance.now() - looked < age) return
    looking ??= lookAgain().finally(() => (looking = null))
    await looking
  }
  /** How late the last live updates were. */
  const lag = () =>
    Math.max(0, ...steps.flatMap(({ at, lag }) => (performance.now() - at < RECENT ? [lag] : [])))
  const late = () => lag() > LATE + (performance.now() < usual.until ? usual.lag : 0)
  const live = () => steps.some(({ at }) => performance.now() - at < QUIET)

  return {
    async wait() {
      if (rest > 0) await sleep(rest)
      rest = 0
      await upToDate(EVERY)
      yielding = late()
      const lags: number[] = []
      for (const until = performance.now() + PATIENCE; late();) {
        await sleep(EVERY / 2)
        await upToDate(0)
        lags.push(lag())
        if (performance.now() < until) continue
        const mean = lags.reduce((sum, lag) => sum + lag, 0) / lags.length
        usual = { lag: mean, until: performance.now() + USUAL_FOR }
        looked = performance.now() + GRACE
        break
      }
    },
    size: (schema) => (live() ? Math.max(FEWEST, Math.round((speeds.get(schema) ?? 1) * STEP)) : MOST),
    took(schema, events, ms) {
      const now = events / Math.max(ms, 1)
      const before = speeds.get(schema) ?? now
      speeds.set(schema, before * 0.7 + now * 0.3)
      if (live()) rest = Math.min(ms, 10 * STEP) * REST
    },
    live,
    yielding: () => yielding,
  }
}
