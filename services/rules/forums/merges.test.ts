import { test } from 'tap'
import { shownOn } from './merges.ts'

test('a merged thread is shown on the last thread of its chain, and of a circle, on the oldest', async (t) => {
  const on = (thread: string, ...into: [string, string | null][]) => shownOn(thread, new Map(into))
  t.equal(on('a'), 'a')
  t.equal(on('a', ['a', null]), 'a')
  t.equal(on('a', ['a', 'b'], ['b', 'c'], ['c', null]), 'c')
  t.equal(on('a', ['a', 'b'], ['b', 'c']), 'b', 'a chain, of which the last thread was purged')
  t.equal(on('a', ['a', 'b'], ['c', null]), 'a', 'a chain, of which the second thread was purged')
  const circle: [string, string][] = [
    ['d', 'b'],
    ['a', 'c'],
    ['b', 'a'],
    ['c', 'b'],
  ]
  t.same(
    ['a', 'b', 'c', 'd'].map((thread) => on(thread, ...circle)),
    ['a', 'a', 'a', 'a'],
  )
  t.equal(on('a', ['a', 'a']), 'a')
})
