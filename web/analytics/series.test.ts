import { test } from 'tap'
import { drawnColumns, periodsOf, roundUp, tableOf, type GroupData } from './series.ts'

const group = (keys: string[], value: number | null): GroupData => ({
  keys,
  labels: keys.map((key) => key.toUpperCase()),
  value,
  showing: value === null ? 'FEW' : 'SHOWN',
})

test('time goes down, whichever grouping it is', async (t) => {
  const groups = [group(['like', '2026-01-12'], 12), group(['sad', '2025-12-29'], null)]
  const table = tableOf(['reaction', 'week'], groups)
  t.equal(table.rowsBy, 'week')
  t.same(
    table.rows.map(({ key }) => key),
    ['2025-12-29', '2026-01-12'],
  )
  t.same(
    table.columns.map(({ label }) => label),
    ['LIKE', 'SAD'],
  )
  t.equal(table.at(table.rows[1]!, table.columns[0]!)?.value, 12)
  t.equal(table.at(table.rows[0]!, table.columns[0]!), undefined, 'nothing happened there')
  t.same(
    periodsOf(table),
    ['2025-12-29', '2026-01-05', '2026-01-12'],
    'weeks in which nothing happened are drawn',
  )
})

test('of many columns the largest are drawn, in their order', async (t) => {
  const kinds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const table = tableOf(
    ['month', 'site'],
    kinds.map((kind, n) => group(['2026-01-01', kind], n === 0 ? 100 : n)),
  )
  t.same(
    drawnColumns(table).map(({ key }) => key),
    ['a', 'd', 'e', 'f', 'g', 'h'],
  )
})

test('axes end at round numbers', async (t) => {
  t.same([0, 1, 7, 10, 240, 401].map(roundUp), [1, 1, 8, 10, 300, 600])
})
