import { test } from 'tap'
import { openPace } from './throughput-limit.ts'

test('amounts pass at a pace, in order, and the first one at once', async (t) => {
  const pace = openPace(1000)
  const passed: number[] = []
  const began = performance.now()
  await Promise.all(
    [10, 40, 0, 5].map(async (amount) => {
      await pace(amount)
      passed.push(amount)
      if (passed.length === 2)
        t.ok(performance.now() - began >= 10, 'the second waits for the time of the first')
    }),
  )
  t.same(passed, [10, 40, 0, 5])
  t.ok(performance.now() - began >= 50, 'the last ones wait for the time of the first two')
})
