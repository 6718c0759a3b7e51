const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Relative time is used within seven days (spec §5). */
const relativeWithin = 7 * day

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/**
 * How long ago an instant was, in words, within seven days; else its date. `now` in milliseconds since 1970;
 * `timeZone` undefined is the person's own.
 */
export function timeText(iso: string, now: number, timeZone: string | undefined): string {
  const then = Date.parse(iso)
  const ago = now - then
  if (ago >= relativeWithin || ago < -minute) return dateText(iso, now, timeZone)
  if (ago < minute) return 'just now'
  if (ago < hour) return relative.format(-Math.floor(ago / minute), 'minute')
  if (ago < day) return relative.format(-Math.floor(ago / hour), 'hour')
  return relative.format(-Math.floor(ago / day), 'day')
}

/** Makes each formatter once: a page has many times, and making one costs more than all its uses. */
function formatters(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string | undefined, Intl.DateTimeFormat>()
  return (timeZone: string | undefined): Intl.DateTimeFormat => {
    const known = made.get(timeZone)
    if (known) return known
    const formatter = new Intl.DateTimeFormat('en', { ...options, ...(timeZone && { timeZone }) })
    made.set(timeZone, formatter)
    return formatter
  }
}

const dayOfMonth = formatters({ day: 'numeric', month: 'short' })
const dayOfYear = formatters({ day: 'numeric', month: 'short', year: 'numeric' })
const moment = formatters({ dateStyle: 'medium', timeStyle: 'short' })

/** The date, with the year where it is not this one. */
function dateText(iso: string, now: number, timeZone: string | undefined): string {
  const isThisYear = new Date(iso).getUTCFullYear() === new Date(now).getUTCFullYear()
  return (isThisYear ? dayOfMonth : dayOfYear)(timeZone).format(new Date(iso))
}

/** Date and time of day, to the minute. */
export const momentText = (iso: string, timeZone: string | undefined): string =>
  moment(timeZone).format(new Date(iso))
