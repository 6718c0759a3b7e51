const DAY_MS = 86_400_000

/** A period of a question; an empty text leaves its end open. */
export interface Period {
  words: string
  from: string
  to: string
}

/** Periods to choose by one press; `today` is a day in UTC, such as 2026-11-30. */
export function readyPeriods(today: string): Period[] {
  const before = (days: number) => new Date(Date.parse(today) - days * DAY_MS).toISOString().slice(0, 10)
  const year = today.slice(0, 4)
  return [
    ...[7, 30, 90].map((days) => ({ words: `Last ${days} days`, from: before(days - 1), to: today })),
    { words: 'This year', from: `${year}-01-01`, to: `${year}-12-31` },
    { words: 'Everything', from: '', to: '' },
  ]
}
