import fc from 'fast-check'
import t from 'tap'
import { momentText, timeText } from './time.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const before = (ms: number) => new Date(now - ms).toISOString()
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

t.test('A time less than a week ago is shown as relative, and an earlier one as a date', async (t) => {
  const said: [ms: number, text: string][] = [
    [0, 'just now'],
    [-minute / 2, 'just now'],
    [minute, '1 minute ago'],
    [59 * minute, '59 minutes ago'],
    [hour, '1 hour ago'],
    [23 * hour, '23 hours ago'],
    [day, 'yesterday'],
    [2 * day, '2 days ago'],
    [day + 13 * hour, '2 days ago'],
    [7 * day - 1, '7 days ago'],
    [7 * day, 'Nov 14'],
    [365 * day, 'Nov 21, 2025'],
    [-day, 'Nov 22'],
  ]
  for (const [ms, text] of said) t.equal(timeText(before(ms), now, 'UTC'), text, text)
})

t.test('Dates and times are formatted like those of Intl, in UTC and in the local zone', async (t) => {
  const moment = (timeZone?: 'UTC') =>
    new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) })
  const plain = (text: string) => text.replaceAll('\u202f', ' ')
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      (at) => {
        t.equal(momentText(at.toISOString(), 'UTC'), plain(moment('UTC').format(at)))
        t.equal(momentText(at.toISOString(), undefined), plain(moment().format(at)))
      },
    ),
  )
})
