import type { FastifyRequest } from 'fastify'
import type { Allowances } from '../../operational/allowances/allowances.ts'
import { openGrants } from '../../operational/allowances/grants.ts'
import type { Rate } from '../../operational/allowances/rate.ts'
import { keyedHash } from '../../commands/frame/ids.ts'
import { networkOf } from './address.ts'
import { ProblemError } from './problem.ts'
import { limits, type CountedLimit, type Limit, type LimitName } from './limits.ts'
import { openRequests, type Requests } from './requests.ts'

/** Rates by the name of their limit, which replace the rates of the table of limits. */
export type OtherRates = Partial<Record<LimitName, Rate>>

export interface Limiter {
  /** Counts one use of a limit; returns 0, or the number of seconds until another use is possible. */
  take: (limit: CountedLimit, who: string, how?: { isNew: boolean }) => Promise<number>
  /** Counts as many uses of a limit as finished work had, as far as they are left. */
  charge: (limit: CountedLimit, who: string, uses: number, how?: { isNew: boolean }) => Promise<void>
  /** Does the same, but does not wait for the store of all processes while much of the limit is left. */
  grant: (limit: CountedLimit, who: string, how?: { isNew: boolean }) => Promise<number>
  restore: (limit: CountedLimit, who: string) => Promise<void>
  /** Limits of requests, counted mostly within each process, as asking the others at each request would be slow. */
  requests: Requests
  close: () => void
}

const times = (rate: Rate, factor: number): Rate =>
  Object.fromEntries(Object.entries(rate).map(([window, most]) => [window, most * factor]))

/** Opens all limits, multiplied by `factor`. Other processes get members and addresses as digests with `secret`. */
export function openLimiter({
  allowances,
  secret,
  factor = 1,
  rates = {},
}: {
  allowances: Allowances
  secret: Uint8Array
  factor?: number | undefined
  rates?: OtherRates
}): Limiter {
  function rateOf(name: LimitName, isNew: boolean): Rate {
    const { rate, newcomer = rate }: Limit = limits[name]
    return rates[name] ?? times(isNew ? newcomer : rate, factor)
  }
  const digestOf = (key: string) => keyedHash(secret, key).toString('base64')
  const keyOf = (name: LimitName, who: string) => digestOf(`${name} ${who}`)

  // Keys become digests only when they are sent to the store, because computing one takes long.
  const grants = openGrants({
    take: (key, rate) => allowances.take(digestOf(key), rate),
    charge: (charges, rate) =>
      allowances.charge(
        charges.map(({ key, cost }) => ({ key: digestOf(key), cost })),
        rate,
      ),
  })
  const requests = openRequests({
    allowances,
    rate: rateOf('requests', false),
    keyOf: (who) => keyOf('requests', who),
  })
  return {
    take: async (name, who, { isNew } = { isNew: false }) =>
      Math.ceil(await allowances.take(keyOf(name, who), rateOf(name, isNew))),
    async charge(name, who, uses, { isNew } = { isNew: false }) {
      await allowances.charge([{ key: keyOf(name, who), cost: uses }], rateOf(name, isNew))
    },
    grant: async (name, who, { isNew } = { isNew: false }) =>
      Math.ceil(await grants.take(`${name} ${who}`, rateOf(name, isNew))),
    restore: (name, who) => allowances.restore(keyOf(name, who)),
    requests,
    close() {
      grants.close()
      requests.close()
    },
  }
}

/** Throws a 429 error if `wait`, the seconds until the next use is possible, is not 0. */
export function refuseWithin(wait: number, reason = 'Too many attempts'): void {
  if (wait === 0) return
  throw new ProblemError(429, 'TOO_MANY', `${reason}. Please try again in ${inWords(wait)}.`, wait)
}

/** Makes a handler that counts a try to log in against the network of the request. */
export const limitLogIns =
  (limiter: Pick<Limiter, 'take'>) =>
  async ({ ip }: FastifyRequest): Promise<void> =>
    refuseWithin(await limiter.take('logIns', networkOf(ip)))

const units: [name: string, seconds: number][] = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** Converts seconds to words, rounded up: 'a minute', '3 hours'. */
export function inWords(seconds: number): string {
  const [name, size] = units.find(([, size]) => seconds > size) ?? ['second', 1]
  const count = Math.ceil(seconds / size)
  if (count > 1) return `${count} ${name}s`
  return name === 'hour' ? 'an hour' : `a ${name}`
}
