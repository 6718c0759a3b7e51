const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Maximum age for relative time, in ms (spec §5). */
const relativeWithin = 7 * day

/** Time zone of a displayed time: UTC, or undefined for the viewer's. */
export type Zone = 'UTC' | undefined

// Formatted like Intl for `en`, which would take a tenth of the rendering of a page with a hundred times.
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** A time relative to `now` (ms since 1970) within seven days, else its date. */
export function timeText(iso: string, now: number, zone: Zone): string {
  const passed = now - Date.parse(iso)
  if (passed >= relativeWithin || passed < -minute) return dateText(iso, now, zone)
  if (passed < minute) return 'just now'
  if (passed < hour) return ago(Math.floor(passed / minute), 'minute')
  if (passed < day) return ago(Math.floor(passed / hour), 'hour')
  return passed < 2 * day ? 'yesterday' : ago(Math.floor(passed / day), 'day')
}

/** Date and time fields of a time in a zone. */
function shownIn(zone: Zone, iso: string) {
  const at = new Date(iso)
  const [year, month, date, hours, minutes] =
    zone === 'UTC'
      ? [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()]
      : [at.getFullYear(), at.getMonth(), at.getDate(), at.getHours(), at.getMinutes()]
  return { year, day: `${months[month]} ${date}`, hours, minutes }
}

/** The date, with the year if it is not the current one. */
function dateText(iso: string, now: number, zone: Zone): string {
  const isThisYear = new Date(iso).getUTCFullYear() === new Date(now).getUTCFullYear()
  const { day, year } = shownIn(zone, iso)
  return isThisYear ? day : `${day}, ${year}`
}

/** Date and time, to the minute. */
export function momentText(iso: string, zone: Zone): string {
  const { day, year, hours, minutes } = shownIn(zone, iso)
  return `${day}, ${year}, ${clockOf(hours, minutes)}`
}

/** The time of day, to the minute. */
export function clockText(iso: string, zone: Zone): string {
  const { hours, minutes } = shownIn(zone, iso)
  return clockOf(hours, minutes)
}

const clockOf = (hours: number, minutes: number) =>
  `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
