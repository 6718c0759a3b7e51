import { LRUCache } from 'lru-cache'
import type { Allowances } from '../../operational/allowances/allowances.ts'
import { chargeTo, takeFrom, windowsOf, type Rate } from '../../operational/allowances/rate.ts'
import { atMost } from '../../lru.ts'

/**
 * Counts requests in this process, and reports clients with many requests to the other processes every second, so that
 * a normal visit needs no query. A client can exceed its limit in each process by one hundredth plus the requests of
 * one second.
 */
export interface Requests {
  /** Counts a request of `cost` units; returns 0, or the number of seconds until the request is possible. */
  take: (who: string, cost: number) => number
  /** Counts units for a request that was already answered, at most as many as are available. */
  charge: (who: string, cost: number) => void
  tell: () => Promise<void>
  close: () => void
}

const MAX_KNOWN = 20_000
const REPORT_EVERY_MS = 1000
/** Share of its limit that a client must use before it is reported to other processes. */
const UNREPORTED_SHARE = 0.01

/** For each client: the times, in seconds, at which its limits are unused again, and the units not reported yet. */
interface Held {
  due: readonly number[]
  untold: number
}

export function openRequests({
  allowances,
  rate,
  keyOf,
}: {
  allowances: Pick<Allowances, 'charge'>
  rate: Rate
  keyOf: (who: string) => string
}): Requests {
  const windows = windowsOf(rate)
  const [{ each, span } = { each: 0, span: 0 }] = windows
  const held = new LRUCache<string, Held>(atMost(MAX_KNOWN))
  const many = new Map<string, Held>()
  const now = () => performance.now() / 1000

  async function tell() {
    const told = [...many].map(([who, of]) => ({ of, key: keyOf(who), cost: of.untold }))
    many.clear()
    if (told.length === 0) return
    for (const { of } of told) of.untold = 0
    const rests = await allowances.charge(told, rate)
    const moment = now()
    told.forEach(({ of }, n) => {
      // Continues from the time that the shared store returned, plus the units counted since the report was sent.
      const due = moment + (rests[n] ?? 0) + of.untold * each
      of.due = [Math.max(of.due[0] ?? 0, due)]
    })
  }
  const timer = setInterval(() => void tell().catch(() => {}), REPORT_EVERY_MS).unref()

  function find(who: string): Held {
    const of = held.get(who) ?? { due: [], untold: 0 }
    held.set(who, of)
    return of
  }

  function note(who: string, of: Held, cost: number) {
    of.untold += cost
    if (of.untold * each > span * UNREPORTED_SHARE) many.set(who, of)
  }

  return {
    take(who, cost) {
      const of = find(who)
      const { due, wait } = takeFrom(windows, { due: of.due, now: now(), cost })
      if (wait > 0) return Math.ceil(wait)
      of.due = due
      note(who, of, cost)
      return 0
    },
    charge(who, cost) {
      const of = find(who)
      of.due = chargeTo(windows, { due: of.due, now: now(), cost })
      note(who, of, cost)
    },
    tell,
    close: () => clearInterval(timer),
  }
}
