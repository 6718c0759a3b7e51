import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as immediate } from 'node:timers/promises'

export interface Spread {
  count: number
  p50: number
  p95: number
  p99: number
  max: number
}

export interface Figure {
  what: string
  value: number
  unit: string
}

export const rounded = (value: number): number => Number(value.toPrecision(4))

/** Summarises durations. Throws a RangeError for an empty list. */
export function spread(durations: readonly number[]): Spread {
  const sorted = Float64Array.from(durations).toSorted()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  const [p50, p95, p99, max] = [at(0.5), at(0.95), at(0.99), at(1)]
  if (p50 === undefined || p95 === undefined || p99 === undefined || max === undefined)
    throw new RangeError('There are no figures to summarize')
  return { count: sorted.length, p50: rounded(p50), p95: rounded(p95), p99: rounded(p99), max: rounded(max) }
}

/** Lines for the report: p50, p95, p99 and maximum, and their ratios to the p50 of a baseline. */
export const figuresOf = (what: string, { count, p50, p95, p99, max }: Spread, floor: Spread): Figure[] => [
  { what: `${what} (${count}), p50`, value: p50, unit: 'ms' },
  { what: `${what}, p95`, value: p95, unit: 'ms' },
  { what: `${what}, p99`, value: p99, unit: 'ms' },
  { what: `${what}, slowest`, value: max, unit: 'ms' },
  { what: `${what}, p50 to the floor's`, value: rounded(p50 / floor.p50), unit: '×' },
  { what: `${what}, p99 to the floor's p50`, value: rounded(p99 / floor.p50), unit: '×' },
]

export const rateOf = (what: string, count: number, ms: number, unit: string): Figure => ({
  what,
  value: Math.round((count / ms) * 1000),
  unit: `${unit}/s`,
})

/** Runs `run` sequentially `count` times; resolves to the durations in ms. */
export async function timed(count: number, run: (index: number) => unknown): Promise<number[]> {
  const durations: number[] = []
  for (let index = 0; index < count; index++) {
    const began = performance.now()
    await run(index)
    durations.push(performance.now() - began)
    // Lets pending work of the event loop finish before the next measurement.
    await immediate()
  }
  return durations
}

/** Runs `run` `count` times, up to `atOnce` runs concurrently; resolves to the total duration in ms. */
export async function together(count: number, atOnce: number, run: (index: number) => Promise<unknown>) {
  let next = 0
  const began = performance.now()
  const lane = async () => {
    while (next < count) await run(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return performance.now() - began
}

/** Measures the baseline of durable writes: 4 kB written and flushed to a file. */
export async function diskFloor(folder: string): Promise<Spread> {
  const path = join(folder, 'floor')
  const file = openSync(path, 'w')
  const page = Buffer.alloc(4096, 1)
  try {
    const durations = await timed(200, () => {
      writeSync(file, page)
      fdatasyncSync(file)
    })
    return spread(durations)
  } finally {
    closeSync(file)
    rmSync(path)
  }
}
