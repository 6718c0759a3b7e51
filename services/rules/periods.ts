import type { Grouping } from './questions.ts'

/** The most periods between two days that are listed. */
const MOST_PERIODS = 1500

/** The first day of the period after the one that begins on a day (ISO 8601). */
function following(day: string, grouping: Grouping): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (grouping.endsWith('month')) date.setUTCMonth(date.getUTCMonth() + 1)
  else date.setUTCDate(date.getUTCDate() + (grouping.endsWith('week') ? 7 : 1))
  return date.toISOString().slice(0, 10)
}

/** All periods from the earliest to the latest of some, by their first days: those without any event are among them. */
export function periodsAmong(days: readonly string[], grouping: Grouping): string[] {
  const sorted = days.filter(Boolean).toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  const periods: string[] = []
  if (first === undefined || last === undefined) return periods
  for (let day = first; day <= last && periods.length < MOST_PERIODS; day = following(day, grouping))
    periods.push(day)
  return periods
}
