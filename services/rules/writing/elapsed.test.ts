import { test } from 'tap'
import { elapsedText } from './elapsed.ts'

test('A span of time is told in its largest whole unit', async (t) => {
  const minute = 60_000
  for (const [ms, text] of [
    [minute - 1, null],
    [minute, '1 minute'],
    [2 * 60 * minute, '2 hours'],
    [8 * 24 * 60 * minute + 59 * minute, '8 days'],
  ] as const)
    t.equal(elapsedText(ms), text)
})
