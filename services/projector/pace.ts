/**
 * How hard to work beside live updates: from how late they are to how long to rest after each step. Pure: its clock is
 * the `at` of each call, in milliseconds of a clock that only goes forwards.
 */
export interface Pace {
  /** A live update was so late, in milliseconds, as was seen at a time. */
  saw: (lag: number, at: number) => void
  /** How long to rest, in milliseconds, after a step of so many milliseconds that ends now. */
  restAfter: (ms: number, at: number) => number
  /** Whether live work is going on. */
  live: (at: number) => boolean
  /** Whether it holds back because live updates lag. */
  yielding: (at: number) => boolean
}

/** How late, in milliseconds and beyond what is usual, a live update may be before it holds back. */
const LATE = 20
/** What live updates of this time, in milliseconds, are like tells how they are now. */
const WINDOW = 2000
/** The part of them that must not be late: one that is tells of itself and not of the others. */
const MOST_OF_THEM = 0.9
/** How long, in milliseconds, a live update tells that there is live work at all. */
const QUIET = 2000
/** Until something is known, it is as if there were live work, for so long. */
const UNKNOWN = 500
/** The part of the time that it works beside live updates. */
export const SHARE = { most: 0.5, least: 0.25 }
/** How the share changes with each time that it is looked at: by this factor when they lag, by this much when not. */
const CHANGE = { factor: 0.7, step: 0.02, every: 250 }
/**
 * How long to stand still, in milliseconds, to learn how late live updates are without it; what they are in the first
 * part of that may still be of its making. What is learned counts as usual for a while.
 */
const STILL = 1000
const SETTLING = 300
const USUAL_FOR = 10_000

/** The lag that most of the samples do not exceed; 0 where there is none. */
function typical(lags: readonly number[]): number {
  const sorted = lags.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * MOST_OF_THEM)] ?? 0
}

/**
 * Begins at a time. As long as live updates are in time it works for half of the time. When they lag it stands still
 * for a moment, and learns what is not of its making: much else goes on, or the clocks of log and database differ. Lag
 * beyond that makes it work less, down to a quarter of the time, until it is gone (additive increase, multiplicative
 * decrease). So it comes to its end on a machine that is too small, too.
 */
export function openPace(begin: number): Pace {
  let samples: { at: number; lag: number }[] = []
  let lastSeen = begin - QUIET + UNKNOWN
  let share = SHARE.most
  let changed = begin
  let usual = { lag: 0, until: begin }
  let still: { from: number; until: number } | null = null

  const lagSince = (from: number) => typical(samples.flatMap(({ at, lag }) => (at >= from ? [lag] : [])))
  const late = (at: number) => lagSince(at - WINDOW) > LATE + (at < usual.until ? usual.lag : 0)
  const live = (at: number) => at - lastSeen < QUIET

  /** What live updates were like while it stood still is what they are like without it. */
  function learn({ from, until }: { from: number; until: number }, at: number) {
    usual = { lag: lagSince(from + SETTLING), until: at + USUAL_FOR }
    samples = []
    changed = until
    still = null
  }

  return {
    saw(lag, at) {
      samples = samples.filter((sample) => at - sample.at < WINDOW)
      samples.push({ at, lag })
      lastSeen = at
    },
    restAfter(ms, at) {
      if (still && at >= still.until) learn(still, at)
      if (!live(at)) {
        share = SHARE.most
        return 0
      }
      if (late(at) && at >= usual.until) {
        still = { from: at, until: at + STILL }
        return STILL
      }
      if (at - changed >= CHANGE.every) {
        changed = at
        share = late(at)
          ? Math.max(SHARE.least, share * CHANGE.factor)
          : Math.min(SHARE.most, share + CHANGE.step)
      }
      return ms * (1 / share - 1)
    },
    live,
    yielding: (at) => live(at) && (still !== null || late(at)),
  }
}
