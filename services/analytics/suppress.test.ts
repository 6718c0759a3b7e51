import fc from 'fast-check'
import { test } from 'tap'
import { showingOf, type Cell } from './suppress.ts'

const cell = (a: string, b: string, members: number): Cell => ({ a, b, events: members * 2, members })
const hidden = (cells: readonly Cell[]) => {
  const showing = showingOf(cells)
  return cells.filter((_, index) => showing[index] !== 'shown')
}

test('groups of fewer than ten members are hidden, and ten are enough', async (t) => {
  t.same(showingOf([cell('like', '', 10), cell('sad', '', 12)]), ['shown', 'shown'])
  t.same(showingOf([cell('like', '', 9)]), ['few'])
  t.same(showingOf([]), [])
})

test('one hidden group takes the smallest of the others with it', async (t) => {
  t.same(showingOf([cell('like', '', 40), cell('sad', '', 3), cell('wow', '', 12)]), [
    'shown',
    'few',
    'beside',
  ])
})

test('groups of few take another one with them: the same few may be in all', async (t) => {
  const days = [
    cell('Monday', '', 40),
    cell('Tuesday', '', 6),
    cell('Wednesday', '', 6),
    cell('Friday', '', 15),
  ]
  t.same(showingOf(days), ['shown', 'few', 'few', 'beside'])
})

test('in a table it holds for each row and each column', async (t) => {
  const sizes = fc.array(fc.array(fc.nat(30), { minLength: 2, maxLength: 5 }), { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(sizes, (rows) => {
      const cells = rows.flatMap((row, a) => row.map((members, b) => cell(`a${a}`, `b${b}`, members)))
      const gone = new Set(hidden(cells))
      for (const { members } of cells.filter((one) => !gone.has(one))) if (members < 10) return false
      const lines = [
        ...Map.groupBy(cells, ({ a }) => a).values(),
        ...Map.groupBy(cells, ({ b }) => b).values(),
      ]
      return lines.every((line) => {
        const ofLine = line.filter((one) => gone.has(one))
        const most = Math.max(...ofLine.map(({ members }) => members))
        return ofLine.length === 0 || ofLine.length === line.length || (ofLine.length > 1 && most >= 10)
      })
    }),
  )
  t.pass('whatever the sizes')
})
