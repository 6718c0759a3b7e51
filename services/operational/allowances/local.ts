import { LRUCache } from 'lru-cache'
import type { Allowances } from './allowances.ts'
import { charged, taken, windowsOf } from './rate.ts'

/** The most keys that are known at a time. */
const MOST = 20_000

const now = () => performance.now() / 1000

/** Counts in this process alone. */
export function openLocal(): Allowances {
  const held = new LRUCache<string, readonly number[]>({ max: MOST })
  return {
    async take(key, rate) {
      const { due, wait } = taken(windowsOf(rate), { due: held.get(key) ?? [], now: now(), cost: 1 })
      held.set(key, due)
      return wait
    },
    async charge(charges, rate) {
      return charges.map(({ key, cost }) => {
        const moment = now()
        const due = charged(windowsOf(rate), { due: held.get(key) ?? [], now: moment, cost })
        held.set(key, due)
        return Math.max(0, ...due) - moment
      })
    },
    async restore(key) {
      held.delete(key)
    },
    async close() {},
  }
}
