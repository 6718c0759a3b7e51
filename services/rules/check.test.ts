import { test } from 'tap'
import { z } from 'zod'
import { check } from './check.ts'

function nested(levels: number): unknown {
  let value: unknown = []
  for (let level = 1; level < levels; level++) value = [value]
  return value
}

test('a value with more than 32 levels of nesting is rejected without exhausting the stack', async (t) => {
  const problem = 'This is nested too deeply: the maximum is 32 levels'
  t.equal(check(z.json(), nested(32)).problem, null)
  for (const levels of [33, 2500, 30_000]) t.equal(check(z.json(), nested(levels)).problem, problem)
  t.equal(check(z.json(), { options: { rows: nested(31) } }).problem, problem)
})
