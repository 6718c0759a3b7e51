import type { Sql } from '../../postgres/sql.ts'
import { openLocal } from './local.ts'
import { openPostgres } from './postgres.ts'
import type { Rate } from './rate.ts'
import { openRedis } from './redis.ts'

interface Charge {
  key: string
  cost: number
}

/** Rate limits by key; each key has one rate. */
export interface Allowances {
  /** Takes one unit; returns 0, or the seconds until one is available. */
  take: (key: string, rate: Rate) => Promise<number>
  /** Takes the cost of finished work, as far as available; returns the seconds until each key is full again. */
  charge: (charges: readonly Charge[], rate: Rate) => Promise<number[]>
  restore: (key: string) => Promise<void>
  close: () => Promise<void>
}

/** After a failure the process counts locally for this time. */
const LOCAL_MS = 5000

/**
 * Counts in Redis if configured, otherwise in Postgres. While that is unavailable each process counts locally, and
 * does not retry for some seconds, as every request would wait.
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
