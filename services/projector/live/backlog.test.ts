import t from 'tap'
import type { Log } from '../../../events/log.ts'
import { openBacklog } from './backlog.ts'
import { openBench } from '../testing/bench.ts'
import { followed, lastFollower, liked, tally } from '../testing/projections.ts'

const EVENTS = 9000
const history = Array.from({ length: EVENTS }, (_, n) => (n % 10 === 0 ? followed(n) : liked(n)))
const never = new AbortController().signal

t.test('projections that start at the same time share one read of the log', async (t) => {
  const { log, append, recorded } = await openBench(t)
  await append(history)
  let read = 0
  async function* readAll(...args: Parameters<Log['readAll']>) {
    for await (const batch of log.readAll(...args)) {
      read += batch.count
      yield batch
    }
  }
  const backlog = openBacklog({ readAll })
  const events = await recorded()
  const [, , third] = events
  const found = [-1n, -1n, third!.position].map((after) => Array.fromAsync(backlog.read(after, never)))
  for (const batches of await Promise.all(found))
    t.same(
      batches.flatMap(({ events }) => events.map(({ id }) => id)),
      events.map(({ id }) => id),
    )
  t.equal(read, EVENTS)

  await t.test('a projection that joins a shared read a moment later gets all events', async (t) => {
    const first = backlog.read(third!.position, never)
    const batches = [(await first.next()).value]
    const late = Array.fromAsync(backlog.read(-1n, never))
    for await (const batch of first) batches.push(batch)
    t.equal(batches.at(-1)?.position, events.at(-1)?.position)
    const ids = new Set((await late).flatMap(({ events }) => events.map(({ id }) => id)))
    t.equal(ids.size, EVENTS, 'the late follower misses no event')
  })
})

t.test('a stopped projection does not delay the others that share its read of the log', async (t) => {
  const { log, append, start, watch } = await openBench(t)
  const changes = await watch()
  const last = await append(history)
  const broken = { ...lastFollower, apply: () => Promise.reject(new Error('out of order')) }
  await start({ log, projections: [tally, broken] })
  t.ok(await changes.waitFor(['tally'], last, 20_000))
})
