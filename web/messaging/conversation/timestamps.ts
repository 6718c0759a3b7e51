interface Timed {
  readonly insertedAt: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * True if a time is shown above a message: above the first, and above each that was sent on a later day than the
 * previous one (spec §4 Conversations).
 */
export const showsTimestamp = (message: Timed, previous: Timed | undefined): boolean =>
  !previous || dayOf(message) - dayOf(previous) >= 1

/** Number of the day of a time, counted in UTC from 1970. */
const dayOf = ({ insertedAt }: Timed) => Math.floor(Date.parse(insertedAt) / DAY_MS)
