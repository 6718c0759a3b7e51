import fc from 'fast-check'
import { test } from 'tap'
import { showingOf, type Cell } from './suppress.ts'

const cell = (a: string, b: string, members: number): Cell => ({ a, b, events: members * 2, members })
const hidden = (cells: readonly Cell[]) => {
  const showing = showingOf(cells)
  return cells.filter((_, index) => showing[index] !== 'shown')
}

test('an answer hides a group of nine members and shows a group of ten', async (t) => {
  t.same(showingOf([cell('like', '', 10), cell('sad', '', 12)]), ['shown', 'shown'])
  t.same(showingOf([cell('like', '', 9)]), ['few'])
  t.same(showingOf([]), [])
})

test('hiding one small group also hides the smallest other group, so that the total does not reveal the first', async (t) => {
  t.same(showingOf([cell('like', '', 40), cell('sad', '', 3), cell('wow', '', 12)]), [
    'shown',
    'few',
    'beside',
  ])
})

test('several small groups also hide a larger group, because the small ones may consist of the same members', async (t) => {
  const days = [
    cell('Monday', '', 40),
    cell('Tuesday', '', 6),
    cell('Wednesday', '', 6),
    cell('Friday', '', 15),
  ]
  t.same(showingOf(days), ['shown', 'few', 'few', 'beside'])
})

test('the totals of rows and columns never reveal the value of a small group', async (t) => {
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

/** True if the value of a hidden group can be computed by elimination from totals of at least ten members. */
function isTold(of: Cell, cells: readonly Cell[]): boolean {
  const gone = hidden(cells)
  const members = (line: readonly Cell[]) => line.reduce((sum, one) => sum + one.members, 0)
  const lines = [
    ...Map.groupBy(cells, ({ a }) => a).values(),
    ...Map.groupBy(cells, ({ b }) => b).values(),
  ].filter((line) => members(line) >= 10)
  const rows = lines.map((line) => gone.map((cell) => (line.includes(cell) ? 1 : 0)))
  return rank([...rows, gone.map((cell) => (cell === of ? 1 : 0))]) === rank(rows)
}

function rank(rows: readonly (readonly number[])[]): number {
  const [pivot, ...rest] = rows.filter((row) => row.some((value) => value !== 0))
  if (!pivot) return 0
  const at = pivot.findIndex((value) => value !== 0)
  const reduced = rest.map((row) =>
    row.map((value, n) => value - ((row[at] ?? 0) / (pivot[at] ?? 1)) * (pivot[n] ?? 0)),
  )
  return 1 + rank(reduced)
}

test('a combination of several totals never reveals the value of a small group', async (t) => {
  const sizes = fc.array(fc.constantFrom(0, 0, 3, 9, 12, 20), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(fc.array(sizes, { minLength: 5, maxLength: 5 }), (rows) => {
      const cells = rows
        .flatMap((row, a) => row.map((members, b) => cell(`a${a}`, `b${b}`, members)))
        .filter(({ members }) => members > 0)
      const showing = showingOf(cells)
      // False if all other groups in its row and column are hidden, in which case hiding more groups cannot help.
      const canBeHelped = ({ a, b }: Cell) =>
        cells.some((one, n) => showing[n] === 'shown' && (one.a === a || one.b === b))
      return cells.every((one) => one.members >= 10 || !canBeHelped(one) || !isTold(one, cells))
    }),
    { numRuns: 300 },
  )
  t.pass('whatever the sizes')
})
