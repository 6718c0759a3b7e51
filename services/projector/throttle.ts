import { setTimeout as sleep } from 'node:timers/promises'
import { schemasOf, type Projection } from '../../projections/projection.ts'
import type { Sql } from '../postgres/sql.ts'
import { openPace } from './pace.ts'

/** Who has to wait for whom, when a read model is filled beside the live work on the same machine. */
export interface Turn {
  /**
   * Takes a step as soon as the live work does not need the machine more urgently: one at a time beside live work.
   * `work` is told how much the step may have of what is done there (`where`: a schema, a table), in events or rows,
   * and resolves with how much it had.
   */
  step: (where: string, work: (size: number) => Promise<number>) => Promise<void>
  /** Whether live work is going on. */
  live: () => boolean
  /** Whether it stands back because live updates lag. */
  yielding: () => boolean
}

/**
 * The schemas of which live updates may not be late: of projections that somebody watches or waits for, in any version
 * that may serve.
 */
export const hurried = (projections: readonly Projection[]): string[] =>
  projections.filter(({ unhurried }) => !unhurried).flatMap(schemasOf)

/** Events that are older than this, in milliseconds, are of the past: to apply them is no live work. */
export const PAST = 10_000
/** How often to look how late live updates are, in milliseconds. */
const EVERY = 100
/** How long, in milliseconds, a step beside live work would take with the machine for itself. */
const STEP = 25
/** By how much with each step the best speed that was seen counts for less. */
const AGING = 0.97
/** How long it takes at least, in milliseconds, however little it has. */
const LEAST = 5
/** What takes longer than this, in milliseconds, has waited for something, for a lock perhaps: nobody rests for that. */
const LONGEST = 10 * STEP
/** Events or rows of a step when nobody waits, and the fewest when somebody does. */
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
  step: async (_, work) => void (await work(MOST)),
  live: () => false,
  yielding: () => false,
}

/**
 * Opens the turn of a replay or an audit beside the live work on `serving`. How late live updates are is what their
 * checkpoints tell: when the log took the newest event of a step, when that step was, and how long steps take. A step
 * whose events are older than `oldest`, in milliseconds, is none of live work.
 */
export function openTurn(sql: Sql, serving: readonly string[], oldest = Infinity): Turn {
  const pace = openPace(performance.now())
  /** How much of what is done somewhere is done in a millisecond when nobody else has the machine. */
  const speeds = new Map<string, number>()
  /** The lag that each of the tables told at the last look; another one is of another step. */
  const told = new Map<string, number>()
  let looked = -Infinity
  let looking: Promise<void> | null = null
  /** Until when to rest. */
  let resting = 0

  async function lookAgain() {
    const found = await sql<Step>`
      select schema, (extract(epoch from updated_at - event_at) * 1000)::float8 as lag,
        coalesce(batch_ms, 0)::float8 as ms
      from projector.checkpoint where schema = any(${serving}) and event_at is not null`
    looked = performance.now()
    for (const { schema, lag, ms } of found) {
      if (told.has(schema) && told.get(schema) !== lag && lag < oldest) pace.saw(lag + ms, looked)
      told.set(schema, lag)
    }
  }
  async function look() {
    if (performance.now() - looked < EVERY) return
    looking ??= lookAgain().finally(() => (looking = null))
    await looking
  }
  async function rest() {
    for (let left; (left = resting - performance.now()) > 0; await look()) await sleep(Math.min(left, EVERY))
  }
  const live = () => pace.live(performance.now())

  const take: Turn['step'] = async (where, work) => {
    await look()
    await rest()
    const size = live() ? Math.max(FEWEST, Math.round((speeds.get(where) ?? 1) * STEP)) : MOST
    const began = performance.now()
    const done = await work(Math.min(size, MOST))
    const ended = performance.now()
    const ms = Math.max(ended - began, 1)
    // What takes longer than before has waited for others: it gave way already, and need not rest for that.
    const speed = Math.max(done / ms, (speeds.get(where) ?? 0) * AGING)
    speeds.set(where, speed)
    resting = ended + pace.restAfter(Math.min(ms, LEAST + done / (speed || 1), LONGEST), ended)
  }
  /** The last of the steps that come one after the other. */
  let last = Promise.resolve()

  return {
    step(where, work) {
      if (!live()) return take(where, work)
      const step = last.then(() => take(where, work))
      last = step.catch(() => {})
      return step
    },
    live,
    yielding: () => pace.yielding(performance.now()),
  }
}
