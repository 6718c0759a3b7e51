import type { Sql } from '../../postgres/sql.ts'
import { openLocal } from './local.ts'
import { openPostgres } from './postgres.ts'
import type { Rate } from './rate.ts'
import { openRedis } from './redis.ts'

/** What was taken of a key. */
export interface Charge {
  key: string
  cost: number
}

/** What keys may still do. Each key has one rate. */
export interface Allowances {
  /** Takes one; gives 0, or the seconds until there is one again. */
  take: (key: string, rate: Rate) => Promise<number>
  /** Takes what was done already, as far as it is there; gives the seconds until each key has all of it again. */
  charge: (charges: readonly Charge[], rate: Rate) => Promise<number[]>
  /** Gives a key all of it again. */
  restore: (key: string) => Promise<void>
  close: () => Promise<void>
}

/** For how long, in ms, a process counts by itself once the others could not be asked. */
const ALONE = 5000

/**
 * Opens what all processes count in: Redis where there is one, else Postgres. While that does not answer a process
 * counts by itself, so that neither limits nor those who keep to them are lost; `onError` hears of it. Each count of a
 * request would wait as long as the first: once one has, it is not asked again for some seconds.
 */
export function openAllowances(
  { sql, redisUrl }: { sql: Sql; redisUrl?: string | undefined },
  onError: (error: Error) => void,
): Allowances {
  const shared = redisUrl === undefined ? openPostgres(sql, onError) : openRedis(redisUrl)
  const local = openLocal()
  let alone = 0

  async function either<Result>(work: (allowances: Allowances) => Promise<Result>): Promise<Result> {
    if (performance.now() < alone) return work(local)
    try {
      return await work(shared)
    } catch (error) {
      alone = performance.now() + ALONE
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
