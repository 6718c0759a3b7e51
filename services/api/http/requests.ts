import { LRUCache } from 'lru-cache'
import type { Allowances } from '../../operational/allowances/allowances.ts'
import { chargeTo, takeFrom, windowsOf, type Rate } from '../../operational/allowances/rate.ts'

/**
 * Counts requests here, and tells the others each second of who has made many: an ordinary visit costs no question to
 * anybody. So somebody may get, of each process, a hundredth of the limit and what it answers in a second on top.
 */
export interface Requests {
  /** Takes so many; gives 0, or the whole seconds until there are as many again. */
  take: (who: string, cost: number) => number
  /** Takes so many that were answered already, as far as they are there. */
  charge: (who: string, cost: number) => void
  /** Tells the others now. */
  tell: () => Promise<void>
  close: () => void
}

/** The most who are known at a time. */
const MOST = 20_000
/** Between two times of telling, in ms. */
const TOLD_EVERY = 1000
/** The share of the rate that nobody is told of. */
const SMALL = 0.01

/** When somebody has all of it again, in seconds; and how many were taken of which the others do not know. */
interface Held {
  due: readonly number[]
  untold: number
}

/** Opens the counting at a rate of one window. */
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
  const held = new LRUCache<string, Held>({ max: MOST })
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
      // Together with what was taken meanwhile.
      const due = moment + (rests[n] ?? 0) + of.untold * each
      of.due = [Math.max(of.due[0] ?? 0, due)]
    })
  }
  const timer = setInterval(() => void tell().catch(() => {}), TOLD_EVERY).unref()

  function find(who: string): Held {
    const of = held.get(who) ?? { due: [], untold: 0 }
    held.set(who, of)
    return of
  }

  function note(who: string, of: Held, cost: number) {
    of.untold += cost
    if (of.untold * each > span * SMALL) many.set(who, of)
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
