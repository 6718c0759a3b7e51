import { LRUCache } from 'lru-cache'
import type { Allowances } from './allowances.ts'
import { chargeTo, takeFrom, windowsOf } from './rate.ts'
import { atMost } from '../../lru.ts'

const MAX_KEYS = 20_000

const now = () => performance.now() / 1000

export function openLocal(): Allowances {
  const held = new LRUCache<string, readonly number[]>(atMost(MAX_KEYS))
  return {
    async take(key, rate) {
      const { due, wait } = takeFrom(windowsOf(rate), { due: held.get(key) ?? [], now: now(), cost: 1 })
      held.set(key, due)
      return wait
    },
    async charge(charges, rate) {
      return charges.map(({ key, cost }) => {
        const moment = now()
        const due = chargeTo(windowsOf(rate), { due: held.get(key) ?? [], now: moment, cost })
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
