interface Timed {
  readonly insertedAt: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * True if a message is headed by its time: the first one, and each at least a day after the previous one's date
 * (spec §4 Conversations).
 */
export const showsTimestamp = (message: Timed, previous: Timed | undefined): boolean =>
  !previous || dayOf(message) - dayOf(previous) >= 1

/** Days since 1970, in UTC. */
const dayOf = ({ insertedAt }: Timed) => Math.floor(Date.parse(insertedAt) / DAY_MS)
