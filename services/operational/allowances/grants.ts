import { LRUCache } from 'lru-cache'
import type { Allowances } from './allowances.ts'
import { chargeTo, takeFrom, windowsOf, type Rate } from './rate.ts'
import { atMost } from '../../lru.ts'

const MAX_KNOWN = 20_000
const REPORT_INTERVAL_MS = 1000
/** Share of each window that must be left, by this process's count, for a use that the store has not counted yet. */
const MIN_LEFT_SHARE = 0.5
/** Seconds by which the store's count may exceed this process's count without a use in another process. */
const TOLERANCE_SECONDS = 1

interface Grants {
  /** Takes one unit of a rate; returns 0, or the number of seconds until one is available. */
  take: Allowances['take']
  /** Reports the units that the store has not counted yet. */
  report: () => Promise<void>
  close: () => void
}

/** Units of a key, as counted in this process: when its windows are unused again, and units not yet reported. */
interface Held {
  rate: Rate
  due: readonly number[]
  unreported: number
}

/**
 * Opens rate limits that a process grants without waiting for the shared store, as long as half of each window is left.
 * It reports these units every second. So a limit can be exceeded only by units of different processes within a second.
 */
export function openGrants(allowances: Pick<Allowances, 'take' | 'charge'>): Grants {
  const known = new LRUCache<string, Held>(atMost(MAX_KNOWN))
  let unreported = new Map<string, Held>()
  let timer: NodeJS.Timeout | undefined
  let reported: Promise<unknown> = Promise.resolve()
  const now = () => performance.now() / 1000

  /** Counts a unit in this process if many are left; returns false otherwise. */
  function grant(key: string, rate: Rate): boolean {
    const held = known.get(key)
    if (!held) return false
    const windows = windowsOf(rate)
    const moment = now()
    const { due, wait } = takeFrom(windows, { due: held.due, now: moment, cost: 1 })
    const isGranted =
      wait === 0 && windows.every(({ span }, n) => (due[n] ?? 0) - moment <= span * (1 - MIN_LEFT_SHARE))
    if (!isGranted) return false
    Object.assign(held, { rate, due })
    held.unreported++
    unreported.set(key, held)
    timer ??= setTimeout(() => void report(), REPORT_INTERVAL_MS).unref()
    return true
  }

  /** Notes units that the store counts for a key, of which it has returned the seconds until all are available. */
  function note(held: Held, rest: number) {
    const moment = now()
    if (rest <= Math.max(0, ...held.due) - moment + TOLERANCE_SECONDS) return
    held.due = windowsOf(held.rate).map(({ span }, n) =>
      Math.max(held.due[n] ?? 0, moment + Math.min(rest, span)),
    )
  }

  async function reportOf(rate: Rate, all: readonly (readonly [string, Held])[]) {
    const charges = all.map(([key, { unreported }]) => ({ key, cost: unreported }))
    for (const [, held] of all) held.unreported = 0
    const rests = await allowances.charge(charges, rate)
    all.forEach(([, held], n) => note(held, rests[n] ?? 0))
  }

  async function report() {
    clearTimeout(timer)
    timer = undefined
    const byRate = Map.groupBy(unreported, ([, { rate }]) => JSON.stringify(rate))
    unreported = new Map()
    const reports = [...byRate.values()].map((all) => reportOf(all[0]![1].rate, all))
    // An error is ignored: these units are then counted in this process alone.
    reported = Promise.allSettled([reported, ...reports])
    await reported
  }

  return {
    async take(key, rate) {
      if (grant(key, rate)) return 0
      // The store must count the units of this process before it can decide.
      await report()
      const wait = await allowances.take(key, rate)
      const held = known.get(key) ?? { rate, due: [], unreported: 0 }
      const windows = windowsOf(rate)
      held.due =
        wait > 0
          ? windows.map(({ span }) => now() + span)
          : chargeTo(windows, { due: held.due, now: now(), cost: 1 })
      known.set(key, held)
      return wait
    },
    report,
    close: () => clearTimeout(timer),
  }
}
