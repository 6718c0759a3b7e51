import t from 'tap'
import { choose, total, type Aggregate } from './choose.ts'

const sad: Aggregate = { type: 'SAD', count: 2, isSelected: true }
const like: Aggregate = { type: 'LIKE', count: 1, isSelected: false }

t.test("A member's new reaction replaces their previous one", async (t) => {
  const chosen = choose([sad, like], 'LIKE')
  t.same(chosen, [
    { type: 'SAD', count: 1, isSelected: false },
    { type: 'LIKE', count: 2, isSelected: true },
  ])
  t.equal(total(chosen), 3)
  t.same(choose([{ ...sad, count: 1 }], 'WOW'), [{ type: 'WOW', count: 1, isSelected: true }])
})

t.test(
  "Choosing the same reaction again changes nothing, and removing it keeps other members' reactions",
  async (t) => {
    t.same(choose([sad], 'SAD'), [sad])
    t.same(choose([sad, like], null), [{ type: 'SAD', count: 1, isSelected: false }, like])
    t.same(choose([{ ...sad, count: 1 }], null), [])
  },
)
