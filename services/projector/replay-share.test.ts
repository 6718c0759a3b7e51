import t from 'tap'
import { openPace, SHARE } from './replay-share.ts'

const STEP_MS = 25
const POLL_INTERVAL_MS = 100

/** Simulates a replay. `lagAt` gets the time (ms) and the share of work in the last second. Results are in seconds. */
function simulated(seconds: number, lagAt: (at: number, share: number) => number | null) {
  const pace = openPace(0)
  const worked: [from: number, to: number][] = []
  const share = (from: number, to: number) =>
    worked.reduce((sum, [a, b]) => sum + Math.max(0, Math.min(b, to) - Math.max(a, from)), 0) / (to - from)
  const yielded = new Set<number>()
  let polledAt = 0
  const pollUntil = (until: number) => {
    for (; polledAt + POLL_INTERVAL_MS <= until;) {
      polledAt += POLL_INTERVAL_MS
      const lag = lagAt(polledAt, share(polledAt - 1000, polledAt))
      if (lag !== null) pace.observe(lag, polledAt)
      if (pace.yielding(polledAt)) yielded.add(Math.floor(polledAt / 1000))
    }
  }
  for (let now = 0; now < seconds * 1000;) {
    worked.push([now, now + STEP_MS])
    now += STEP_MS
    pollUntil(now)
    now += pace.restAfter(STEP_MS, now)
    pollUntil(now)
  }
  return {
    share: (from: number, to: number) => share(from * 1000, to * 1000),
    yielded: (from: number, to: number) => [...yielded].some((second) => second >= from && second < to),
  }
}

t.test(
  'a replay works half of the time while live updates are timely, and all of the time without live updates',
  async (t) => {
    const beside = simulated(20, () => 8)
    t.ok(Math.abs(beside.share(2, 20) - SHARE.max) < 0.02, `${beside.share(2, 20)}`)
    t.notOk(beside.yielded(0, 20))
    const alone = simulated(20, () => null)
    t.ok(alone.share(2, 20) > 0.99, `${alone.share(2, 20)}`)
  },
)

t.test('a single late live update among many does not slow the replay', async (t) => {
  const { yielded, share } = simulated(20, (at) => (at % 2000 === 0 ? 900 : 8))
  t.notOk(yielded(0, 20))
  t.ok(share(2, 20) > 0.48)
})

t.test('a replay that delays live updates works less until they are timely again', async (t) => {
  const { yielded, share } = simulated(60, (_, share) => 10 + share * 100)
  t.ok(yielded(0, 60), 'it reports that it yields')
  t.ok(share(10, 60) < 0.35, `${share(10, 60)}`)
  t.ok(share(10, 60) > 0.9 * SHARE.min, `${share(10, 60)}`)
})

t.test('lag of live updates that the replay does not cause does not slow the replay', async (t) => {
  const { share } = simulated(60, () => 300)
  t.ok(share(5, 60) > 0.4, `${share(5, 60)}`)
})

t.test('a replay works at least a minimum share of the time, however late live updates are', async (t) => {
  const { yielded, share } = simulated(60, (_, share) => 10 + share * 10_000)
  for (let second = 0; second < 50; second += 10) {
    t.ok(share(second, second + 10) > 0.2, `${share(second, second + 10)} from ${second} s on`)
    t.ok(yielded(second, second + 10))
  }
  t.ok(share(10, 60) < SHARE.min + 0.05, `${share(10, 60)}`)
})

t.test('a replay first pauses to measure the lag of live updates without its own work', async (t) => {
  const { share } = simulated(2, () => 100)
  t.ok(share(0, 1) < 0.25, `${share(0, 1)}`)
})

t.test('a replay works all of the time again when live updates end', async (t) => {
  const { share } = simulated(30, (at) => (at < 10_000 ? 500 * (at % 3) : null))
  t.ok(share(13, 30) > 0.99, `${share(13, 30)}`)
})
