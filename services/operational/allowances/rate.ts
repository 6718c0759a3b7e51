/** Units per time window. All can be taken at once; they return evenly, so of 60 per hour one each minute. */
export type Rate = Partial<Record<'minute' | 'hour' | 'day', number>>

/** For each window: seconds until one unit becomes available again, and until all units do. */
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

/** `due` contains for each window the time, in seconds, at which all its units are available again. */
interface Taking {
  due: readonly number[]
  now: number
  cost: number
}

/** Shorter waits (in seconds) are due to rounding errors and count as zero. */
const MIN_WAIT_SECONDS = 0.001

const nextOf = (windows: readonly Window[], { due, now, cost }: Taking): number[] =>
  windows.map(({ each }, n) => Math.max(due[n] ?? 0, now) + each * cost)

/** Generic cell rate algorithm: takes the units, or takes nothing and returns the seconds until they are available. */
export function takeFrom(
  windows: readonly Window[],
  taking: Taking,
): { due: readonly number[]; wait: number } {
  const next = nextOf(windows, taking)
  const wait = Math.max(0, ...windows.map(({ span }, n) => (next[n] ?? 0) - taking.now - span))
  return wait > MIN_WAIT_SECONDS ? { due: taking.due, wait } : { due: next, wait: 0 }
}

/** Charges finished work as far as units are available; returns the new `due`. */
export const chargeTo = (windows: readonly Window[], taking: Taking): number[] =>
  nextOf(windows, taking).map((at, n) => Math.min(at, taking.now + (windows[n]?.span ?? 0)))
