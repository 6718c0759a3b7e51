const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Age in ms up to which times are shown as relative (spec §5). */
const MAX_RELATIVE_MS = 7 * DAY_MS

/** Time zone in which times are shown: UTC, or undefined for the viewer's zone. */
type Zone = 'UTC' | undefined

/**
 * Words and patterns of times in a language. In a pattern, {d}, {m} and {y} stand for day, month and year, {h}, {n} and
 * {p} for hour, minute and half of the day.
 */
export interface TimeWords {
  months: readonly string[]
  /** Names of the halves of the day, or null where hours count to 24. */
  halves: readonly [am: string, pm: string] | null
  /** True if the hour has two digits. */
  isPadded: boolean
  /** Patterns of a date without and with the year, of the time of day, and of date and time. */
  day: string
  date: string
  clock: string
  moment: string
  now: string
  /** Texts for whole minutes, hours and days that have passed, by their number. */
  minutes: readonly string[]
  hours: readonly string[]
  days: readonly string[]
}

const ago = (unit: string, most: number) =>
  Array.from({ length: most + 1 }, (_, count) => `${count} ${unit}${count === 1 ? '' : 's'} ago`)

// Dates are formatted here as Intl does, because Intl would use a tenth of a long page's rendering time. The words of
// other languages come with the page (time-words.ts).
const english: TimeWords = {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  halves: ['AM', 'PM'],
  isPadded: false,
  day: '{m} {d}',
  date: '{m} {d}, {y}',
  clock: '{h}:{n} {p}',
  moment: '{m} {d}, {y}, {h}:{n} {p}',
  now: 'just now',
  minutes: ago('minute', 59),
  hours: ago('hour', 23),
  days: ago('day', 7).with(1, 'yesterday'),
}

/** Functions that format times in a language. */
export function timesIn(words: TimeWords = english) {
  /** Fills a pattern with the fields of a time in a time zone. */
  function fill(pattern: string, iso: string, zone: Zone) {
    const at = new Date(iso)
    const [year, month, date, hours, minutes] =
      zone === 'UTC'
        ? [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()]
        : [at.getFullYear(), at.getMonth(), at.getDate(), at.getHours(), at.getMinutes()]
    const hour = `${words.halves ? hours % 12 || 12 : hours}`
    const fields: Record<string, string | number | undefined> = {
      d: date,
      m: words.months[month],
      y: year,
      h: words.isPadded ? hour.padStart(2, '0') : hour,
      n: `${minutes}`.padStart(2, '0'),
      p: words.halves?.[hours < 12 ? 0 : 1],
    }
    return pattern.replace(/\{(.)\}/g, (_, name: string) => `${fields[name]}`)
  }

  const yearOf = (iso: string, zone: Zone) => fill('{y}', iso, zone)

  return {
    /** Formats a time: as relative to `now` (ms since 1970) if it is less than seven days ago, otherwise as a date. */
    timeText(iso: string, now: number, zone: Zone): string {
      const passed = now - Date.parse(iso)
      if (passed >= MAX_RELATIVE_MS || passed < -MINUTE_MS) {
        const isThisYear = yearOf(iso, zone) === yearOf(new Date(now).toISOString(), zone)
        return fill(isThisYear ? words.day : words.date, iso, zone)
      }
      if (passed < MINUTE_MS) return words.now
      if (passed < HOUR_MS) return words.minutes[Math.floor(passed / MINUTE_MS)] ?? ''
      if (passed < DAY_MS) return words.hours[Math.floor(passed / HOUR_MS)] ?? ''
      return words.days[dayOf(now, zone) - dayOf(now - passed, zone)] ?? ''
    },
    /** Formats date and time, to the minute. */
    momentText: (iso: string, zone: Zone) => fill(words.moment, iso, zone),
    /** Formats the time of day, to the minute. */
    clockText: (iso: string, zone: Zone) => fill(words.clock, iso, zone),
    /** Formats a calendar day, which is the same in every time zone. */
    dayText: (day: string) => fill(words.date, day, 'UTC'),
  }
}

/** Number of the calendar day of a time (ms since 1970) in a zone. */
const dayOf = (at: number, zone: Zone): number =>
  Math.floor((at - (zone ? 0 : new Date(at).getTimezoneOffset() * MINUTE_MS)) / DAY_MS)
