import { setTimeout as sleep } from 'node:timers/promises'
import { schemasOf, type Projection } from '../../projections/projection.ts'
import type { Sql } from '../postgres/sql.ts'
import { openPace } from './replay-share.ts'

/** Slows down background work (replays, audits, backlogs), so that live updates on the same machine are not delayed. */
export interface Throttle {
  /**
   * Runs one step of background work: `work` gets a maximum number of events or rows, and resolves with the number
   * processed. `where` is the same for work of the same speed.
   */
  step: (where: string, work: (size: number) => Promise<number>) => Promise<void>
  live: () => boolean
  /** True while background work is slowed down because live updates lag. */
  yielding: () => boolean
}

/** Schemas, of all versions that may be in use, of the projections for each of whose rows viewers wait. */
export const prioritySchemas = (projections: readonly Projection[]): string[] =>
  projections.filter(({ unhurried, aside }) => !unhurried && !aside).flatMap(schemasOf)

/** Age (ms) of an event from which applying it counts as work on a backlog and not as live work. */
export const BACKLOG_AGE_MS = 10_000
const POLL_INTERVAL_MS = 100
/** Duration that a step of background work should have on an idle machine, in ms. */
const TARGET_STEP_MS = 25
const SPEED_DECAY = 0.97
const MIN_STEP_MS = 5
/** Maximum duration from which the speed of a step is computed, because a longer step had to wait for something. */
const MAX_COUNTED_STEP_MS = 10 * TARGET_STEP_MS
const MAX_STEP_SIZE = 5000
const MIN_STEP_SIZE = 50

interface Step {
  schema: string
  /** Lag after the step, in ms; a step without events does not change it. */
  lag: number
  ms: number
}

export const unthrottled: Throttle = {
  step: async (_, work) => void (await work(MAX_STEP_SIZE)),
  live: () => false,
  yielding: () => false,
}

/**
 * Opens a throttle that reads the lag from checkpoints of `serving` schemas; older events than `maxAgeMs` do not
 * count.
 */
export function openThrottle(sql: Sql, serving: readonly string[], maxAgeMs = Infinity): Throttle {
  const pace = openPace(performance.now())
  /** Speeds of background work, in events or rows per ms, by `where`. */
  const speeds = new Map<string, number>()
  /** Lag of each schema when it was last read; if it changes, there was another step. */
  const lastLags = new Map<string, number>()
  let polledAt = -Infinity
  let polling: Promise<void> | null = null
  let restUntil = 0

  async function pollNow() {
    const found = await sql<Step>`
      select schema, (extract(epoch from updated_at - event_at) * 1000)::float8 as lag,
        coalesce(batch_ms, 0)::float8 as ms
      from projector.checkpoint where schema = any(${serving}) and event_at is not null`
    polledAt = performance.now()
    for (const { schema, lag, ms } of found) {
      if (lastLags.has(schema) && lastLags.get(schema) !== lag && lag < maxAgeMs)
        pace.observe(lag + ms, polledAt)
      lastLags.set(schema, lag)
    }
  }
  async function poll() {
    if (performance.now() - polledAt < POLL_INTERVAL_MS) return
    polling ??= pollNow().finally(() => (polling = null))
    await polling
  }
  async function rest() {
    for (let left; (left = restUntil - performance.now()) > 0; await poll())
      await sleep(Math.min(left, POLL_INTERVAL_MS))
  }
  const live = () => pace.isLive(performance.now())

  const runStep: Throttle['step'] = async (where, work) => {
    await poll()
    await rest()
    const size = live()
      ? Math.max(MIN_STEP_SIZE, Math.round((speeds.get(where) ?? 1) * TARGET_STEP_MS))
      : MAX_STEP_SIZE
    const began = performance.now()
    const done = await work(Math.min(size, MAX_STEP_SIZE))
    const ended = performance.now()
    const ms = Math.max(ended - began, 1)
    const speed = Math.max(done / ms, (speeds.get(where) ?? 0) * SPEED_DECAY)
    speeds.set(where, speed)
    restUntil =
      ended + pace.restAfter(Math.min(ms, MIN_STEP_MS + done / (speed || 1), MAX_COUNTED_STEP_MS), ended)
  }
  let last = Promise.resolve()

  return {
    step(where, work) {
      if (!live()) return runStep(where, work)
      const step = last.then(() => runStep(where, work))
      last = step.catch(() => {})
      return step
    },
    live,
    yielding: () => pace.yielding(performance.now()),
  }
}
