import fc from 'fast-check'
import { test } from 'tap'
import { lastDue, periodOf, type Every } from './due.ts'

const auckland = { hour: 8, weekday: 1, zone: 'Pacific/Auckland' }
const honolulu = { hour: 8, weekday: 1, zone: 'Pacific/Honolulu' }
const HOUR_MS = 3_600_000

/** Times of all digests that become due while a clock runs from one moment to another. */
function duesIn(every: Every, time: typeof auckland, from: string, to: string) {
  const seen = new Map<string, string>()
  for (let now = Date.parse(from); now <= Date.parse(to); now += HOUR_MS / 2) {
    const { day, at } = lastDue(every, time, now)
    if (at > Date.parse(from)) seen.set(day, new Date(at).toISOString())
  }
  return [...seen]
}

test('digests come at eight in Auckland before and after its clocks change, and at eight in Honolulu', (t) => {
  t.same(duesIn('daily', auckland, '2026-09-25T00:00Z', '2026-09-28T00:00Z'), [
    ['2026-09-26', '2026-09-25T20:00:00.000Z'],
    ['2026-09-27', '2026-09-26T19:00:00.000Z'],
    ['2026-09-28', '2026-09-27T19:00:00.000Z'],
  ])
  t.same(duesIn('daily', auckland, '2026-04-04T00:00Z', '2026-04-06T00:00Z'), [
    ['2026-04-05', '2026-04-04T20:00:00.000Z'],
    ['2026-04-06', '2026-04-05T20:00:00.000Z'],
  ])
  t.same(duesIn('daily', honolulu, '2026-09-26T00:00Z', '2026-09-28T00:00Z'), [
    ['2026-09-26', '2026-09-26T18:00:00.000Z'],
    ['2026-09-27', '2026-09-27T18:00:00.000Z'],
  ])
  t.same(duesIn('weekly', auckland, '2026-09-20T00:00Z', '2026-10-01T00:00Z'), [
    ['2026-09-21', '2026-09-20T20:00:00.000Z'],
    ['2026-09-28', '2026-09-27T19:00:00.000Z'],
  ])
  t.end()
})

test('an hour that a change of the clocks skips or repeats has one digest', (t) => {
  const at = (hour: number) => ({ hour, weekday: 7, zone: 'America/New_York' })
  t.same(duesIn('daily', at(2), '2026-03-07T12:00Z', '2026-03-09T12:00Z'), [
    ['2026-03-08', '2026-03-08T07:00:00.000Z'],
    ['2026-03-09', '2026-03-09T06:00:00.000Z'],
  ])
  t.same(duesIn('daily', at(1), '2026-10-31T12:00Z', '2026-11-02T12:00Z'), [
    ['2026-11-01', '2026-11-01T05:00:00.000Z'],
    ['2026-11-02', '2026-11-02T06:00:00.000Z'],
  ])
  t.end()
})

test('in every zone, a digest is due once a day or week, and the periods have neither gaps nor overlaps', (t) => {
  const zones = [
    'UTC',
    'Pacific/Auckland',
    'Pacific/Honolulu',
    'America/New_York',
    'America/St_Johns',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Atlantic/Azores',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom<Every>('daily', 'weekly'),
      fc.record({
        hour: fc.integer({ min: 0, max: 23 }),
        weekday: fc.integer({ min: 1, max: 7 }),
        zone: fc.constantFrom(...zones),
      }),
      fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) }),
      (every, time, now) => {
        const due = lastDue(every, time, now)
        const { since, until } = periodOf(every, time, due)
        const days = (until - since) / (24 * HOUR_MS)
        const usual = every === 'daily' ? 1 : 7
        const next = lastDue(every, time, until + usual * 24 * HOUR_MS + 3 * HOUR_MS)
        return (
          until <= now &&
          Math.abs(days - usual) <= 2 / 24 &&
          next.day > due.day &&
          periodOf(every, time, next).since === until
        )
      },
    ),
  )
  t.end()
})
