/** Decides how long a replay rests after each step. Pure: times `at` are in ms of a monotonic clock. */
interface Pace {
  observe: (lag: number, at: number) => void
  /** Time for which a replay rests, in ms, after a step that took `ms`. */
  restAfter: (ms: number, at: number) => number
  isLive: (at: number) => boolean
  yielding: (at: number) => boolean
}

/** Excess of the lag over its baseline (in ms) at which the replay slows down. */
const MAX_LAG_MS = 20
const WINDOW_MS = 2000
const LAG_PERCENTILE = 0.9
const LIVE_FOR_MS = 2000
const INITIAL_LIVE_MS = 500
export const SHARE = { max: 0.5, min: 0.25 }
const ADJUSTMENT = { factor: 0.7, step: 0.02, intervalMs: 250 }
/** Duration of measuring the lag without the replay, and before it, of waiting until lag due to the replay is gone. */
const BASELINE_PAUSE_MS = 1000
const SETTLING_MS = 300
const BASELINE_VALID_MS = 10_000

function typical(lags: readonly number[]): number {
  const sorted = lags.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * LAG_PERCENTILE)] ?? 0
}

/**
 * Lets a replay work half of the time beside live updates. If these lag, it first pauses to measure the baseline,
 * which is the lag due to other causes, such as different clocks of log and database. While the lag exceeds the
 * baseline, the replay works less, down to a quarter of the time.
 */
export function openPace(start: number): Pace {
  let samples: { at: number; lag: number }[] = []
  let lastSeenAt = start - LIVE_FOR_MS + INITIAL_LIVE_MS
  let share = SHARE.max
  let adjustedAt = start
  let baseline = { lag: 0, until: start }
  let pause: { from: number; until: number } | null = null

  const lagSince = (from: number) => typical(samples.flatMap(({ at, lag }) => (at >= from ? [lag] : [])))
  const isLate = (at: number) =>
    lagSince(at - WINDOW_MS) > MAX_LAG_MS + (at < baseline.until ? baseline.lag : 0)
  const isLive = (at: number) => at - lastSeenAt < LIVE_FOR_MS

  function learnBaseline({ from, until }: { from: number; until: number }, at: number) {
    baseline = { lag: lagSince(from + SETTLING_MS), until: at + BASELINE_VALID_MS }
    samples = []
    adjustedAt = until
    pause = null
  }

  return {
    observe(lag, at) {
      samples = samples.filter((sample) => at - sample.at < WINDOW_MS)
      samples.push({ at, lag })
      lastSeenAt = at
    },
    restAfter(ms, at) {
      if (pause && at >= pause.until) learnBaseline(pause, at)
      if (!isLive(at)) {
        share = SHARE.max
        return 0
      }
      if (isLate(at) && at >= baseline.until) {
        pause = { from: at, until: at + BASELINE_PAUSE_MS }
        return BASELINE_PAUSE_MS
      }
      if (at - adjustedAt >= ADJUSTMENT.intervalMs) {
        adjustedAt = at
        share = isLate(at)
          ? Math.max(SHARE.min, share * ADJUSTMENT.factor)
          : Math.min(SHARE.max, share + ADJUSTMENT.step)
      }
      return ms * (1 / share - 1)
    },
    isLive,
    yielding: (at) => isLive(at) && (pause !== null || isLate(at)),
  }
}
