import type { Sql } from '../../postgres/sql.ts'
import { openLocal } from './local.ts'
import { openPostgres } from './postgres.ts'
import type { Rate } from './rate.ts'
import { openRedis } from './redis.ts'
import { errorFrom } from '../../thrown.ts'

interface Charge {
  key: string
  cost: number
}

/** Rate limits by key, such as a member and an action; the rate of a key is always the same. */
export interface Allowances {
  /** Takes one unit of a rate; returns 0, or the number of seconds until one is available. */
  take: (key: string, rate: Rate) => Promise<number>
  /** Takes units for work that is already done, as far as there are any; returns the seconds until each limit is full again. */
  charge: (charges: readonly Charge[], rate: Rate) => Promise<number[]>
  restore: (key: string) => Promise<void>
  close: () => Promise<void>
}

/** Time for which a process counts locally after the shared store has failed. */
const LOCAL_MS = 5000

/**
 * Opens rate limits in Redis if it is configured, otherwise in Postgres. If the store is unavailable, each process
 * counts locally and tries the store again only after some seconds, because otherwise every request would wait for it.
 */
export function openAllowances(
  { sql, redisUrl }: { sql: Sql; redisUrl?: string | undefined },
  onError: (error: Error) => void,
): Allowances {
  const shared = redisUrl === undefined ? openPostgres(sql) : openRedis(redisUrl)
  const local = openLocal()
  let localUntil = 0

  async function either<Result>(work: (allowances: Allowances) => Promise<Result>): Promise<Result> {
    if (performance.now() < localUntil) return work(local)
    try {
      return await work(shared)
    } catch (error) {
      localUntil = performance.now() + LOCAL_MS
      onError(errorFrom(error))
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
