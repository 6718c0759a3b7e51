const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Age in ms up to which times are shown as relative (spec §5). */
const MAX_RELATIVE_MS = 7 * DAY_MS

/** Time zone in which times are shown: UTC, or undefined for the viewer's zone. */
type Zone = 'UTC' | undefined

// Dates are formatted here as Intl does for `en`, because Intl would use a tenth of a long page's rendering time.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** Formats a time: as relative to `now` (ms since 1970) if it is less than seven days ago, otherwise as a date. */
export function timeText(iso: string, now: number, zone: Zone): string {
  const passed = now - Date.parse(iso)
  if (passed >= MAX_RELATIVE_MS || passed < -MINUTE_MS) return dateText(iso, now, zone)
  if (passed < MINUTE_MS) return 'just now'
  if (passed < HOUR_MS) return ago(Math.floor(passed / MINUTE_MS), 'minute')
  if (passed < DAY_MS) return ago(Math.floor(passed / HOUR_MS), 'hour')
  const days = dayOf(now, zone) - dayOf(now - passed, zone)
  return days === 1 ? 'yesterday' : ago(days, 'day')
}

/** Number of the calendar day of a time (ms since 1970) in a zone. */
const dayOf = (at: number, zone: Zone): number =>
  Math.floor((at - (zone ? 0 : new Date(at).getTimezoneOffset() * MINUTE_MS)) / DAY_MS)

/** Computes the fields of date and time in a time zone. */
function shownIn(zone: Zone, iso: string) {
  const at = new Date(iso)
  const [year, month, date, hours, minutes] =
    zone === 'UTC'
      ? [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()]
      : [at.getFullYear(), at.getMonth(), at.getDate(), at.getHours(), at.getMinutes()]
  return { year, day: `${months[month]} ${date}`, hours, minutes }
}

/** Formats the date, with the year unless that is the current one. */
function dateText(iso: string, now: number, zone: Zone): string {
  const { day, year } = shownIn(zone, iso)
  const isThisYear = year === shownIn(zone, new Date(now).toISOString()).year
  return isThisYear ? day : `${day}, ${year}`
}

/** Formats date and time, to the minute. */
export function momentText(iso: string, zone: Zone): string {
  const { day, year, hours, minutes } = shownIn(zone, iso)
  return `${day}, ${year}, ${clockOf(hours, minutes)}`
}

/** Formats the time of day, to the minute. */
export function clockText(iso: string, zone: Zone): string {
  const { hours, minutes } = shownIn(zone, iso)
  return clockOf(hours, minutes)
}

const clockOf = (hours: number, minutes: number) =>
  `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
