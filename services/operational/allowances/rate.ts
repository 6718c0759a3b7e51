/**
 * Units per window. All can be taken at once and become available again evenly: of 60 per hour, 60 at once, or one per
 * minute.
 */
export type Rate = Partial<Record<'minute' | 'hour' | 'day', number>>

/** Seconds until one unit is available again, and until all are. */
export interface Window {
  each: number
  span: number
}

const spans = { minute: 60, hour: 3600, day: 86_400 }

export const windowsOf = (rate: Rate): Window[] =>
  (['minute', 'hour', 'day'] as const).flatMap((name) => {
    const max = rate[name]
    return max === undefined ? [] : [{ each: spans[name] / max, span: spans[name] }]
  })

/** `due` has the times, in seconds, at which each window is full again. */
interface Taking {
  due: readonly number[]
  now: number
  cost: number
}

/** Rounding errors of sums can result in a shorter wait, which does not count. */
const MIN_WAIT_SECONDS = 0.001

const nextOf = (windows: readonly Window[], { due, now, cost }: Taking): number[] =>
  windows.map(({ each }, n) => Math.max(due[n] ?? 0, now) + each * cost)

/** Generic cell rate algorithm. Takes nothing if it returns a wait (in seconds). */
export function takeFrom(
  windows: readonly Window[],
  taking: Taking,
): { due: readonly number[]; wait: number } {
  const next = nextOf(windows, taking)
  const wait = Math.max(0, ...windows.map(({ span }, n) => (next[n] ?? 0) - taking.now - span))
  return wait > MIN_WAIT_SECONDS ? { due: taking.due, wait } : { due: next, wait: 0 }
}

/** Takes the cost of finished work, as far as available; returns `due`. */
export const chargeTo = (windows: readonly Window[], taking: Taking): number[] =>
  nextOf(windows, taking).map((at, n) => Math.min(at, taking.now + (windows[n]?.span ?? 0)))
