import { test } from 'tap'
import { pageNumbers } from './page-numbers.ts'

test('Pagination links to the first, the last and the nearby pages, to at most seven in total', async (t) => {
  t.same(pageNumbers(1, 1), [1])
  t.same(pageNumbers(3, 7), [1, 2, 3, 4, 5, 6, 7])
  t.same(pageNumbers(4, 20), [1, 2, 3, 4, 5, -1, 20])
  t.same(pageNumbers(10, 20), [1, -1, 9, 10, 11, -2, 20])
  t.same(pageNumbers(17, 20), [1, -1, 16, 17, 18, 19, 20])
  for (let page = 1; page <= 50; page++) {
    const offered = pageNumbers(page, 50)
    t.equal(offered.length, 7)
    t.equal(new Set(offered).size, 7, 'each once')
    t.ok(offered.includes(page), `${page} is among its own`)
  }
})
