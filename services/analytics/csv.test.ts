import { test } from 'tap'
import { csvLine } from './csv.ts'

test('lines are as RFC 4180 has them', async (t) => {
  t.equal(csvLine(['2026-11-16', 'Like', 12]), '2026-11-16,Like,12\r\n')
  t.equal(csvLine(['a "quoted", word', 'two\nlines', null]), '"a ""quoted"", word","two\nlines",\r\n')
})

test('no spreadsheet runs what somebody named', async (t) => {
  for (const text of ['=1+1', '+1', '-1', '@sum', '\tx']) t.ok(csvLine([text]).startsWith(`'`), text)
  t.equal(csvLine(['=a,"b"']), `"'=a,""b"""\r\n`)
  t.equal(csvLine([-3]), '-3\r\n', 'a number is a number')
})
