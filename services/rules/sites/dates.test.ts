import { test } from 'tap'
import { longDay, longMoment } from './dates.ts'

const at = new Date('2026-11-29T23:30:00Z')

test('dates are in the language of the site, in UTC, and in English if the language is unknown', (t) => {
  t.equal(longDay(at, 'en'), 'November 29, 2026')
  t.equal(longDay(at, 'de'), '29. November 2026')
  t.equal(longDay(at, 'pt-BR'), '29 de novembro de 2026')
  t.match(longMoment(at, 'de'), '23:30')
  for (const unknown of ['tlh', 'en-a', 'x-y-12345678']) t.equal(longDay(at, unknown), 'November 29, 2026')
  t.end()
})
