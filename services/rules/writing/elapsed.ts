const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const text = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** A span of time in its largest whole unit, such as '8 days'; null below a minute. */
export function elapsedText(ms: number): string | null {
  if (ms < MINUTE_MS) return null
  if (ms < HOUR_MS) return text(Math.floor(ms / MINUTE_MS), 'minute')
  return ms < DAY_MS ? text(Math.floor(ms / HOUR_MS), 'hour') : text(Math.floor(ms / DAY_MS), 'day')
}
