import t from 'tap'
import type { Log } from '../../../events/log.ts'
import { openPast } from './backlog.ts'
import { openBench } from '../testing/bench.ts'
import { followed, lastFollower, liked, tally } from '../testing/projections.ts'

t.setTimeout(60_000)

const EVENTS = 9000
const history = Array.from({ length: EVENTS }, (_, n) => (n % 10 === 0 ? followed(n) : liked(n)))
const never = new AbortController().signal

t.test('who asks for the past at the same time is given the same read', async (t) => {
  const { log, append, recorded } = await openBench(t)
  await append(history)
  let read = 0
  async function* readAll(...args: Parameters<Log['readAll']>) {
    for await (const batch of log.readAll(...args)) {
      read += batch.count
      yield batch
    }
  }
  const past = openPast({ readAll })
  const events = await recorded()
  const [, , third] = events
  const found = [-1n, -1n, third!.position].map((after) => Array.fromAsync(past.read(after, never)))
  for (const batches of await Promise.all(found))
    t.same(
      batches.flatMap(({ events }) => events.map(({ id }) => id)),
      events.map(({ id }) => id),
    )
  t.equal(read, EVENTS)

  await t.test('and who comes a moment later is waited for', async (t) => {
    const first = past.read(third!.position, never)
    const batches = [(await first.next()).value]
    const late = Array.fromAsync(past.read(-1n, never))
    for await (const batch of first) batches.push(batch)
    t.equal(batches.at(-1)?.position, events.at(-1)?.position)
    const ids = new Set((await late).flatMap(({ events }) => events.map(({ id }) => id)))
    t.equal(ids.size, EVENTS, 'it misses nothing')
  })
})

t.test('a projection that stands still does not hold up the filling of the others', async (t) => {
  const { log, append, start, watch } = await openBench(t)
  const changes = await watch()
  const last = await append(history)
  const broken = { ...lastFollower, apply: () => Promise.reject(new Error('out of order')) }
  await start({ log, projections: [tally, broken] })
  t.ok(await changes.waitFor(['tally'], last, 20_000))
})
