import { test } from 'tap'
import { noteRead, oldestRead } from './reads.ts'

test('new subscriptions name the request of the oldest data that was received in the last half minute', (t) => {
  t.equal(oldestRead(500), 500)
  noteRead(0, 1000)
  noteRead(2000, 2100)
  t.equal(oldestRead(2200), 0)
  t.equal(oldestRead(31_500), 2000)
  t.equal(oldestRead(40_000), 40_000)
  t.end()
})
