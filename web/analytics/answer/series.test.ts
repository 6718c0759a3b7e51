import { test } from 'tap'
import { drawnColumns, drawnPeriods, roundUp, runsOf, tableOf, type GroupData } from './series.ts'

const group = (keys: string[], value: number | null): GroupData => ({
  keys,
  labels: keys.map((key) => key.toUpperCase()),
  value,
  showing: value === null ? 'FEW' : 'SHOWN',
})

test('The table of an answer that is grouped by time has a row for each period', async (t) => {
  const groups = [group(['like', '2026-01-12'], 12), group(['sad', '2025-12-29'], null)]
  const table = tableOf(['reaction', 'week'], groups)
  t.equal(table.rowsBy, 'week')
  t.same(
    table.rows.map(({ label }) => label),
    ['2025-12-29', 'Jan 5, 2026', '2026-01-12'],
    'a week in which nothing happened has a row',
  )
  t.same(
    table.columns.map(({ label }) => label),
    ['LIKE', 'SAD'],
  )
  t.equal(table.at(table.rows[2]!, table.columns[0]!)?.value, 12)
  t.equal(table.at(table.rows[0]!, table.columns[0]!), undefined, 'nothing happened there')
})

test('In the table of an answer, rows other than periods are sorted by name', async (t) => {
  const named = (key: string, label: string): GroupData => ({ ...group([key], 12), labels: [label] })
  const table = tableOf(['site'], [named('a', 'Migraine'), named('b', 'asthma'), named('c', 'Lupus')])
  t.same(
    table.rows.map(({ label }) => label),
    ['asthma', 'Lupus', 'Migraine'],
  )
})

test('A chart of many columns shows only the largest ones, in the order of the table', async (t) => {
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

test('The line of a chart has a gap at a hidden value, and a dot for a value between two gaps', async (t) => {
  const weeks = ['2026-01-05', '2026-01-12', '2026-01-19', '2026-01-26', '2026-02-02']
  const values = [12, null, 16, null, 20]
  const table = tableOf(
    ['week'],
    weeks.map((week, n) => group([week], values[n]!)),
  )
  const [column] = table.columns
  t.same(runsOf(table, weeks, column!), [
    [{ at: 0, value: 12 }],
    [{ at: 0.5, value: 16 }],
    [{ at: 1, value: 20 }],
  ])
  const drawn = tableOf(['week'], [group([weeks[0]!], 12), group([weeks[2]!], 16)])
  t.same(
    runsOf(drawn, weeks.slice(0, 3), column!),
    [
      [
        { at: 0, value: 12 },
        { at: 0.5, value: 0 },
        { at: 1, value: 16 },
      ],
    ],
    'a week without a group is nothing, not a gap',
  )
})

test('The axes of a chart end at round numbers', async (t) => {
  t.same([0, 1, 7, 10, 240, 401].map(roundUp), [1, 1, 8, 10, 300, 600])
})

test('A line chart begins and ends where something is shown', async (t) => {
  const values: [string, number | null][] = [
    ['2004-04-05', null],
    ['2026-01-05', 12],
    ['2026-01-19', 16],
    ['2026-02-02', null],
  ]
  const table = tableOf(
    ['week'],
    values.map(([week, value]) => group([week], value)),
  )
  t.same(drawnPeriods(table), ['2026-01-05', '2026-01-12', '2026-01-19'])
  t.same(drawnPeriods(tableOf(['week'], [group(['2026-01-05'], null)])), [])
})
