/** Time in ms for which a process may use cached keys after it has asked the database. The same for all processes. */
export const LEASE_MS = 500

/** Longest deviation between the clocks of two machines over the time of a lease, as a share of it. */
const CLOCK_DEVIATION = 0.1

/** Readings of two clocks: a steady one may stop while a machine sleeps, and the other may be set. */
interface Moment {
  steady: number
  wall: number
}

export interface Lease {
  now: () => Moment
  /** Extends the lease to its full time after a question that was sent at this moment and has been answered. */
  renew: (asked: Moment) => void
  /** True if the process may use cached keys. */
  isHeld: () => boolean
  /** True if more than half of the time has passed, so that it is time to ask again. */
  isOld: () => boolean
}

const clocks = (): Moment => ({ steady: performance.now(), wall: Date.now() })

/**
 * Right of a process to use cached keys for a limited time. It begins when the question is sent, not when the answer
 * arrives: a key that was destroyed before the question was read is in no cache after it, and one that was destroyed
 * later is in none once the time has passed, even if this process cannot reach the database any more.
 */
export function openLease(ms: number, now = clocks): Lease {
  let last: Moment | null = null
  function isWithin(limit: number) {
    if (last === null) return false
    const { steady, wall } = now()
    return steady - last.steady < limit && wall >= last.wall && wall - last.wall < limit
  }
  return {
    now,
    renew: (asked) => void (last = asked),
    isHeld: () => isWithin(ms),
    isOld: () => !isWithin(ms / 2),
  }
}

/** Time in ms after which all leases have ended that began before a change of the keys was committed. */
export const timeOfAllLeases = (ms: number): number => ms * (1 + CLOCK_DEVIATION)
