import fc from 'fast-check'
import t from 'tap'
import { timesIn } from './time.ts'
import { timeWords } from './time-words.ts'

const { momentText, timeText } = timesIn()
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

t.test('Times in another language have its words and order, as Intl formats them', async (t) => {
  const german = timesIn(timeWords('de'))
  t.equal(german.timeText(before(0), now, 'UTC'), 'jetzt')
  t.equal(german.timeText(before(5 * minute), now, 'UTC'), 'vor 5 Minuten')
  t.equal(german.timeText(before(day), now, 'UTC'), 'gestern')
  t.equal(german.timeText(before(8 * day), now, 'UTC'), '13. Nov.')
  t.equal(german.dayText('2026-01-05'), '5. Jan. 2026')
  t.equal(german.clockText('2026-01-05T21:07:00Z', 'UTC'), '21:07')
  const options = {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const
  for (const language of ['de', 'es', 'pt-BR', 'ja', 'pl', 'ko']) {
    const { momentText } = timesIn(timeWords(language))
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
    for (const at of ['2025-01-05T00:07:00Z', '2025-05-31T12:30:00Z', '2025-12-14T23:59:00Z'])
      t.equal(momentText(at, 'UTC'), format.format(new Date(at)), language)
  }
})

t.test('A site in English, or in a language that Intl does not know, has the times of English', async (t) => {
  for (const language of ['en', 'en-GB', 'xx', 'aaa-bbbbbbbb-bbbbbbbb'])
    t.equal(timeWords(language), undefined)
})
