/**
 * How often something may happen. Up to the number of a window it may happen at once; what was taken comes back evenly,
 * so that 60 an hour are 60 now, or one each minute.
 */
export type Rate = Partial<Record<'minute' | 'hour' | 'day', number>>

/** A window of a rate, in seconds: what one takes to come back, and what all of them do. */
export interface Window {
  each: number
  span: number
}

const spans = { minute: 60, hour: 3600, day: 86_400 }

/** The windows of a rate, the shortest first. */
export const windowsOf = (rate: Rate): Window[] =>
  (['minute', 'hour', 'day'] as const).flatMap((name) => {
    const most = rate[name]
    return most === undefined ? [] : [{ each: spans[name] / most, span: spans[name] }]
  })

/** What is held of windows: when each is whole again, in seconds; the moment, and how many are to be taken. */
interface Taking {
  due: readonly number[]
  now: number
  cost: number
}

/** Less than this many seconds is no wait: sums of fractions are not exact. */
const NO_WAIT = 0.001

const nextOf = (windows: readonly Window[], { due, now, cost }: Taking): number[] =>
  windows.map(({ each }, n) => Math.max(due[n] ?? 0, now) + each * cost)

/**
 * Takes from all windows, by the generic cell rate algorithm. Gives when they are whole afterwards, and the seconds to
 * wait where there is not enough: then nothing is taken.
 */
export function taken(windows: readonly Window[], taking: Taking): { due: readonly number[]; wait: number } {
  const next = nextOf(windows, taking)
  const wait = Math.max(0, ...windows.map(({ span }, n) => (next[n] ?? 0) - taking.now - span))
  return wait > NO_WAIT ? { due: taking.due, wait } : { due: next, wait: 0 }
}

/** Takes from all windows what was done already, at most what there is. Gives when they are whole afterwards. */
export const charged = (windows: readonly Window[], taking: Taking): number[] =>
  nextOf(windows, taking).map((at, n) => Math.min(at, taking.now + (windows[n]?.span ?? 0)))
