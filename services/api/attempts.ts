import { LRUCache } from 'lru-cache'

/** Counts tries that could be guesses. */
export interface Attempts {
  /** Takes one of the tries that somebody has; false when there is none left for now. */
  take: (who: string) => boolean
}

/** At most `most` tries in `within` ms, from the first on. */
export function openAttempts({ most, within }: { most: number; within: number }): Attempts {
  const taken = new LRUCache<string, number>({ max: 20_000, ttl: within })
  return {
    take(who) {
      const before = taken.get(who) ?? 0
      if (before >= most) return false
      taken.set(who, before + 1, { noUpdateTTL: true })
      return true
    },
  }
}
