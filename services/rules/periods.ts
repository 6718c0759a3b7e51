import type { Grouping } from './questions.ts'

const MAX_PERIODS = 1500

function nextPeriod(day: string, grouping: Grouping): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (grouping.endsWith('month')) date.setUTCMonth(date.getUTCMonth() + 1)
  else date.setUTCDate(date.getUTCDate() + (grouping.endsWith('week') ? 7 : 1))
  return date.toISOString().slice(0, 10)
}

/** All time periods from the first to the last one that has events, including empty periods between them. */
export function periodsAmong(days: readonly string[], grouping: Grouping): string[] {
  const sorted = days.filter(Boolean).toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  const periods: string[] = []
  if (first === undefined || last === undefined) return periods
  for (let day = first; day <= last && periods.length < MAX_PERIODS; day = nextPeriod(day, grouping))
    periods.push(day)
  return periods
}
