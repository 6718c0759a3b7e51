import { test } from 'tap'
import { readyPeriods } from './ready-periods.ts'

test('Ready periods include today and end with all of history', async (t) => {
  t.same(
    readyPeriods('2026-03-01').map(({ words, from, to }) => [words, from, to]),
    [
      ['Last 7 days', '2026-02-23', '2026-03-01'],
      ['Last 30 days', '2026-01-31', '2026-03-01'],
      ['Last 90 days', '2025-12-02', '2026-03-01'],
      ['This year', '2026-01-01', '2026-12-31'],
      ['Everything', '', ''],
    ],
  )
})
