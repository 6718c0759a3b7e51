/** How often digests are mailed. Even `now` is one of a few minutes, so that an excited thread is one mail. */
export type Every = 'now' | 'daily' | 'weekly'
/** The same with pushes to devices, of which each minute is one. */
export type Round = Every | 'push'

/** Hour (0 to 23) of a member's digests in a time zone (IANA), and the day of weekly ones (1: Monday). */
interface Hour {
  hour: number
  weekday: number
  zone: string
}

/** The day of a digest in the member's zone (`2026-11-23`) or, for `now` and `push`, its time, and the moment when it is due (ms since 1970). */
interface Due {
  day: string
  at: number
}

const DAY_MS = 86_400_000
const roundMs = { now: 5 * 60_000, push: 60_000 }
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}

/** What the clocks of a zone show at a moment, as if it were UTC (ms since 1970). */
function shownAt(zone: string, at: number): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const days = [part('year'), part('month') - 1, part('day')] as const
  return Date.UTC(...days, part('hour'), part('minute'), part('second'))
}

/**
 * The first moment at which the clocks of a zone show a time. Where they skip it, the moment at which they would have
 * shown it without the change.
 */
function momentOf(zone: string, shown: number): number {
  const before = shownAt(zone, shown - DAY_MS) - (shown - DAY_MS)
  const after = shownAt(zone, shown + DAY_MS) - (shown + DAY_MS)
  const candidates = [shown - before, shown - after].toSorted((one, other) => one - other)
  return candidates.find((at) => shownAt(zone, at) === shown) ?? shown - before
}

/** The latest moment, not after `now`, at which a digest is due. Each day of the member's calendar has one at most, except `now` and `push`. */
export function lastDue(every: Round, { hour, weekday, zone }: Hour, now: number): Due {
  if (every === 'now' || every === 'push') {
    const at = Math.floor(now / roundMs[every]) * roundMs[every]
    return { day: new Date(at).toISOString(), at }
  }
  const today = Math.floor(shownAt(zone, now) / DAY_MS) * DAY_MS
  for (let day = today; ; day -= DAY_MS) {
    if (every === 'weekly' && new Date(day).getUTCDay() !== weekday % 7) continue
    const at = momentOf(zone, day + hour * 3_600_000)
    if (at <= now) return { day: new Date(day).toISOString().slice(0, 10), at }
  }
}

/** The period that a digest is about: from the one before it until it is due. */
export function periodOf(
  every: Round,
  hour: Hour,
  { at }: Pick<Due, 'at'>,
): { since: number; until: number } {
  return { since: lastDue(every, hour, at - 1).at, until: at }
}
