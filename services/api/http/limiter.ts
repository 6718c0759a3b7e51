import type { Allowances } from '../../operational/allowances/allowances.ts'
import type { Rate } from '../../operational/allowances/rate.ts'
import { keyedHash } from '../../commands/frame/ids.ts'
import { limits, type CountedLimit, type Limit, type LimitName } from './limits.ts'
import { openRequests, type Requests } from './requests.ts'

/** Rates by limit that replace those of the table. */
export type OtherRates = Partial<Record<LimitName, Rate>>

export interface Limiter {
  /** Takes one unit of a limit; returns 0, or the seconds until one is available. */
  take: (limit: CountedLimit, who: string, how?: { isNew: boolean }) => Promise<number>
  restore: (limit: CountedLimit, who: string) => Promise<void>
  /** Request limits, counted mostly within the process, as requests are too frequent to consult others about each. */
  requests: Requests
}

const times = (rate: Rate, factor: number): Rate =>
  Object.fromEntries(Object.entries(rate).map(([window, most]) => [window, most * factor]))

/** Opens the limits, multiplied by `factor`. Identities leave the process only as digests made with `secret`. */
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
  const keyOf = (name: LimitName, who: string) => keyedHash(secret, `${name} ${who}`).toString('base64')

  return {
    take: async (name, who, { isNew } = { isNew: false }) =>
      Math.ceil(await allowances.take(keyOf(name, who), rateOf(name, isNew))),
    restore: (name, who) => allowances.restore(keyOf(name, who)),
    requests: openRequests({
      allowances,
      rate: rateOf('requests', false),
      keyOf: (who) => keyOf('requests', who),
    }),
  }
}

const units: [name: string, seconds: number][] = [
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
]

/** Duration in words, rounded up: 'a minute', '3 hours'. */
export function inWords(seconds: number): string {
  const [name, size] = units.find(([, size]) => seconds > size) ?? ['second', 1]
  const count = Math.ceil(seconds / size)
  if (count > 1) return `${count} ${name}s`
  return name === 'hour' ? 'an hour' : `a ${name}`
}
