import { test } from 'tap'
import { csvLine, csvRows } from './csv.ts'

test('lines of exported CSV files follow RFC 4180', async (t) => {
  t.equal(csvLine(['2026-11-16', 'Like', 12]), '2026-11-16,Like,12\r\n')
  t.equal(csvLine(['a "quoted", word', 'two\nlines', null]), '"a ""quoted"", word","two\nlines",\r\n')
})

test('a name in an exported CSV file cannot run as a formula in a spreadsheet', async (t) => {
  for (const text of ['=1+1', '+1', '-1', '@sum', '\tx']) t.ok(csvLine([text]).startsWith(`'`), text)
  t.equal(csvLine(['=a,"b"']), `"'=a,""b"""\r\n`)
  t.equal(csvLine([-3]), '-3\r\n', 'a number is a number')
})

test('CSV rows are ordered by name and time, and weeks without events have the value 0', async (t) => {
  const at = (week: string, site: string, value: number | null) => ({
    keys: [week, site],
    labels: [`week of ${week}`, site],
    value,
    showing: value === null ? ('few' as const) : ('shown' as const),
  })
  t.same(
    csvRows({ groupBy: ['week', 'site'], measure: 'members' }, [
      at('2026-01-19', 'Migraine', 12),
      at('2026-01-05', 'Migraine', null),
      at('2026-01-05', 'asthma', 14),
    ]),
    [
      ['Week (from Monday, UTC)', 'Site', 'Unique members', 'Note'],
      ['2026-01-05', 'asthma', 14, ''],
      ['2026-01-05', 'Migraine', null, 'fewer than 10'],
      ['2026-01-12', 'asthma', 0, ''],
      ['2026-01-12', 'Migraine', 0, ''],
      ['2026-01-19', 'asthma', 0, ''],
      ['2026-01-19', 'Migraine', 12, ''],
    ],
  )
})
