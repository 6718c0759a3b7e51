import { test } from 'tap'
import { retryDelay } from './retry-delay.ts'

test('the delay before a retry doubles with each retry up to a maximum', async (t) => {
  t.same(
    [0, 1, 2, 3, 4, 5, 10_000].map((earlier) => retryDelay(earlier, 20, 500)),
    [20, 40, 80, 160, 320, 500, 500],
  )
})
