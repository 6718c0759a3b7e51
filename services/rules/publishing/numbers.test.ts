import { test } from 'tap'
import { isPostNumber, postNumber } from './numbers.ts'

test('an item keeps the number that it had, and otherwise has one that starts with the time of its id', async (t) => {
  const id = 'post_01jd0000000000000000000001'
  t.equal(postNumber(id, 12), '12')
  // The first ten characters of an id are its time in ms.
  const at = 0x0193_4000_0000
  t.equal(postNumber(id, null), String(at * 1024 + 1))
  t.ok(isPostNumber(postNumber('post_7zzzzzzzzzzzzzzzzzzzzzzzzz', null)), 'the largest fits into a column')
  for (const text of ['', '0', '012', '1e3', '-1', '9'.repeat(19)]) t.notOk(isPostNumber(text), text)
})
