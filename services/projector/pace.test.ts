import t from 'tap'
import { openPace, SHARE } from './pace.ts'

/** How long a step takes, and how often somebody looks, in milliseconds. */
const STEP = 25
const LOOK = 100

/**
 * Works for so many seconds beside live updates that are as late as `lagAt` says: at a time, after a second of which
 * this part was worked. Gives the part of each second that was worked, and whether it yielded in it.
 */
function simulated(seconds: number, lagAt: (at: number, share: number) => number | null) {
  const pace = openPace(0)
  const worked: [from: number, to: number][] = []
  const share = (from: number, to: number) =>
    worked.reduce((sum, [a, b]) => sum + Math.max(0, Math.min(b, to) - Math.max(a, from)), 0) / (to - from)
  const yielded = new Set<number>()
  let looked = 0
  const lookUntil = (until: number) => {
    for (; looked + LOOK <= until;) {
      looked += LOOK
      const lag = lagAt(looked, share(looked - 1000, looked))
      if (lag !== null) pace.saw(lag, looked)
      if (pace.yielding(looked)) yielded.add(Math.floor(looked / 1000))
    }
  }
  for (let now = 0; now < seconds * 1000;) {
    worked.push([now, now + STEP])
    now += STEP
    lookUntil(now)
    now += pace.restAfter(STEP, now)
    lookUntil(now)
  }
  return {
    share: (from: number, to: number) => share(from * 1000, to * 1000),
    yielded: (from: number, to: number) => [...yielded].some((second) => second >= from && second < to),
  }
}

t.test(
  'beside live updates that are in time it works for half of the time, and alone for all of it',
  async (t) => {
    const beside = simulated(20, () => 8)
    t.ok(Math.abs(beside.share(2, 20) - SHARE.most) < 0.02, `${beside.share(2, 20)}`)
    t.notOk(beside.yielded(0, 20))
    const alone = simulated(20, () => null)
    t.ok(alone.share(2, 20) > 0.99, `${alone.share(2, 20)}`)
  },
)

t.test('a single late update among many in time tells nothing', async (t) => {
  const { yielded, share } = simulated(20, (at) => (at % 2000 === 0 ? 900 : 8))
  t.notOk(yielded(0, 20))
  t.ok(share(2, 20) > 0.48)
})

t.test('lag of its making makes it work less, until it is gone', async (t) => {
  const { yielded, share } = simulated(60, (_, share) => 10 + share * 100)
  t.ok(yielded(0, 60), 'it says so')
  t.ok(share(10, 60) < 0.35, `${share(10, 60)}`)
  t.ok(share(10, 60) > 0.9 * SHARE.least, `${share(10, 60)}`)
})

t.test('lag that is not of its making counts as usual', async (t) => {
  const { share } = simulated(60, () => 300)
  t.ok(share(5, 60) > 0.4, `${share(5, 60)}`)
})

t.test('however late live updates are, it goes on', async (t) => {
  const { yielded, share } = simulated(60, (_, share) => 10 + share * 10_000)
  for (let second = 0; second < 50; second += 10) {
    t.ok(share(second, second + 10) > 0.2, `${share(second, second + 10)} from ${second} s on`)
    t.ok(yielded(second, second + 10))
  }
  t.ok(share(10, 60) < SHARE.least + 0.05, `${share(10, 60)}`)
})

t.test('it stands still first of all', async (t) => {
  const { share } = simulated(2, () => 100)
  t.ok(share(0, 1) < 0.25, `${share(0, 1)}`)
})

t.test('when live work ends it works all the time again', async (t) => {
  const { share } = simulated(30, (at) => (at < 10_000 ? 500 * (at % 3) : null))
  t.ok(share(13, 30) > 0.99, `${share(13, 30)}`)
})
