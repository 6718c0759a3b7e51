import t from 'tap'
import { showsTimestamp } from './timestamps.ts'

const HOUR_MS = 60 * 60 * 1000

t.test(
  'a conversation of 184 messages shows a time above the first message of each day (spec §4)',
  async (t) => {
    const perDay = [1, 40, 0, 60, 83]
    const times = perDay.flatMap((count, day) =>
      Array.from({ length: count }, (_, n) => Date.UTC(2026, 10, 20 + day) + (n * 24 * HOUR_MS) / count),
    )
    const messages = times.map((time) => ({ insertedAt: new Date(time).toISOString() }))
    t.equal(messages.length, 184)
    const shown = messages.flatMap((message, at) => (showsTimestamp(message, messages[at - 1]) ? [at] : []))
    t.same(shown, [0, 1, 41, 101])
  },
)

t.test('a message sent shortly after midnight has its own time', async (t) => {
  const [before, after] = ['2026-11-20T23:59:00.000Z', '2026-11-21T00:01:00.000Z']
  t.ok(showsTimestamp({ insertedAt: after }, { insertedAt: before }))
  t.notOk(showsTimestamp({ insertedAt: before }, { insertedAt: '2026-11-20T00:01:00.000Z' }))
})
