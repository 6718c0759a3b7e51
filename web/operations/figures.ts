/** Formats a count as `12,345`, equally on server and browser; counts below ten get one decimal. */
export const count = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })

/** Display name of a projection: `Reaction aggregates` for `reaction_aggregates`. */
export const nameOf = (projection: string): string =>
  `${projection.charAt(0).toUpperCase()}${projection.slice(1)}`.replaceAll('_', ' ')

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB']

/** Formats a number of bytes: `312 MB`. */
export function bytes(value: number): string {
  const power = Math.min(UNITS.length - 1, value < 1 ? 0 : Math.floor(Math.log10(value) / 3))
  return `${count(value / 1000 ** power)} ${UNITS[power]}`
}

/** Formats a duration in ms: `3.2 ms`, `1.5 s`, `4 min`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${count(ms)} ms`
  const seconds = ms / 1000
  if (seconds < 90) return `${count(seconds)} s`
  const minutes = seconds / 60
  return minutes < 90 ? `${count(Math.round(minutes))} min` : `${count(minutes / 60)} h`
}
