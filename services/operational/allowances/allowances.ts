import type { Sql } from '../../postgres/sql.ts'
import { openLocal } from './local.ts'
import { openPostgres } from './postgres.ts'
import type { Rate } from './rate.ts'
import { openRedis } from './redis.ts'

interface Charge {
  key: string
  cost: number
}

/** Rate limits by key; a key always has the same rate. */
export interface Allowances {
  /** Takes one unit; returns 0, or the seconds until one is available. */
  take: (key: string, rate: Rate) => Promise<number>
  /** Takes the cost of finished work, as far as available; returns the seconds until each key's limit is full again. */
  charge: (charges: readonly Charge[], rate: Rate) => Promise<number[]>
  restore: (key: string) => Promise<void>
  close: () => Promise<void>
}

/** Time for which a process counts locally after a failure of the shared store. */
const LOCAL_MS = 5000

/**
 * Counts in Redis if configured, otherwise in Postgres. While the store is unavailable, each process counts locally,
 * and retries only after some seconds, as every request would wait.
 */
export function openAllowances(
  { sql, redisUrl }: { sql: Sql; redisUrl?: string | undefined },
  onError: (error: Error) => void,
): Allowances {
  const shared = redisUrl === undefined ? openPostgres(sql, onError) : openRedis(redisUrl)
  const local = openLocal()
  let localUntil = 0

  async function either<Result>(work: (allowances: Allowances) => Promise<Result>): Promise<Result> {
    if (performance.now() < localUntil) return work(local)
    try {
      return await work(shared)
    } catch (error) {
      localUntil = performance.now() + LOCAL_MS
      onError(error as Error)
      return work(local)
    }
  }
  return {
    take: (key, rate) => either((allowances) => allowances.take(key, rate)),
    charge: (charges, rate) => either((allowances) => allowances.charge(charges, rate)),
    restore: (key) => either((allowances) => allowances.restore(key)),
    close: shared.close,
  }
}
